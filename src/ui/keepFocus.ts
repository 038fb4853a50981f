import { type FocusPath, canHaveFocus, focusPath, neighbour, rootOf } from './focusPath';

/**
 * Keeps the keyboard where it was when what has the focus goes away: a row, a filter, a button that was pressed, the menu
 * that had led to a dialog. The browser then gives the focus to nothing, and the next Tab begins at the top of the console.
 * Whoever came by a link that is gone with its page begins at the heading. What dialogs and components look after themselves
 * is left as it is.
 * @param isNavigation within the app: the focus is on its way to the page. Otherwise it stays where the browser begins
 * @returns ends it
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
    // Whoever presses the mouse on nothing has left the place: it is not lost.
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

/** The page, a dialog over it, a menu in that, and one to spare. */
const MOST_ROOTS = 4;

/** Milliseconds that others have to move the focus: dialogs give it back when they have closed. */
const SETTLED = 50;

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * The last place that is still there, or what is next to it. What was pressed and is busy gets the focus back when it no
 * longer is; what had led to a dialog and can no longer be used does not.
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
