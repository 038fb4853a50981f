import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Manages the focus of a page when its content changes. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const end = keepFocus(hasNavigated && hasBeenUsed());
    return () => {
      end();
      hasNavigated = true;
    };
  }, [pathname]);
}

/** After a page load, including redirects, the focus remains where the browser puts it. */
function hasBeenUsed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Whether the page differs from the loaded one. Browsers remember user interaction over a reload. */
let hasNavigated = openedPath() !== window.location.pathname;

function openedPath(): string | null {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? null : new URL(opened.name).pathname;
}

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

/** The position of the focus: the element and its ancestors with their index among siblings, innermost first. */
export type FocusPath = {
  readonly element: HTMLElement;
  readonly around: readonly Around[];
};

type Around = { readonly parent: Element; readonly index: number };

export function focusPath(element: HTMLElement): FocusPath {
  const around: Around[] = [];
  for (let child: Element = element; child.parentElement !== null; child = child.parentElement) {
    const parent = child.parentElement;
    around.push({ parent, index: [...parent.children].indexOf(child) });
    if (parent.matches(EDGE)) break;
  }
  return { element, around };
}

/** The page, dialog or menu around it. */
export function rootOf({ around }: FocusPath): Element | undefined {
  return around.at(-1)?.parent;
}

/**
 * The element at the position of a removed one, or the nearest one before it; `null` if nothing around it remains. The
 * search stops at the heading of the page, before the links to other pages.
 */
export function neighbour({ around }: FocusPath): HTMLElement | null {
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue;
    if (parent.querySelector('main h1') !== null) return null;
    const children = [...parent.children];
    const found =
      children.slice(index).flatMap(stopsIn).at(0) ??
      children.slice(0, index).flatMap(stopsIn).at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

export function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

/** The focus does not move from one of these to another. */
const EDGE = 'body, main, [role="dialog"], [role="menu"]';

/** Elements in the tab order. */
const STOP = [
  'a[href], button, input, select, textarea, summary',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

function stopsIn(element: Element): readonly HTMLElement[] {
  return [element, ...element.querySelectorAll(STOP)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(STOP) && one.tabIndex >= 0 && canHaveFocus(one),
  );
}
