/** Offline after the first visit. A new version waits until the person agrees, then takes over whole. */

export function registerServiceWorker(onUpdate: (apply: () => void) => void): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  let agreed = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
  });
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const offer = (worker: ServiceWorker) =>
      onUpdate(() => {
        agreed = true;
        worker.postMessage({ type: 'SKIP_WAITING' });
      });
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
      });
    });
  };
  // The first paint comes first; a refused registration (private window) only means no offline use.
  const later = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
