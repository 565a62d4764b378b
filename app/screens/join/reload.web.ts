/** The newest page, also where a service worker keeps an older one: it is fetched first and takes over. */
const PATIENCE_MS = 60_000;

export async function reload(_page: string): Promise<void> {
  await takeNewest().catch(() => undefined);
  globalThis.location.reload();
}

async function takeNewest(): Promise<void> {
  const registration = await globalThis.navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update();
  const worker = registration.waiting ?? registration.installing;
  if (!worker) return;
  const isReady = new Promise<void>((resolve) => {
    if (worker.state === 'installed') resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve();
    });
    setTimeout(resolve, PATIENCE_MS);
  });
  await isReady;
  const tookOver = new Promise<void>((resolve) => {
    globalThis.navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    setTimeout(resolve, PATIENCE_MS);
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
  await tookOver;
}
