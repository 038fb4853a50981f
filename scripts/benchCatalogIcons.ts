/** Measures the first key press of a visit, and the icons that it requests. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstKeyTime } from './benchCatalogKeys';
import { type Catalog, openCatalog } from './benchCatalogPage';

declare global {
  /** Used in the page: milliseconds from the key until the last icon in view was loaded. */
  var benchIcons: number;
}

/** Each shows packages that the catalog does not show at first. */
const LETTERS = ['k', 'p', 'm', 'b', 'v'];

/** Idle milliseconds before the key, and milliseconds for the icons after it. */
const IDLE = 3000;
const ICONS_WINDOW = 4000;

export type IconTimes = Readonly<
  Record<'key' | 'icons' | 'requests' | 'againRequests' | 'againIcons' | 'opening', number[]>
>;

/** Opens a new browser per letter, and measures the first key of the first and of the second visit. */
export async function iconTimes(
  browser: Browser,
  contextOf: (browser: Browser) => Promise<BrowserContext>,
  catalog: Catalog,
): Promise<IconTimes> {
  const times: IconTimes = {
    key: [],
    icons: [],
    requests: [],
    opening: [],
    againRequests: [],
    againIcons: [],
  };
  for (const letter of LETTERS) {
    const context = await contextOf(browser);
    const first = await visit(context, catalog, letter);
    times.key.push(first.key);
    times.icons.push(first.icons);
    times.requests.push(first.requests - first.opening);
    times.opening.push(first.opening);
    const second = await visit(context, catalog, letter);
    times.againRequests.push(second.requests);
    times.againIcons.push(second.icons);
    await context.close();
  }
  return times;
}

async function visit(context: BrowserContext, catalog: Catalog, letter: string) {
  let requests = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/icon')) requests += 1;
  });
  const { page } = await openCatalog(context, catalog);
  await page.waitForTimeout(IDLE);
  const opening = requests;
  await page.evaluate(watchIcons, { icon: catalog.icon, window: ICONS_WINDOW });
  const key = await firstKeyTime(page, catalog, letter);
  const icons = await iconsThere(page);
  await page.close();
  return { key, icons, requests, opening };
}

async function iconsThere(page: Page): Promise<number> {
  await page.waitForTimeout(ICONS_WINDOW);
  return page.evaluate(() => globalThis.benchIcons);
}

/** Runs in the page in each frame after a key. */
function watchIcons(of: { readonly icon: string; readonly window: number }): void {
  const isThere = (place: Element): boolean => {
    const picture = place.matches('img') ? place : place.querySelector('img, svg');
    return picture instanceof HTMLImageElement ? picture.complete : picture !== null;
  };
  const isInView = (place: Element): boolean => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      globalThis.benchIcons = 0;
      const look = () => {
        const now = performance.now() - timeStamp;
        const places = [...document.querySelectorAll(of.icon)].filter(isInView);
        if (!places.every(isThere)) globalThis.benchIcons = now;
        if (now < of.window) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
