/** The nearest scroll container; `null` if only the window scrolls. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body) return null;
    if (/auto|scroll|overlay/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
