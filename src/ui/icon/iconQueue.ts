import type { IconSource } from '~/olm/packages/iconData';
import { requestIcon } from './iconRequests';

/** An icon that a place in the page shows. */
export type WantedIcon = {
  readonly element: Element;
  readonly icon: IconSource;
  /** Called with the URL of an image; `null` if there is none. */
  readonly show: (image: string | null) => void;
};

/**
 * Shows an icon as soon as it is loaded.
 * @returns stops that and cancels the request
 */
export function showIcon(wish: WantedIcon): () => void {
  const turn: Turn = { wish, since: performance.now(), end: () => undefined, isOver: false };
  void begin(turn);
  return over(turn);
}

/**
 * Icons of a list wait a moment before loading, so that few requests are sent while the user scrolls or types. Icons
 * that are due together are shown in one render. Cached icons wait only for the next turn, because images would delay
 * the painting of typed text.
 */
export function showIconInTurn(wish: WantedIcon): () => void {
  const since = wish.icon.atHand() === null ? performance.now() : -Infinity;
  const turn: Turn = { wish, since, end: () => waiting.delete(turn), isOver: false };
  waiting.add(turn);
  if (timer === undefined) {
    timer = setInterval(startNext, TICK);
    document.addEventListener('scroll', noteScroll, SCROLLS);
  }
  return over(turn);
}

type Turn = {
  readonly wish: WantedIcon;
  /** The start of the wait in milliseconds; `-Infinity` if no wait is necessary. */
  readonly since: number;
  end: () => void;
  isOver: boolean;
};

function over(turn: Turn): () => void {
  return () => {
    turn.isOver = true;
    turn.end();
  };
}

const waiting = new Set<Turn>();
let timer: ReturnType<typeof setInterval> | undefined;
let lastScroll = -Infinity;

/** Scroll events of any container: in the console, the window does not scroll. */
const SCROLLS = { capture: true, passive: true };

/** Milliseconds. During scrolling, an icon must be visible for longer. */
const PATIENCE = { atRest: 100, scrolling: 1000 };
const REST = 150;
const TICK = 50;

function startNext(): void {
  const now = performance.now();
  const patience = now - lastScroll > REST ? PATIENCE.atRest : PATIENCE.scrolling;
  for (const turn of waiting) {
    if (now - turn.since < patience) continue;
    waiting.delete(turn);
    void begin(turn);
  }
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
  document.removeEventListener('scroll', noteScroll, SCROLLS);
}

function noteScroll(): void {
  lastScroll = performance.now();
}

async function begin(turn: Turn): Promise<void> {
  const { element, icon, show } = turn.wish;
  const image = icon.atHand() ?? (await icon.kept().catch(() => null));
  if (turn.isOver) return;
  if (image === null) turn.end = requestIcon({ element, fetched: icon.fetched, done: show });
  else show(image);
}
