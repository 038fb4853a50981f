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
