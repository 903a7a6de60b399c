/** How long a page that has work of its own is left alone after it has loaded, milliseconds. */
const REST = 5_000;

/** The service worker as the page sees it: asked for once the page is up, and known when it has changed. */
class Pwa {
  /** A newer page than this one is ready. */
  renewed = $state(false);

  /**
   * @param busy has this page things to do that the service worker, which lays in the others, should not take processor
   * and line from? On a page from which one goes on to another, that other one had better be there already.
   */
  open(busy: boolean): void {
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
    const begin = busy ? () => setTimeout(register, REST) : register;
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }
}

export const pwa = new Pwa();
