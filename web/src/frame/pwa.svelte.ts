/**
 * How long a page is left alone after it has loaded, milliseconds: what the service worker lays in for a day without a
 * line must not take processor and line from what one came for.
 */
const REST = 5_000;

/** The service worker as the page sees it: asked for once the page is up, and known when it has changed. */
class Pwa {
  /** A newer page than this one is ready. */
  renewed = $state(false);

  open(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The first worker that takes the page over is no news.
    let known = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      this.renewed ||= known;
      known = true;
    });
    const register = (): void => {
      // Where it is forbidden (a private window, say) the page works as ever, but not offline.
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
