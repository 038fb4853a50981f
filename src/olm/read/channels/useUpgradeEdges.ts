import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import {
  type CatalogContent,
  contentIn,
  contentOf,
  defaultContentOf,
  isServing,
} from '~/olm/paths/clusterCatalogs';
import type { ChannelEdges, EdgeSource } from '~/olm/paths/channelEdges';
import type { CatalogName } from '~/olm/installed/subscription';
import type { CatalogSource } from '~/kube/models/olm';
import { failureIn } from '~/kube/fromQuery';
import {
  type Catalogs,
  type PackageEdges,
  catalogContent,
  clusterCatalogs,
  keptContent,
  packageEdges,
  readEdges,
} from './edgeQueries';
import { useUnaskedReading } from '~/olm/read/extensions/useCatalogContents';

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
  const { whole, contentId, isLoading } = useWholeContent(
    requested.data?.kind === 'whole-only' ? content : null,
  );
  const read = useQuery(readEdges(contentId, packageName));
  return {
    edges: catalogs.isPending || isLoading ? LOADING : edgesIn(content, { requested, whole, read }),
    read: () => void whole.refetch(),
  };
}

/**
 * The download of a large content starts on request only. Its result serves all packages.
 * @param content `null`: not needed
 */
function useWholeContent(content: CatalogContent | null) {
  const whole = useQuery({ ...catalogContent(content ?? NOWHERE), enabled: false });
  const kept = useQuery({ ...keptContent(content ?? NOWHERE), enabled: content !== null });
  const isMissing = content !== null && kept.data === null && whole.data === undefined;
  const { isUndecided } = useUnaskedReading(isMissing ? [content] : []);
  const isLoading = isUndecided || (content !== null && kept.isPending);
  return { whole, contentId: whole.data ?? kept.data ?? undefined, isLoading };
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
 * The content of a ClusterCatalog, or of a CatalogSource in OLM v1. Without permission to list ClusterCatalogs, the names of default catalogs are
 * used.
 */
export function contentFor(
  catalogs: Catalogs | undefined,
  sources: readonly CatalogSource[] | null,
  wanted: CatalogName,
): CatalogContent | null {
  return wanted.namespace === CLUSTER_SCOPE
    ? ownContent(catalogs, wanted)
    : contentOfSource(catalogs, sources, wanted);
}

function contentOfSource(
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

/** The content of a ClusterCatalog. */
function ownContent(catalogs: Catalogs | undefined, { name }: CatalogName): CatalogContent | null {
  const listed = catalogs?.kind === 'listed' ? catalogs.items : [];
  const own = listed.find((one) => one.metadata.name === name && isServing(one));
  return own === undefined ? null : contentIn(own);
}
