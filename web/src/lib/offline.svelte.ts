// The page is kept for times without a network. A new build is fetched beside the one that is shown; it takes over when the
// player says so, in all windows at once: two builds are never mixed.
import { hasServer } from './local';

const atMostEvery = 30 * 60_000;
const firstLook = 5000;
const longestWait = 30_000;

class Offline {
  /** A new build lies ready. */
  waiting = $state.raw<ServiceWorker | null>(null);
  private quiet: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** This page came from what the browser keeps. */
  get isKept(): boolean {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  }

  /** A first visit to a folder of files: the first game comes over the line before whatever only looks well. */
  get isFirst(): boolean {
    return !hasServer && !this.isKept;
  }

  /** On a first visit: once a table is drawn, or when nobody has opened one for a while. Whoever waits for a game is not to
   *  wait for everything else, too. */
  whenQuiet(): Promise<void> {
    if (this.isKept) return Promise.resolve();
    return new Promise((resolve) => {
      this.quiet = resolve;
      this.timer = setTimeout(resolve, firstLook);
    });
  }
  /** Somebody waits for a table. */
  isBusy(): void {
    clearTimeout(this.timer);
    if (this.quiet) this.timer = setTimeout(this.quiet, longestWait);
  }
  isQuiet(): void {
    this.quiet?.();
  }

  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const wasKept = this.isKept;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (wasKept || this.taking) location.reload();
    });
    void this.register();
  }
  private taking = false;

  private async register(): Promise<void> {
    try {
      const kept = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
        updateViaCache: 'none',
      });
      const look = () => {
        if (kept.waiting && navigator.serviceWorker.controller) this.waiting = kept.waiting;
      };
      look();
      kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
      setInterval(() => void kept.update().catch(() => undefined), atMostEvery);
    } catch {
      // A browser that keeps nothing: the page works as long as there is a network.
    }
  }

  takeOver(): void {
    this.taking = true;
    this.waiting?.postMessage('take-over');
  }
}
export const offline = new Offline();
