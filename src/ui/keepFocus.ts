import { type FocusPath, canHaveFocus, focusPath, neighbour, rootOf } from './focusPath';

/**
 * Restores the keyboard focus when the focused element is removed: a row, a filter, a pressed button, the menu that
 * opened a dialog. The browser would drop the focus, and the next Tab would start at the top of the console. After a
 * navigation whose link no longer exists, the heading gets the focus. Focus that dialogs and components manage is left
 * unchanged.
 * @param isNavigation a navigation within the app: the focus moves to the page. Otherwise it stays where the browser
 * puts it
 * @returns stops the observation
 */
export function keepFocus(isNavigation: boolean): () => void {
  let visited: readonly FocusPath[] = [];
  let isArriving = isLost() && isNavigation;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const visit = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    isArriving = false;
    const path = focusPath(target);
    const others = visited.filter((other) => rootOf(other) !== rootOf(path));
    visited = [path, ...others].slice(0, MOST_ROOTS);
  };
  const restore = () => {
    if (!isLost()) return;
    const found = isArriving ? heading() : restored(visited);
    found?.focus({ preventScroll: isArriving });
  };
  const check = () => {
    if (!isLost() || (visited.length === 0 && !isArriving)) return;
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED);
  };
  const onFocus = ({ target }: FocusEvent) => {
    visit(target);
  };
  const onPress = () => {
    // A click on the background is a deliberate loss of focus.
    setTimeout(() => {
      if (isLost() && visited[0]?.element.isConnected === true) visited = [];
    });
  };
  visit(document.activeElement);
  check();
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress);
  };
}

/** The page, a dialog above it, a menu in that, and one in reserve. */
const MOST_ROOTS = 4;

/** Milliseconds in which other code can move the focus: dialogs return it after they close. */
const SETTLED = 50;

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * The last focused element that still exists, or the nearest one. A busy button gets the focus back when it is no
 * longer busy. A disabled button that opened a dialog does not.
 */
function restored(visited: readonly FocusPath[]): HTMLElement | null {
  if (visited[0]?.element.matches(':disabled') === true && visited[0].element.isConnected)
    return null;
  for (const path of visited) {
    if (canHaveFocus(path.element)) return path.element;
    const found = path.element.matches('h1') ? null : neighbour(path);
    if (found !== null) return found;
  }
  return heading();
}

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  found?.setAttribute('tabindex', '-1');
  return found;
}
