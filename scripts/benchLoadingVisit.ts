/** One visit of a page in `npm run bench`: requested plugin files, their order, and the time to useful content. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { LoadingPage } from './benchLoadingPages';

declare global {
  /** Milliseconds of the page's clock; 0: not yet. */
  var benchLoading: { mounted: number; useful: number };
}

export type Visit = {
  /** Names of requested plugin files, with duplicates. */
  readonly files: readonly string[];
  /** Milliseconds from the plugin's activation, and from mounting the page, to the first useful content. */
  readonly sinceActivation: number;
  readonly sinceMount: number;
  /** Longest sequence of requests that do not overlap in this time. */
  readonly chain: readonly string[];
};

type Requested = { readonly what: string; readonly from: number; to: number };

const FILE = /^\/api\/plugins\/operator-hub\/(.+)$/;

export async function visited(
  context: BrowserContext,
  url: string,
  { path, useful }: LoadingPage,
): Promise<Visit> {
  const page = await context.newPage();
  const noting = noted(page);
  // tsx adds a helper to nested functions that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchUseful, useful);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => globalThis.benchLoading.useful > 0, null, { timeout: 60_000 })
    .catch(async () => {
      throw new Error(`${path} does not show ${useful.join(' ')}: ${await page.innerText('body')}`);
    });
  const { activated, mounted, shown } = await page.evaluate(momentsOf);
  await page.waitForLoadState('networkidle');
  // The worker caches in the background.
  await page.waitForTimeout(300);
  await page.close();
  const requested = noting();
  const files = requested.flatMap(({ what }) => FILE.exec(what)?.[1] ?? []);
  const meanwhile = requested.filter(({ from, to }) => from >= activated - 2 && to <= shown + 2);
  return {
    files,
    sinceActivation: shown - activated,
    sinceMount: shown - mounted,
    chain: longestChain(meanwhile),
  };
}

/** Paths of requests, including those of workers. Excludes watches, because nothing waits for them. */
function noted(page: Page): () => readonly Requested[] {
  const requested = new Map<Request, Requested>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/') || pathname.endsWith('/version')) return;
    requested.set(request, { what: pathname, from: Date.now(), to: Infinity });
  });
  page.on('requestfinished', (request) => {
    const one = requested.get(request);
    if (one !== undefined) one.to = Date.now();
  });
  return () => [...requested.values()];
}

/** Runs in the page. Every page of the plugin starts with a heading, and the console has none before. */
function watchUseful([selector, text]: LoadingPage['useful']): void {
  const moments = { mounted: 0, useful: 0 };
  globalThis.benchLoading = moments;
  const changes = new MutationObserver(() => {
    if (moments.mounted === 0 && document.querySelector('h1') !== null) {
      moments.mounted = performance.now();
    }
    const found = [...document.querySelectorAll(selector)].some(
      ({ textContent, className }) =>
        textContent.includes(text) && !className.includes('screen-reader'),
    );
    if (!found) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The task after a frame's callbacks runs when the frame was handed to the compositor.
      port1.onmessage = () => {
        moments.useful = performance.now();
      };
      port2.postMessage(null);
    });
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. Milliseconds since 1970. The plugin's entry is evaluated as soon as it is loaded. */
function momentsOf() {
  const entry = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/plugin-entry\b/.test(name));
  if (!(entry instanceof PerformanceResourceTiming)) throw new Error('The plugin was not loaded.');
  const { timeOrigin } = performance;
  const { mounted, useful } = globalThis.benchLoading;
  return {
    activated: timeOrigin + entry.responseEnd,
    mounted: timeOrigin + mounted,
    shown: timeOrigin + useful,
  };
}

function longestChain(requested: readonly Requested[]): readonly string[] {
  const chains: { readonly to: number; readonly whats: readonly string[] }[] = [];
  for (const { what, from, to } of requested.toSorted((one, other) => one.from - other.from)) {
    const before = longest(chains.filter((chain) => chain.to <= from));
    chains.push({ to, whats: [...before, what] });
  }
  return longest(chains);
}

function longest(chains: readonly { readonly whats: readonly string[] }[]): readonly string[] {
  return chains.reduce<readonly string[]>(
    (best, { whats }) => (whats.length > best.length ? whats : best),
    [],
  );
}
