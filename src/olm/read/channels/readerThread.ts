import { proxy, transfer } from 'comlink';
import { inWorkerOr } from '~/kube/inWorkerOr';
import type { JsonRecord } from '~/kube/json';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import type { NewestOfPackage } from '~/olm/content/contentOperator';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import type {
  ContentReader,
  ContentSource,
  ContentSummary,
  DescribedBundle,
} from './contentReader';

/** The stored content of a catalog; `null`: none. */
export async function restoredContent(source: ContentSource): Promise<ContentSummary | null> {
  return (await readerThread()).restore(source);
}

/**
 * Reads the content of a catalog in a worker, or in this thread if workers are blocked.
 * @param onRead is told the approximate number of bytes read so far
 */
export async function takeContent(
  source: ContentSource,
  body: ReadableStream,
  onRead: (bytes: number) => void = () => undefined,
): Promise<ContentSummary> {
  const reader = await readerThread();
  return handedOver(body, (handed) => reader.take(source, handed, proxy(onRead)));
}

/** Whether this browser stored any version of a catalog's content. */
export async function isContentKept(source: ContentSource): Promise<boolean> {
  return (await readerThread()).isKept(source);
}

/** One package of a loaded content with its descriptions; `null`: not found. */
export async function operatorIn(
  contentId: string,
  packageName: string,
): Promise<OperatorPackage | null> {
  return (await readerThread()).operator(contentId, packageName);
}

/** The icon of a package of a content that was read; `null`: none. */
export async function contentIcon(
  source: ContentSource,
  packageName: string,
): Promise<string | null> {
  return (await readerThread()).icon(source, packageName);
}

/** The manifests of a bundle in a catalog's content; `null`: it does not contain them. */
export async function manifestsIn(
  body: ReadableStream,
  bundleName: string,
): Promise<readonly JsonRecord[] | null> {
  const reader = await readerThread();
  return handedOver(body, (handed) => reader.manifests(handed, bundleName));
}

/** The stored description of a bundle; `null`: none. */
export async function keptDescription(bundle: DescribedBundle): Promise<BundleDescription | null> {
  return (await readerThread()).keptDescription(bundle);
}

/** The description of a bundle in a catalog's content; `null`: it does not contain one. */
export async function descriptionIn(
  body: ReadableStream,
  bundle: DescribedBundle,
): Promise<BundleDescription | null> {
  const reader = await readerThread();
  return handedOver(body, (handed) => reader.description(bundle, handed));
}

async function handedOver<T>(
  body: ReadableStream,
  read: (handed: ReadableStream | ArrayBuffer) => Promise<T>,
): Promise<T> {
  try {
    return await read(transfer(body, [body]));
  } catch (error) {
    // This browser cannot transfer a stream to a worker.
    if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    const bytes = await new Response(body).arrayBuffer();
    return read(transfer(bytes, [bytes]));
  }
}

/** The channels of one package in a loaded content. */
export async function channelsOf(
  contentId: string,
  packageName: string,
): Promise<readonly ChannelEdges[]> {
  return (await readerThread()).channels(contentId, packageName);
}

/** One package of a loaded content; `null`: not found. */
export async function packageOf(
  contentId: string,
  packageName: string,
): Promise<CatalogPackage | null> {
  return (await readerThread()).package(contentId, packageName);
}

/** All packages of a loaded content with their latest versions. */
export async function newestOfAll(contentId: string): Promise<readonly NewestOfPackage[]> {
  const reader = await readerThread();
  const all: NewestOfPackage[] = [];
  for (;;) {
    const more = await reader.newest(contentId, all.length);
    if (more.length === 0) return all;
    all.push(...more);
  }
}

/** Starts the worker, while the catalogs are requested. */
export function startReader(): void {
  readerThread().catch(() => undefined);
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
