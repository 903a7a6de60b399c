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
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
  }
}

export const pwa = new Pwa();
