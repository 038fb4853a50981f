import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCatalogMetas, getCatalogStream, headCatalog } from '~/kube/catalogd';
import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { type Failure, isTransient } from '~/kube/failure';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/clusterCatalog';
import { channelsIn } from './channelReader';
import { channelsOf, takeContent } from './readerThread';
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

/** The whole content, of which the channels are kept; the data tells one reading from another. */
export function catalogContent({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['catalog-content', path, revision],
    queryFn: async ({ signal }): Promise<string> => {
      const contentId = `${path} ${revision}`;
      await takeContent(contentId, await getCatalogStream(path, signal));
      return contentId;
    },
  });
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
