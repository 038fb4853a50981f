import { transfer } from 'comlink';
import { inWorkerOr } from '~/kube/inWorkerOr';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import type {
  ContentReader,
  ContentSource,
  ContentSummary,
  NewestOfPackage,
} from './contentReader';

/** What was kept of a catalog's content; `null` when there is nothing. */
export async function restoredContent(source: ContentSource): Promise<ContentSummary | null> {
  return (await readerThread()).restore(source);
}

/** Reads a catalog's content in a worker; where workers are blocked, in this thread. */
export async function takeContent(
  source: ContentSource,
  body: ReadableStream,
): Promise<ContentSummary> {
  const reader = await readerThread();
  try {
    return await reader.take(source, transfer(body, [body]));
  } catch (error) {
    // This browser hands no stream to another thread.
    if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    const bytes = await new Response(body).arrayBuffer();
    return reader.take(source, transfer(bytes, [bytes]));
  }
}

/** The channels of one package in a content that was taken. */
export async function channelsOf(
  contentId: string,
  packageName: string,
): Promise<readonly ChannelEdges[]> {
  return (await readerThread()).channels(contentId, packageName);
}

/** One package of a content that was taken; `null`: it has none of that name. */
export async function packageOf(
  contentId: string,
  packageName: string,
): Promise<CatalogPackage | null> {
  return (await readerThread()).package(contentId, packageName);
}

/** All packages of a content that was taken, by their newest versions. */
export async function newestOfAll(contentId: string): Promise<readonly NewestOfPackage[]> {
  const reader = await readerThread();
  const all: NewestOfPackage[] = [];
  for (;;) {
    const more = await reader.newest(contentId, all.length);
    if (more.length === 0) return all;
    all.push(...more);
  }
}

const readerThread = inWorkerOr<ContentReader>({
  worker: () => new Worker(new URL('./content.worker.ts', import.meta.url)),
  ask: (reader) => reader.channels('', ''),
  main: async () => {
    const [{ createContentReader }, { catalogStore }] = await Promise.all([
      import('./contentReader'),
      import('~/olm/read/packageIndex/catalogStore'),
    ]);
    return createContentReader(catalogStore(Date.now()));
  },
});
