/**
 * Measures the browser's share of a key press: inserts the tiles of each key press by hand, without search and React.
 * The difference to the catalog is small compared with the noise of a busy machine, so one run proves little.
 */
import type { Page } from '@playwright/test';
import { KEYS, type KeyTimes, pressKeys } from './benchCatalogKeys';

declare global {
  /** Used in the page: the list after each key. */
  var benchLists: Element[];
}

/** Milliseconds from each key press until the tiles recorded for it are painted. */
export async function floorTimes(page: Page, search: string, list: string): Promise<KeyTimes> {
  await page.bringToFront();
  await page.locator(search).first().focus();
  await page.evaluate(() => {
    globalThis.benchLists = [];
  });
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    await page.evaluate(keepList, list);
  }
  await page.evaluate(standIn, { search, list });
  await page.locator('#bench-search').focus();
  return pressKeys(page);
}

/** Runs in the page. */
function keepList(list: string): void {
  const shown = document.querySelector(`:not([hidden]) > ${list}`);
  const copy = shown?.cloneNode(true);
  globalThis.benchLists.push(copy instanceof Element ? copy : document.createElement('div'));
}

/** Runs in the page. Replaces the list and the search field of React with copies. */
function standIn(selectors: { readonly search: string; readonly list: string }): void {
  const list = document.querySelector(selectors.list);
  const field = document.querySelector(selectors.search);
  const copy = list?.cloneNode(true);
  const input = field?.cloneNode(true);
  if (!(copy instanceof Element && input instanceof HTMLInputElement)) return;
  input.id = 'bench-search';
  list?.replaceWith(copy);
  field?.replaceWith(input);
  let turn = 0;
  let pressed = 0;
  input.addEventListener('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
    globalThis.benchPainted = 0;
  });
  const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
  /** Replaces texts where both structures match, and elements elsewhere. @returns whether anything changed */
  const put = (shown: Node, next: Node): boolean => {
    const [ours, theirs] = [[...shown.childNodes], [...next.childNodes]];
    const isAlike =
      ours.length === theirs.length &&
      ours.every((node, at) => node.nodeName === theirs[at]?.nodeName);
    if (!isAlike) {
      if (shown instanceof Element)
        shown.replaceChildren(...theirs.map((node) => node.cloneNode(true)));
      return true;
    }
    return ours
      .map((node, at) => {
        const other = theirs[at];
        if (other === undefined) return false;
        if (!isText(node)) return put(node, other);
        if (node.nodeValue === other.nodeValue) return false;
        node.nodeValue = other.nodeValue;
        return true;
      })
      .includes(true);
  };
  input.addEventListener('input', () => {
    const next = globalThis.benchLists[turn];
    turn += 1;
    if (next === undefined || !put(copy, next)) return;
    globalThis.benchAfterPaint((waited) => {
      globalThis.benchWaited = waited;
      globalThis.benchPainted = performance.now() - pressed;
    });
  });
}
