import { type Remote, transfer } from 'comlink';
import { csrfToken } from '~/kube/sessionFetch';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { type SearchReader, searchReader } from '~/olm/search/searchAnswer';
import type { SearchHits } from '~/olm/search/searchHit';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { inWorkerOr } from '~/kube/inWorkerOr';
import { clearedWithAnswers } from '~/kube/identity';
import { isActingAsAnother } from '~/kube/useOwnAnswers';
import type { CatalogIndex, IndexedSource, Summary } from './catalogIndex';
import type { CatalogThread } from './catalogIndex.worker';
import type { IconKey } from './catalogStore';

/** Starts the worker and checks whether it can download. Later requests receive an error of the start. */
export function startIndex(): void {
  const started = running;
  started.index().then(
    () => sessionUserOf(started),
    () => undefined,
  );
}

/** The stored packages of a source; `null`: none. */
export async function restoredContents(source: IndexedSource): Promise<Contents | null> {
  const index = await running.index();
  const summary = await index.restore(source);
  return summary === null ? null : withItems(index, source.sourceId, summary);
}

/**
 * The packages at a URL, downloaded in the worker; `null`: impossible without a worker, during an impersonation with
 * headers that only the console sends (determined by the console, and once by the server), or if the server denies it.
 */
export async function downloadedContents(
  source: IndexedSource,
  url: string,
  before: Contents | undefined,
): Promise<Contents | null> {
  const requested = running;
  await requested.index();
  const { worker } = requested;
  if (worker === null || source.user === null) return null;
  if ((await sessionUserOf(requested)) !== source.user) return null;
  const summary = await worker.download(source, url).catch(() => null);
  return summary === null ? null : contentsOf(worker, source, { summary, before });
}

/**
 * The packages in an answer of the package server. Throws a SyntaxError if it is not JSON.
 * @param before the previous packages, which remain the same objects if nothing changed
 */
export async function takenContents(
  source: IndexedSource,
  body: ReadableStream,
  before: Contents | undefined,
): Promise<Contents> {
  const index = await running.index();
  const summary = await taken(index, source, body);
  return contentsOf(index, source, { summary, before });
}

type Answered = { readonly summary: Summary; readonly before: Contents | undefined };

function contentsOf(index: Index, { sourceId }: IndexedSource, { summary, before }: Answered) {
  return summary.digest === before?.digest
    ? { ...summary, items: before.items }
    : withItems(index, sourceId, summary);
}

/** Adds the packages of a catalog that was read elsewhere to the search. */
export async function addItems(catalog: string, items: readonly CatalogItem[]): Promise<void> {
  const index = await running.index();
  for (let at = 0; at < Math.max(items.length, 1); at += ADDED_AT_ONCE) {
    await index.put(catalog, items.slice(at, at + ADDED_AT_ONCE), at === 0);
  }
}

/** About half a megabyte, so that no message blocks its receiver. */
const ADDED_AT_ONCE = 500;

/** The packages of a loaded source that can meet dependencies. */
export async function offersOf(sourceId: string): Promise<readonly DependencyOffer[]> {
  const index = await running.index();
  return inParts((from) => index.offers(sourceId, from));
}

/** The matching packages of all loaded sources. */
export async function foundItems(text: string): Promise<SearchHits> {
  const { index: started, reader } = running;
  const index = await started();
  return reader.read(await index.search(text, reader.known()));
}

/** The stored icon of a package; `null`: none. Concurrent requests are combined. */
export async function keptIcon(user: string, icon: IconKey): Promise<string | null> {
  const mine = (wantedIcons ??= requestedIcons(user));
  const at = mine.icons.push(icon) - 1;
  return (await mine.answers)[at] ?? null;
}

/** Stores the icon of a package. */
export async function keepIcon(user: string, icon: IconKey, image: string): Promise<void> {
  const index = await running.index();
  await index.keepIcon(user, icon, image);
}

type WantedIcons = {
  readonly icons: IconKey[];
  readonly answers: Promise<readonly (string | null)[]>;
};

let wantedIcons: WantedIcons | null = null;

function requestedIcons(user: string): WantedIcons {
  const icons: IconKey[] = [];
  const ask = async () => {
    await Promise.resolve();
    wantedIcons = null;
    const index = await running.index();
    return index.icons(user, icons);
  };
  const late = new Promise<readonly []>((resolve) => {
    setTimeout(() => {
      resolve([]);
    }, ICONS_PATIENCE);
  });
  return { icons, answers: Promise.race([ask(), late]) };
}

/** Milliseconds. While the worker parses packages, the server returns an icon faster. */
const ICONS_PATIENCE = 300;

/** Passes the stream of the console's fetch to the worker without reading it. */
async function taken(index: Index, source: IndexedSource, body: ReadableStream): Promise<Summary> {
  try {
    return await index.take(source, transfer(body, [body]));
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    const bytes = await new Response(body).arrayBuffer();
    return index.take(source, transfer(bytes, [bytes]));
  }
}

export type Contents = Summary & { readonly items: readonly CatalogItem[] };

type Index = CatalogIndex | Remote<CatalogThread>;

/** The state of one user's index. */
type Running = {
  readonly index: () => Promise<Index>;
  readonly reader: SearchReader;
  thread: Worker | null;
  /** The index in its worker, as soon as the worker has answered. */
  worker: Remote<CatalogThread> | null;
  /** The user of the session cookie; requested once. */
  sessionUser: Promise<string | null> | null;
};

/** The user of the session cookie; `null`: unknown, or different from the impersonated user. */
async function sessionUserOf(requested: Running): Promise<string | null> {
  if (requested.worker === null || isActingAsAnother()) return null;
  requested.sessionUser ??= requested.worker.user(csrfToken()).catch(() => null);
  return requested.sessionUser;
}

function begun(): Running {
  const next: Running = {
    index: inWorkerOr<CatalogThread, CatalogIndex>({
      worker: () => {
        next.thread = new Worker(new URL('./catalogIndex.worker.ts', import.meta.url));
        return next.thread;
      },
      ask: async (index) => {
        await index.items('', 0);
        next.worker = index;
      },
      main: onMainThread,
    }),
    reader: searchReader(),
    thread: null,
    worker: null,
    sessionUser: null,
  };
  return next;
}

/** Shared by all pages. */
let running = begun();

// A change of the user resets everything. Pending requests of the worker are neither completed nor stored.
clearedWithAnswers(() => {
  running.thread?.terminate();
  running = begun();
});

async function onMainThread(): Promise<CatalogIndex> {
  const [{ createCatalogIndex }, { catalogStore }] = await Promise.all([
    import('./catalogIndex'),
    import('./catalogStore'),
  ]);
  return createCatalogIndex(catalogStore(Date.now()));
}

async function withItems(index: Index, sourceId: string, summary: Summary): Promise<Contents> {
  return { ...summary, items: await inParts((from) => index.items(sourceId, from)) };
}

/** Reads parts until one is empty. */
async function inParts<T>(part: (from: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for (;;) {
    const more = await part(all.length);
    if (more.length === 0) return all;
    all.push(...more);
  }
}
