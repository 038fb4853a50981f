import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCatalogMetas, getCatalogStream, headCatalog } from '~/kube/catalogd';
import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { type Failure, isTransient } from '~/kube/failure';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/clusterCatalog';
import { channelsIn } from './contentReader';
import { channelsOf, newestOfAll, packageOf, restoredContent, takeContent } from './readerThread';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import { jsonIn, recordIn, textIn } from '~/kube/json';
import { currentUser } from '~/olm/read/packageContents';
import { ifAllowed } from '~/kube/askedFirst';

/** The ClusterCatalogs, or why there are none to be seen. */
export type Catalogs =
  | { readonly kind: 'listed'; readonly items: readonly ClusterCatalog[] }
  | { readonly kind: 'refused'; readonly failure: Failure };

/**
 * The catalogs of OLM v1. A cluster without OLM v1, or one that does not show them, is asked only once: that answer is no
 * failure of the query, which would be asked again.
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

/** Milliseconds. They poll their images no oftener. */
const FIVE_MINUTES = 300_000;

/** What catalogd answers about one package. */
export type PackageEdges =
  | { readonly kind: 'known'; readonly channels: readonly ChannelEdges[] }
  /** Only the whole content is served. */
  | { readonly kind: 'whole-only' }
  | { readonly kind: 'unreachable' };

/**
 * The channels of a package by catalogd's query endpoint, which is switched off by default: then it is asked whether the
 * whole content is there. Once it is known to be off it is not asked for other packages of the catalog, until the page is
 * loaded anew.
 */
export function packageEdges({ path, revision }: CatalogContent, packageName: string) {
  return queryOptions({
    queryKey: ['package-edges', path, revision, packageName],
    queryFn: async ({ client, signal }): Promise<PackageEdges> => {
      const answer = isOff(client, path) ? OFF : await queried(path, packageName, signal);
      if (answer.channels.length > 0) return { kind: 'known', channels: answer.channels };
      return unlessRefused<PackageEdges>(
        async () => {
          await headCatalog(path, signal);
          // The catalog is served, and only the endpoint is not.
          if (!answer.isServed) keepOff(client, path);
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

/** Of the catalogs whose query endpoint is off. */
const QUERIES_OFF = 'catalog-queries-off';

function isOff(client: QueryClient, path: string): boolean {
  return client.getQueryData([QUERIES_OFF, path]) === true;
}

function keepOff(client: QueryClient, path: string): void {
  client.setQueryDefaults([QUERIES_OFF], { gcTime: Infinity });
  client.setQueryData([QUERIES_OFF, path], true);
}

/** What this browser kept of the content, from an earlier visit; the data is its id. */
export function keptContent({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['kept-content', path, revision],
    queryFn: async ({ client }): Promise<string | null> => {
      const user = await userOf(client);
      return (await restoredContent({ user, path, revision }))?.contentId ?? null;
    },
    staleTime: Infinity,
  });
}

/** The whole content, of which the packages are kept; the data is its id, which tells one reading from another. */
export function catalogContent({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['catalog-content', path, revision],
    queryFn: async ({ client, signal }): Promise<string> => {
      const user = await userOf(client);
      const body = await getCatalogStream(path, signal);
      return (await takeContent({ user, path, revision }, body)).contentId;
    },
  });
}

/** Nothing is kept for who is not known. */
async function userOf(client: QueryClient): Promise<string | null> {
  return client.query({ ...currentUser(), staleTime: 'static' }).catch(() => null);
}

/** What is known of a package in a catalog without reading all of it. */
export type FoundPackage =
  | { readonly kind: 'known'; readonly found: CatalogPackage | null }
  | { readonly kind: 'whole-only' };

/**
 * A package of a content that was read, or else by catalogd's query endpoint where that is on. What that answers is parsed in
 * the worker, too: it has all versions with all that is written for people.
 * @param contentId `null`: it was not read
 */
export function contentPackage(
  { path, revision }: CatalogContent,
  packageName: string,
  contentId: string | null,
) {
  return queryOptions({
    queryKey: ['content-package', path, revision, packageName, contentId],
    queryFn: async ({ client, signal }): Promise<FoundPackage> => {
      if (contentId !== null) {
        return { kind: 'known', found: await packageOf(contentId, packageName) };
      }
      if (isOff(client, path)) return { kind: 'whole-only' };
      return unlessRefused<FoundPackage>(
        async () => ({
          kind: 'known',
          found: await queriedPackage({ path, revision }, packageName, signal),
        }),
        ({ kind }) => {
          if (kind === 'not-found') keepOff(client, path);
          return { kind: 'whole-only' };
        },
      );
    },
  });
}

/** All packages of a content that was read, by their newest versions. @param contentId `null`: it was not read */
export function newestVersions(contentId: string | null) {
  return queryOptions({
    queryKey: ['content-newest', contentId],
    queryFn: () => newestOfAll(contentId ?? ''),
    enabled: contentId !== null,
    staleTime: Infinity,
  });
}

/** The package itself is not among what belongs to it (catalogd, storage/index.go). */
async function queriedPackage(
  { path, revision }: Pick<CatalogContent, 'path' | 'revision'>,
  packageName: string,
  signal: AbortSignal,
): Promise<CatalogPackage | null> {
  const source = { user: null, path, revision: `${revision} ${packageName}` };
  const [described, body] = await Promise.all([
    getCatalogMetas(path, { schema: 'olm.package', name: packageName }, signal),
    getCatalogStream(path, signal, { package: packageName }),
  ]);
  const { contentId } = await takeContent(source, body);
  const found = await packageOf(contentId, packageName);
  return (
    found && { ...found, defaultChannel: textIn(recordIn(jsonIn(described))['defaultChannel']) }
  );
}

/** @param contentId of a content that was read; `undefined`: none was */
export function readEdges(contentId: string | undefined, packageName: string) {
  return queryOptions({
    queryKey: ['read-edges', contentId, packageName],
    queryFn: () => channelsOf(contentId ?? '', packageName),
    enabled: contentId !== undefined,
  });
}

/** What can pass by itself stays a failure, which the query client tries again a few times. */
async function unlessRefused<T>(
  ask: () => Promise<T>,
  instead: (failure: Failure) => T,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
    return instead(error.failure);
  }
}
