/** Measures a key press in the search until its result is painted. */
import type { Page } from '@playwright/test';
import type { Catalog } from './benchCatalogPage';

const WORDS = ['kafka', 'postgres', 'prometheus', 'cert manager', 'backup', 'mongodb', 'vault'];

/** Words to type and delete again. */
export const KEYS: readonly string[] = WORDS.flatMap((word) => {
  const letters = word.split('');
  return [...letters, ...letters.map(() => 'Backspace')];
});

/**
 * Milliseconds from each key press until the last change of the results was painted; and the same without the wait for
 * the next frame, which no page can shorten (up to 16.7 at 60 frames per second).
 */
export async function keyTimes(page: Page, catalog: Catalog): Promise<KeyTimes> {
  await page.bringToFront();
  await page.evaluate(watchKeys, watched(catalog, 280));
  await page.locator(catalog.search).first().focus();
  return pressKeys(page);
}

/** Milliseconds of a single key press in a new page. */
export async function firstKeyTime(page: Page, catalog: Catalog, key: string): Promise<number> {
  await page.bringToFront();
  // Longer than for other keys, but ends before rows out of view are rendered.
  await page.evaluate(watchKeys, watched(catalog, 390));
  await page.locator(catalog.search).first().focus();
  await page.keyboard.down(key);
  await page.waitForTimeout(1000);
  await page.keyboard.up(key);
  return page.evaluate(() => globalThis.benchPainted);
}

/** The durations of key presses that the page recorded. */
export async function pressKeys(page: Page): Promise<KeyTimes> {
  const painted: number[] = [];
  const worked: number[] = [];
  for (const key of KEYS) {
    // A user holds a key for longer than the result takes.
    await page.keyboard.down(key);
    await page.waitForTimeout(300);
    await page.keyboard.up(key);
    const time = await page.evaluate(() => globalThis.benchPainted);
    // A key without changes has no result.
    if (time === 0) continue;
    painted.push(time);
    worked.push(time - (await page.evaluate(() => globalThis.benchWaited)));
  }
  return { painted, worked };
}

export type KeyTimes = Readonly<Record<'painted' | 'worked', readonly number[]>>;

type Watched = Pick<Catalog, 'results' | 'icon'> & {
  /** Milliseconds after a key in which changes count as its result. */
  readonly window: number;
};

/** Only values that can be passed to the page. */
function watched({ results, icon }: Catalog, window: number): Watched {
  return { results, icon, window };
}

/** Runs in the page. All changes within the time after a key count as its result, except loaded or failed icons. */
function watchKeys({ results, icon, window }: Watched): void {
  let pressed = 0;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      globalThis.benchPainted = 0;
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    if (performance.now() - pressed > window) return;
    const isResult = changes.some(
      ({ target }) => !(target instanceof Element && target.closest(icon) !== null),
    );
    if (!isResult) return;
    globalThis.benchAfterPaint((waited) => {
      globalThis.benchWaited = waited;
      globalThis.benchPainted = performance.now() - pressed;
    });
  }).observe(document.querySelector(results) ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
