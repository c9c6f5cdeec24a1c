/** The addresses of pages, and the current one. Links are plain `<a href>`; clicks on them are handled here. */
import type { Attachment } from 'svelte/attachments';

export type Route =
  | { page: 'lobby' }
  /** Without a game: all of them. */
  | { page: 'scenarios'; game: string | null; scenario: string | null }
  | { page: 'position'; from: string | null; at: number | null }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string }
  | { page: 'replay'; table: string; at: number | null; seat: string | null }
  /** The decision to look at follows `#`. */
  | { page: 'analysis'; table: string; step: number | null; seat: string | null }
  | { page: 'replays' }
  | { page: 'campaigns' }
  /** An invitation to it follows `#`. */
  | { page: 'campaign'; campaign: string }
  | { page: 'you' }
  /** Opened on another device of the same player; the secret follows `#`. */
  | { page: 'link' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'lab' }
  | { page: 'learn'; game: string }
  | { page: 'skirmish'; game: string }
  /** Without a scenario: what the editor has handed over. */
  | { page: 'balance'; game: string | null; scenario: string | null }
  /** Without a seed: one of those in store. */
  | { page: 'fresh'; game: string | null; size: string | null; seed: string | null; wish: string }
  /** Without a game: all drafts; `from`: a copy of an official scenario. A shared one follows `#`. */
  | { page: 'editor'; game: string | null; draft: string | null; from: string | null }
  /** Without a game: the first one. */
  | { page: 'puzzles'; game: string | null }
  /** One of a game's book, or the mistake of a step of a game; without either, its position follows `#`. */
  | { page: 'puzzle'; game: string | null; mistaken: string | null; number: number | null }
  /** A scenario of the public list. */
  | { page: 'published'; published: string }
  | { page: 'nowhere' };

/** A decoded part of an address; one that cannot be decoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const numberIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** The pages of which there is one each. */
const PLAIN = ['replays', 'lab', 'you', 'link'] as const;
const isPlain = (page: string): page is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(page);

export function routeOf(url: URL): Route {
  const [page, first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  const at = numberIn(url.searchParams.get('at') ?? '');
  if (page === undefined) return { page: 'lobby' };
  if (rest.length) return { page: 'nowhere' };
  if (first === undefined && isPlain(page)) return { page };
  if (page === 'campaigns' && second === undefined)
    return first === undefined ? { page } : { page: 'campaign', campaign: first };
  if (page === 'position' && first === undefined) return { page, from: url.searchParams.get('from'), at };
  if (page === 'scenarios') return { page, game: first ?? null, scenario: second ?? null };
  if (page === 'balance') return { page, game: first ?? null, scenario: second ?? null };
  if (page === 'fresh' && second === undefined) {
    const { searchParams: asked } = url;
    const [size, seed, wish] = ['size', 'seed', 'wish'].map((key) => asked.get(key));
    return { page, game: first ?? null, size: size ?? null, seed: seed ?? null, wish: wish ?? '' };
  }
  if (page === 'editor')
    return { page, game: first ?? null, draft: second ?? null, from: url.searchParams.get('from') };
  if (page === 'puzzle' && first === undefined) return { page, game: null, mistaken: null, number: null };
  if (page === 'puzzles' && second === undefined) return { page, game: first ?? null };
  const number = numberIn(second ?? '');
  if (page === 'puzzles' && number !== null)
    return { page: 'puzzle', game: first ?? null, mistaken: null, number };
  if (page === 'mistakes' && number !== null)
    return { page: 'puzzle', game: null, mistaken: first ?? null, number };
  if (page === 'rules' && second === undefined)
    return { page, game: first ?? null, rule: decoded(url.hash.slice(1)) || null };
  if (first === undefined || second !== undefined) return { page: 'nowhere' };
  switch (page) {
    case 'table':
    case 'join':
      return { page, table: first };
    case 'replay':
      return { page, table: first, at, seat: url.searchParams.get('seat') };
    case 'analysis':
      return { page, table: first, step: numberIn(url.hash.slice(1)), seat: url.searchParams.get('seat') };
    case 'published':
      return { page, published: first };
    case 'learn':
    case 'skirmish':
      return { page, game: first };
  }
  return { page: 'nowhere' };
}

/** Another page was opened. */
let travelled = false;

const here = () => new URL(globalThis.location?.href ?? 'http://localhost/');
let route: Route = $state.raw(routeOf(here()));

export const router = {
  get route(): Route {
    return route;
  },
};

/** Goes to an internal address; `replace` leaves no history entry. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

function arrive(): void {
  travelled = true;
  route = routeOf(here());
}

/** Attached to the main element of a page, which is focused when the page is opened from another one. */
export const content: Attachment<HTMLElement> = (element) => {
  element.tabIndex = -1;
  if (travelled) element.focus({ preventScroll: true });
};

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function onclick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

export function listen(): () => void {
  document.addEventListener('click', onclick);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', onclick);
    removeEventListener('popstate', arrive);
  };
}
