import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCatalogMetas, getCatalogStream, headCatalog } from '~/kube/catalogd';
import { ClusterError } from '~/kube/clusterError';
import { RETRIES } from '~/kube/queryClient';
import { getList } from '~/kube/request';
import { type Failure, isTransient } from '~/kube/failure';
import { readTab, writeTab } from '~/kube/tabStorage';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/olmV1';
import { type ContentSummary, channelsIn } from './contentReader';
import {
  channelsOf,
  isContentKept,
  manifestsIn,
  newestOfAll,
  packageOf,
  restoredContent,
  takeContent,
} from './readerThread';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import { currentUser } from '~/olm/read/packageContents';
import { ifAllowed } from '~/kube/useCan';

/** The ClusterCatalogs, or the reason why none are visible. */
export type Catalogs =
  | { readonly kind: 'listed'; readonly items: readonly ClusterCatalog[] }
  | { readonly kind: 'refused'; readonly failure: Failure };

/**
 * The catalogs of OLM v1. A cluster without OLM v1 or without permission is asked once: the answer is data, because a
 * failed query would be retried.
 */
export function clusterCatalogs() {
  return queryOptions({
    queryKey: ['cluster-catalogs'],
    queryFn: ({ signal }): Promise<Catalogs> =>
      unlessRefused<Catalogs>(
        async () => ({
          kind: 'listed',
          items: await ifAllowed(getList<ClusterCatalog>)(clusterCatalogModel, {}, signal),
        }),
        (failure) => ({ kind: 'refused', failure }),
      ),
    staleTime: ({ state }) => (state.data?.kind === 'listed' ? FIVE_MINUTES : Infinity),
  });
}

/** Milliseconds. Catalogs do not poll their images more often. */
export const FIVE_MINUTES = 300_000;

/** The answer of catalogd about one package. */
export type PackageEdges =
  | { readonly kind: 'known'; readonly channels: readonly ChannelEdges[] }
  /** Only the whole content is available. */
  | { readonly kind: 'whole-only' }
  | { readonly kind: 'unreachable' };

/**
 * The channels of a package from catalogd's query endpoint, which is disabled by default. If so, this checks for the
 * whole content, and the endpoint is not used again.
 */
export function packageEdges({ path, revision }: CatalogContent, packageName: string) {
  return queryOptions({
    queryKey: ['package-edges', path, revision, packageName],
    queryFn: async ({ client, signal }): Promise<PackageEdges> => {
      const isDisabled = isOff(client);
      const answer = isDisabled ? OFF : await queried(path, packageName, signal);
      if (answer.channels.length > 0) return { kind: 'known', channels: answer.channels };
      return unlessRefused<PackageEdges>(
        async () => {
          await headCatalog(path, signal);
          // The catalog is available without the endpoint.
          if (!answer.isServed) keepOff(client);
          return { kind: 'whole-only' };
        },
        () => ({ kind: 'unreachable' }),
      );
    },
  });
}

type Queried = { readonly isServed: boolean; readonly channels: readonly ChannelEdges[] };

const OFF: Queried = { isServed: false, channels: [] };

async function queried(path: string, packageName: string, signal: AbortSignal): Promise<Queried> {
  const query = { schema: 'olm.channel', package: packageName };
  return unlessRefused<Queried>(
    async () => {
      const text = await getCatalogMetas(path, query, signal);
      return { isServed: true, channels: channelsIn(text, packageName) };
    },
    ({ kind }) => ({ ...OFF, isServed: kind !== 'not-found' }),
  );
}

/** The query endpoint is disabled: a feature gate of catalogd, for all catalogs. */
const QUERIES_OFF = 'catalog-queries-off';

type Place = Pick<CatalogContent, 'path'> & { readonly client: QueryClient };

function isOff(client: QueryClient): boolean {
  return client.getQueryData([QUERIES_OFF]) === true || readTab(QUERIES_OFF) !== null;
}

