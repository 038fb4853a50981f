/**
 * Icons of a list wait a moment before they load: of those that a fast wheel or a quick typist passes by, hundreds in a
 * second, hardly one is asked for. Those whose turn comes together are shown in one rendering.
 * @param isAtHand nothing need be asked for: its turn is the next
 */
export function awaitTurn(isAtHand: boolean, take: () => void): () => void {
  waiting.set(take, isAtHand ? -Infinity : performance.now());
  if (timer === undefined) {
    timer = setInterval(giveTurns, TICK);
    document.addEventListener('scroll', noteScroll, SCROLLS);
  }
  return () => {
    waiting.delete(take);
  };
}

/** When each began to wait, in milliseconds; `-Infinity`: it need not. */
const waiting = new Map<() => void, number>();
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
  for (const [take, since] of waiting) {
    if (now - since < patience) continue;
    waiting.delete(take);
    take();
  }
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
  document.removeEventListener('scroll', noteScroll, SCROLLS);
}

function noteScroll(): void {
  lastScroll = performance.now();
}
