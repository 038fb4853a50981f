/** The nearest element that scrolls what it holds; `null`: none but the window does. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body) return null;
    if (/auto|scroll|overlay/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
