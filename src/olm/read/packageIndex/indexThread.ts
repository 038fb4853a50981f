import { type Remote, transfer } from 'comlink';
import { csrfToken } from '~/kube/sessionFetch';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { type SearchReader, searchReader } from '~/olm/search/searchAnswer';
import type { SearchHits } from '~/olm/search/searchHit';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { inWorkerOr } from '~/kube/inWorkerOr';
import { forgottenWithAnswers, isActingAsAnother } from '~/kube/useOwnAnswers';
import type { CatalogIndex, IndexedSource, Summary } from './catalogIndex';
import type { CatalogThread } from './catalogIndex.worker';
import type { IconKey } from './catalogStore';

/** Starts the thread and has it find out for whom it can download. Who needs it later learns what is wrong with it. */
export function startIndex(): void {
  const started = running;
  started.index().then(
    () => sessionUserOf(started),
    () => undefined,
  );
}

/** What was kept of a source's packages; `null` when there is nothing. */
export async function restoredContents(source: IndexedSource): Promise<Contents | null> {
  const index = await running.index();
  const summary = await index.restore(source);
  return summary === null ? null : withItems(index, source.sourceId, summary);
}

/**
 * The packages that a URL answers, downloaded in the worker; `null` where that is not possible: without a worker, when
 * somebody acts as another by headers that only the console sends (asked of the console, and once of the server, which knows
 * for certain), and when the server refuses.
 */
export async function downloadedContents(
  source: IndexedSource,
  url: string,
  before: Contents | undefined,
): Promise<Contents | null> {
  const asked = running;
  await asked.index();
  const { worker } = asked;
  if (worker === null || source.user === null) return null;
  if ((await sessionUserOf(asked)) !== source.user) return null;
  const summary = await worker.download(source, url).catch(() => null);
  return summary === null ? null : contentsOf(worker, source, { summary, before });
}

/**
 * The packages in an answer of the package server. Throws a SyntaxError when it is no JSON.
 * @param before what was known: its packages are kept, as the same objects, when the answer brought nothing new
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

/** What the packages of a source that was read could do for other Operators. */
export async function offersOf(sourceId: string): Promise<readonly DependencyOffer[]> {
  const index = await running.index();
  return inParts((from) => index.offers(sourceId, from));
}

/** The packages that match, of all sources that were read so far. */
export async function foundItems(text: string): Promise<SearchHits> {
  const { index: started, reader } = running;
  const index = await started();
  return reader.read(await index.search(text, reader.known()));
}

/** The icon of a package that was kept; `null` when there is none. What is wanted together is asked for together. */
export async function keptIcon(user: string, icon: IconKey): Promise<string | null> {
  const mine = (wantedIcons ??= askedTogether(user));
  const at = mine.icons.push(icon) - 1;
  return (await mine.answers)[at] ?? null;
}

/** Keeps the icon of a package for the next visit. */
export async function keepIcon(user: string, icon: IconKey, image: string): Promise<void> {
  const index = await running.index();
  await index.keepIcon(user, icon, image);
}

type WantedIcons = {
  readonly icons: IconKey[];
  readonly answers: Promise<readonly (string | null)[]>;
};

let wantedIcons: WantedIcons | null = null;

function askedTogether(user: string): WantedIcons {
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

/** Milliseconds. While the thread parses packages the server is the quicker way to an icon. */
const ICONS_PATIENCE = 300;

/** What the console's own fetch brings on the main thread is passed on as it comes, unread. */
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

/** What one user's packages are known by. */
type Running = {
  readonly index: () => Promise<Index>;
  readonly reader: SearchReader;
  thread: Worker | null;
  /** The index in its thread, as soon as that has answered. */
  worker: Remote<CatalogThread> | null;
  /** Who the session's cookie stands for; asked once. */
  sessionUser: Promise<string | null> | null;
};

/** Who the session's cookie stands for; `null` when that is not known, or not who the user acts as. */
async function sessionUserOf(asked: Running): Promise<string | null> {
  if (asked.worker === null || isActingAsAnother()) return null;
  asked.sessionUser ??= asked.worker.user(csrfToken()).catch(() => null);
  return asked.sessionUser;
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

/** One for all pages. */
let running = begun();

// For whoever acts as another everything begins anew: what is on its way to the thread is neither finished nor kept.
forgottenWithAnswers(() => {
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

/** Everything of what comes in parts, until a part is empty. */
async function inParts<T>(part: (from: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for (;;) {
    const more = await part(all.length);
    if (more.length === 0) return all;
    all.push(...more);
  }
}
