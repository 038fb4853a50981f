import { type Remote, transfer, wrap } from 'comlink';
import type { CatalogItem } from '~/domain/catalog/catalogItem';
import type { FoundItem } from '~/domain/catalog/searchIndex';
import type { CatalogIndex, IndexedSource, Summary } from './catalogIndex';

/** What was kept of a source's packages; `null` when there is nothing. */
export async function restoredContents(source: IndexedSource): Promise<Contents | null> {
  const index = await indexThread();
  const summary = await index.restore(source);
  return summary === null ? null : withItems(index, source.sourceId, summary);
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
  const index = await indexThread();
  const summary = await taken(index, source, body);
  return summary.digest === before?.digest
    ? { ...summary, items: before.items }
    : withItems(index, source.sourceId, summary);
}

/** The packages that match, of all sources that were read so far. */
export async function foundItems(text: string): Promise<readonly FoundItem[]> {
  return (await indexThread()).search(text);
}

/** The console's own fetch runs on the main thread only: what it brings is passed on as it comes, unread. */
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

type Index = CatalogIndex | Remote<CatalogIndex>;

let thread: Promise<Index> | null = null;

/** One for all pages; made when it is first needed. */
function indexThread(): Promise<Index> {
  thread ??= inWorker().catch(onMainThread);
  return thread;
}

/** The same, loaded only where it is needed: it blocks the page while it parses. */
async function onMainThread(): Promise<CatalogIndex> {
  const [{ createCatalogIndex }, { catalogStore }] = await Promise.all([
    import('./catalogIndex'),
    import('./catalogStore'),
  ]);
  return createCatalogIndex(catalogStore(Date.now()));
}

/** Fails where workers are blocked, be it at once or by an event. */
async function inWorker(): Promise<Remote<CatalogIndex>> {
  const worker = new Worker(new URL('./catalogIndex.worker.ts', import.meta.url));
  const index = wrap<CatalogIndex>(worker);
  const isBroken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error('The worker did not start.'));
    });
  });
  await Promise.race([index.items('', 0), isBroken]);
  return index;
}

async function withItems(index: Index, sourceId: string, summary: Summary): Promise<Contents> {
  const items: CatalogItem[] = [];
  while (items.length < summary.count) {
    const more = await index.items(sourceId, items.length);
    if (more.length === 0) break;
    items.push(...more);
  }
  return { ...summary, items };
}
