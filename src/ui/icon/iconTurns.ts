import type { IconSource } from '~/olm/packages/iconSource';
import { requestIcon } from './iconRequests';

/** An icon that a place in the page shows. */
export type IconWish = {
  readonly element: Element;
  readonly icon: IconSource;
  /** Called with an address for an image; `null`: there is none. */
  readonly show: (image: string | null) => void;
};

/** Shows an icon as soon as it is there. @returns ends that: what is on its way is aborted */
export function showIcon(wish: IconWish): () => void {
  const turn: Turn = { wish, since: performance.now(), end: () => undefined, isOver: false };
  void begin(turn);
  return over(turn);
}

/**
 * Icons of a list wait a moment before they load: of those that a fast wheel or a quick typist passes by, hundreds in a
 * second, hardly one is asked for. Those whose turn comes together are shown in one rendering. Those at hand wait only
 * for the next turn: to put pictures into a page that is just being painted would hold up what was typed for.
 */
export function showIconInTurn(wish: IconWish): () => void {
  const since = wish.icon.atHand() === null ? performance.now() : -Infinity;
  const turn: Turn = { wish, since, end: () => waiting.delete(turn), isOver: false };
  waiting.add(turn);
  if (timer === undefined) {
    timer = setInterval(giveTurns, TICK);
    document.addEventListener('scroll', noteScroll, SCROLLS);
  }
  return over(turn);
}

type Turn = {
  readonly wish: IconWish;
  /** When it began to wait, in milliseconds; `-Infinity`: it need not. */
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

/** Of whatever scrolls: in the console that is not the window. */
const SCROLLS = { capture: true, passive: true };

/** In milliseconds. While something scrolls, an icon has to have stayed for long. */
const PATIENCE = { atRest: 100, scrolling: 1000 };
const REST = 150;
const TICK = 50;

function giveTurns(): void {
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
