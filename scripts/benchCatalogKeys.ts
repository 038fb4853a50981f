/** What a key press in the search takes until its result is painted. */
import type { Page } from '@playwright/test';
import type { Catalog } from './benchCatalogPage';

const WORDS = ['kafka', 'postgres', 'prometheus', 'cert manager', 'backup', 'mongodb', 'vault'];

/** Each word typed, and taken back again. */
export const KEYS: readonly string[] = WORDS.flatMap((word) => {
  const letters = word.split('');
  return [...letters, ...letters.map(() => 'Backspace')];
});

/**
 * Milliseconds from each key press until the last change of the results was painted; and without those that the browser
 * waited for its next frame, which no page can shorten: up to 16.7 with 60 frames a second.
 */
export async function keyTimes(page: Page, catalog: Catalog): Promise<KeyTimes> {
  await page.bringToFront();
  await page.evaluate(watchKeys, watched(catalog, 280));
  await page.locator(catalog.search).first().focus();
  return pressKeys(page);
}

/** Milliseconds of a single key press in a page that nobody has used yet. */
export async function firstKeyTime(page: Page, catalog: Catalog, key: string): Promise<number> {
  await page.bringToFront();
  // Longer than for the other keys, and shorter than until the rows out of view are rendered.
  await page.evaluate(watchKeys, watched(catalog, 390));
  await page.locator(catalog.search).first().focus();
  await page.keyboard.down(key);
  await page.waitForTimeout(1000);
  await page.keyboard.up(key);
  return page.evaluate(() => globalThis.benchPainted);
}

/** What each key press took, as the page wrote it down. */
export async function pressKeys(page: Page): Promise<KeyTimes> {
  const painted: number[] = [];
  const worked: number[] = [];
  for (const key of KEYS) {
    // A finger stays on its key for longer than the result takes.
    await page.keyboard.down(key);
    await page.waitForTimeout(300);
    await page.keyboard.up(key);
    const time = await page.evaluate(() => globalThis.benchPainted);
    // A key that changed nothing has no result.
    if (time === 0) continue;
    painted.push(time);
    worked.push(time - (await page.evaluate(() => globalThis.benchWaited)));
  }
  return { painted, worked };
}

export type KeyTimes = Readonly<Record<'painted' | 'worked', readonly number[]>>;

type Watched = Pick<Catalog, 'results' | 'icon'> & {
  /** Milliseconds after the key in which a change is its result. */
  readonly window: number;
};

/** Only what can be handed to the page. */
function watched({ results, icon }: Catalog, window: number): Watched {
  return { results, icon, window };
}

/** Runs in the page. Everything within the window after a key counts as its result, but icons that come or fail. */
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
