/** Only the web has a service worker; on a phone the store keeps the app whole. */
export function registerServiceWorker(_onUpdate: (apply: () => void) => void): void {}