/** Remembered in the tab. */
function keepOff(client: QueryClient): void {
  client.setQueryDefaults([QUERIES_OFF], { gcTime: Infinity });
  client.setQueryData([QUERIES_OFF], true);
  writeTab(QUERIES_OFF, 'off');
}

/**
 * An answer of the query endpoint; `instead` if it is disabled or denied. A pod of catalogd that is not the leader
 * answers "not found", too, but also for the whole content.
 */
export async function orIfDisabled<T>(
  place: Place & { readonly signal: AbortSignal },
  ask: () => Promise<T>,
  instead: T,
): Promise<T> {
  if (isOff(place.client)) return instead;
  return unlessRefused<T>(ask, async ({ kind }) => {
    const check = async () => {
      await headCatalog(place.path, place.signal);
      keepOff(place.client);
    };
    if (kind === 'not-found') await unlessRefused(check, () => undefined);
    return instead;
  });
}

/** The content that this browser stored earlier; the data is its ID. */
export function keptContent({ name, path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['kept-content', name, path, revision],
    queryFn: async ({ client }): Promise<string | null> => {
      const user = await userOf(client);
      const restored = await restoredContent({ user, name, path, revision });
      if (restored !== null) keepFaults(client, restored);
      return restored?.contentId ?? null;
    },
    staleTime: Infinity,
  });
}

/**
 * Whether a content is read without a question: a small one, and one of which the user let an earlier version be read.
 * If catalogd does not serve it, reading it tells the reason.
 */
export function readsUnasked(content: CatalogContent) {
  return queryOptions({
    queryKey: ['reads-unasked', content],
    queryFn: async ({ client }): Promise<boolean> => {
      const user = await userOf(client);
      if (await isContentKept({ ...content, user })) return true;
      return unlessRefused(
        async () => {
          const size = await client.query({ ...contentSize(content), retry: false });
          return size !== null && size <= SMALL;
        },
        ({ kind }) => kind === 'forbidden' || kind === 'not-found',
      );
    },
    retry: false,
  });
}

/** Bytes. */
const SMALL = 5_000_000;

/** The approximate number of bytes that were read of a content. */
export function contentProgress({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['content-progress', path, revision],
    queryFn: () => 0,
    enabled: false,
  });
}

/** The lines of a loaded content that are not valid JSON. */
export function contentFaults(contentId: string) {
  return queryOptions({
    queryKey: ['content-faults', contentId],
    queryFn: () => 0,
    enabled: false,
    gcTime: Infinity,
  });
}

function keepFaults(client: QueryClient, { contentId, broken }: ContentSummary): void {
  client.setQueryData(contentFaults(contentId).queryKey, broken);
}

/** A content that ended early. */
export class CutContent extends Error {
  /** The ID of what was read. */
  readonly contentId: string;

  constructor(contentId: string) {
    super('The download of the catalog was interrupted.');
    this.contentId = contentId;
  }
}

/** Downloads the whole content and keeps the packages; the data is its ID, which is different for each download. */
export function catalogContent(content: CatalogContent) {
  return queryOptions({
    queryKey: ['catalog-content', content],
    queryFn: async ({ client, signal }): Promise<string> => {
      const progress = contentProgress(content).queryKey;
      client.setQueryData(progress, 0);
      const user = await userOf(client);
      const body = await getCatalogStream(content.path, signal);
      const taken = await takeContent({ ...content, user }, body, (bytes) => {
        client.setQueryData(progress, bytes);
      });
      signal.throwIfAborted();
      keepFaults(client, taken);
      if (taken.isCut) throw new CutContent(taken.contentId);
      return taken.contentId;
    },
    staleTime: Infinity,
    // With several pods of catalogd, those that are not the leader can answer "not found".
    retry: (count, error) =>
      count < RETRIES &&
      error instanceof ClusterError &&
      (isTransient(error.failure) || error.failure.kind === 'not-found'),
  });
}

