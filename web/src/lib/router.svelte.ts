// Every page has a URL: the history API and a small table of patterns.
export interface Place {
  page: string;
  params: { [name: string]: string };
  query: URLSearchParams;
  path: string;
}

const patterns: [string, string][] = [
  ['start', '/'],
  ['new', '/new'],
  ['new', '/new/:game'],
  ['table', '/table/:id'],
  ['wall', '/table/:id/wall'],
  ['hotseat', '/hotseat'],
  ['replay', '/replay/:id'],
  ['review', '/review/:id'],
  ['story', '/story/:id'],
  ['check', '/check'],
  ['check', '/check/:id'],
  ['learn', '/learn'],
  ['learn', '/learn/:game'],
  ['lesson', '/learn/:game/:lesson'],
  ['rules', '/rules'],
  ['rules', '/rules/:game'],
  ['rules', '/rules/:game/:clause'],
  ['settings', '/settings'],
  ['account', '/account'],
  ['about', '/about'],
  ['operator', '/operator'],
];

/** Where the page lies at its address: "", or "/snowbound". Pages are named by what follows. */
const base = import.meta.env.BASE_URL.slice(0, -1);
const within = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path);

/** The whole address of a page, to be handed on. */
export const addressOf = (path: string): string => location.origin + base + path;

export function placeOf(url: URL): Place {
  const path = within(url.pathname);
  const parts = path.split('/').filter((part) => part !== '');
  for (const [page, pattern] of patterns) {
    const wanted = pattern.split('/').filter((part) => part !== '');
    if (wanted.length !== parts.length) continue;
    const params: { [name: string]: string } = {};
    const fits = wanted.every((each, i) => {
      const part = parts[i] ?? '';
      if (!each.startsWith(':')) return each === part;
      try {
        params[each.slice(1)] = decodeURIComponent(part);
        return true;
      } catch {
        return false; // "%E0%A4" means nothing
      }
    });
    if (fits) return { page, params, query: url.searchParams, path };
  }
  return { page: 'lost', params: {}, query: url.searchParams, path };
}

class Router {
  place = $state.raw<Place>({ page: 'start', params: {}, query: new URLSearchParams(), path: '/' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.click(event));
  }

  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', base + path);
    else history.pushState(null, '', base + path);
    this.read();
    if (!how.replace) scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(new URL(location.href));
  }

  private click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(`${base}/`) || url.pathname.startsWith('/api/'))
      return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(within(url.pathname) + url.search + url.hash);
  }
}

export const router = new Router();
