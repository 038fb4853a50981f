import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CatalogContent, contentOf, defaultContentOf } from '~/olm/paths/clusterCatalogs';
import type { ChannelEdges, EdgeSource } from '~/olm/paths/channelEdges';
import type { CatalogName } from '~/olm/installed/subscription';
import type { CatalogSource } from '~/kube/models/olm';
import { failureIn } from '~/kube/fromQuery';
import {
  type Catalogs,
  type PackageEdges,
  catalogContent,
  clusterCatalogs,
  packageEdges,
  readEdges,
} from './edgeQueries';

type UpgradeEdges = {
  readonly edges: EdgeSource;
  /** Downloads the whole catalog if required. */
  readonly read: () => void;
};

/**
 * The update graph of a package if OLM v1 serves its catalog.
 * @param sources CatalogSources with that of the package; `null`: not visible
 */
export function useUpgradeEdges(
  sources: readonly CatalogSource[] | null,
  source: CatalogName,
  packageName: string,
): UpgradeEdges {
  const catalogs = useQuery(clusterCatalogs());
  const content = contentFor(catalogs.data, sources, source);
  const requested = useQuery({
    ...packageEdges(content ?? NOWHERE, packageName),
    enabled: content !== null,
  });
  // The download starts on request only. Its result serves all packages.
  const whole = useQuery({ ...catalogContent(content ?? NOWHERE), enabled: false });
  const read = useQuery(readEdges(whole.data, packageName));
  return {
    edges: catalogs.isPending ? LOADING : edgesIn(content, { requested, whole, read }),
    read: () => void whole.refetch(),
  };
}

const LOADING: EdgeSource = { kind: 'loading' };
const NONE: EdgeSource = { kind: 'none' };

type Answers = {
  readonly requested: UseQueryResult<PackageEdges>;
  readonly whole: UseQueryResult<string>;
  readonly read: UseQueryResult<readonly ChannelEdges[]>;
};

function edgesIn(content: CatalogContent | null, { requested, whole, read }: Answers): EdgeSource {
  if (content === null) return NONE;
  const { name: catalog } = content;
  const channels = read.data ?? channelsIn(requested.data);
  if (channels !== undefined) return { kind: 'known', catalog, channels };
  if (requested.isPending) return LOADING;
  if (whole.isFetching || read.isFetching) return { kind: 'reading', catalog };
  if (requested.data?.kind !== 'whole-only') return { kind: 'unreachable', catalog };
  return { kind: 'on-request', catalog, failure: whole.error && failureIn(whole.error) };
}

function channelsIn(answer: PackageEdges | undefined): readonly ChannelEdges[] | undefined {
  return answer?.kind === 'known' ? answer.channels : undefined;
}

const NOWHERE: CatalogContent = { name: '', path: '', revision: '' };

/**
 * The content of a CatalogSource in OLM v1. Without permission to list ClusterCatalogs, the names of default catalogs are
 * used.
 */
export function contentFor(
  catalogs: Catalogs | undefined,
  sources: readonly CatalogSource[] | null,
  wanted: CatalogName,
): CatalogContent | null {
  const source =
    sources?.find(
      ({ metadata }) => metadata.name === wanted.name && metadata.namespace === wanted.namespace,
    ) ?? null;
  if (catalogs?.kind === 'listed' && source !== null) return contentOf(source, catalogs.items);
  const mayBeServed =
    catalogs?.kind === 'listed'
      ? catalogs.items.some(({ metadata }) => metadata.name === defaultContentOf(wanted)?.name)
      : catalogs?.failure.kind === 'forbidden';
  return mayBeServed ? defaultContentOf(wanted) : null;
}