/** Nothing is stored for an unknown user. */
export async function userOf(client: QueryClient): Promise<string | null> {
  return client.query({ ...currentUser(), staleTime: 'static' }).catch(() => null);
}

/** The data of a package without the whole catalog. */
export type FoundPackage =
  | { readonly kind: 'known'; readonly found: CatalogPackage | null }
  | { readonly kind: 'whole-only' };

/**
 * A package of a loaded content, or of catalogd's query endpoint. The worker also parses the answer of the endpoint,
 * which contains all versions with their descriptions.
 * @param contentId `null`: not loaded
 */
export function contentPackage(
  content: CatalogContent,
  packageName: string,
  contentId: string | null,
) {
  return queryOptions({
    queryKey: ['content-package', content, packageName, contentId],
    queryFn: async ({ client, signal }): Promise<FoundPackage> => {
      if (contentId !== null) {
        return { kind: 'known', found: await packageOf(contentId, packageName) };
      }
      const queried = await queriedContent({ client, signal }, content, packageName);
      return queried === null
        ? { kind: 'whole-only' }
        : { kind: 'known', found: await packageOf(queried, packageName) };
    },
  });
}

/** All packages of a loaded content with their latest versions. */
export function newestVersions(contentId: string) {
  return queryOptions({
    queryKey: ['content-newest', contentId],
    queryFn: () => newestOfAll(contentId),
    staleTime: Infinity,
  });
}

/** The manifests of a bundle, for which the content is downloaded; `null`: the catalog does not contain them. */
export function manifestsOfBundle(
  { path, revision }: CatalogContent,
  packageName: string,
  bundleName: string,
) {
  return queryOptions({
    queryKey: ['bundle-manifests', path, revision, packageName, bundleName],
    queryFn: async ({ client, signal }) => {
      const query = { schema: 'olm.bundle', package: packageName, name: bundleName };
      const part = await orIfDisabled<ReadableStream | null>(
        { client, signal, path },
        () => getCatalogStream(path, signal, query),
        null,
      );
      return manifestsIn(part ?? (await getCatalogStream(path, signal)), bundleName);
    },
    staleTime: Infinity,
  });
}

/** The size of the whole content in bytes; `null` if catalogd does not tell. */
export function contentSize({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['content-size', path, revision],
    queryFn: ({ signal }) => headCatalog(path, signal),
    staleTime: Infinity,
  });
}

/**
 * The ID of a content with one package, from catalogd's query endpoint; `null` if it is disabled. The answer of catalogd
 * about a package does not contain the package itself (catalogd, storage/index.go).
 */
export async function queriedContent(
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
  { name, path, revision }: CatalogContent,
  packageName: string,
): Promise<string | null> {
  const source = { user: null, name, path, revision: `${revision} ${packageName}` };
  const ask = async (): Promise<string> => {
    const [itself, others] = await Promise.all([
      getCatalogMetas(path, { schema: 'olm.package', name: packageName }, signal),
      getCatalogMetas(path, { package: packageName }, signal),
    ]);
    const { body } = new Response(`${itself}\n${others}`);
    const taken = body && (await takeContent(source, body));
    return taken?.contentId ?? '';
  };
  return orIfDisabled<string | null>({ client, signal, path }, ask, null);
}

/** @param contentId of a loaded content; `undefined`: not loaded */
export function readEdges(contentId: string | undefined, packageName: string) {
  return queryOptions({
    queryKey: ['read-edges', contentId, packageName],
    queryFn: () => channelsOf(contentId ?? '', packageName),
    enabled: contentId !== undefined,
  });
}

/** A temporary problem remains a failure, so that the query client retries. */
export async function unlessRefused<T>(
  ask: () => Promise<T>,
  instead: (failure: Failure) => T | Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
    return await instead(error.failure);
  }
}
