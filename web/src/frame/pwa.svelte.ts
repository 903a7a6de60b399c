/**
 * Milliseconds from the load of the page to the registration of the service worker. Its downloads for offline
 * use must not compete with the page itself.
 */
const REST = 5_000;

/** The state of the service worker: registered after the page has loaded, and observed for updates. */
class Pwa {
  /** A newer version of the page is ready. */
  renewed = $state(false);

  open(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The first worker to take control of the page is no update.
    let known = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      this.renewed ||= known;
      known = true;
    });
    const register = (): void => {
      // Registration may be forbidden (private windows, for example). The page then works online only.
      navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
    };
    const afterRest = (): void => {
      setTimeout(register, REST);
    };
    if (document.readyState === 'complete') afterRest();
    else addEventListener('load', afterRest, { once: true });
  }
}

export const pwa = new Pwa();
