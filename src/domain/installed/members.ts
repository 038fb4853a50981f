import type { ClusterServiceVersion } from '../../models/clusterServiceVersion';
import type { Subscription } from '../../models/subscription';

/**
 * Whether OLM made this CSV as a copy for a namespace that the original watches.
 * Source: CSV-014; OLM labels copies `olm.copiedFrom` and sets `status.reason` Copied.
 */
export function isCopied({ metadata, status }: ClusterServiceVersion): boolean {
  return metadata.labels?.['olm.copiedFrom'] !== undefined || status?.reason === 'Copied';
}

/** Where the original of a copy is; `null`: it is no copy. */
export function originalNamespace(csv: ClusterServiceVersion): string | null {
  const { labels, annotations } = csv.metadata;
  if (!isCopied(csv)) return null;
  return labels?.['olm.copiedFrom'] ?? annotations?.['olm.operatorNamespace'] ?? null;
}

/**
 * The CSVs of a Subscription: the installed one first, then those that replace it or that it replaces. While an
 * update runs there are two (CSV-031).
 */
export function membersOf(
  { metadata, spec, status }: Subscription,
  csvs: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  const here = csvs.filter((csv) => csv.metadata.namespace === metadata.namespace);
  const label = componentLabel(spec?.name ?? '', metadata.namespace ?? '');
  const named = [status?.installedCSV, status?.currentCSV];
  const core = here.filter(
    (csv) => named.includes(csv.metadata.name) || csv.metadata.labels?.[label] !== undefined,
  );
  const chain = here.filter(
    (csv) => core.includes(csv) || core.some((other) => isNext(csv, other)),
  );
  return chain.toSorted((one, other) => rank(one) - rank(other));

  function rank(csv: ClusterServiceVersion): number {
    if (csv.metadata.name === status?.installedCSV) return 0;
    return csv.metadata.name === status?.currentCSV ? 1 : 2;
  }
}

/** The label OLM puts on everything that belongs to a package installed in a namespace; at most 63 characters. */
export function componentLabel(packageName: string, namespace: string): string {
  return `operators.coreos.com/${`${packageName}.${namespace}`.slice(0, 63).replace(/[-_.]+$/, '')}`;
}

function isNext(one: ClusterServiceVersion, other: ClusterServiceVersion): boolean {
  return (
    one.spec?.replaces === other.metadata.name ||
    (other.spec?.replaces === one.metadata.name && one.metadata.name !== other.metadata.name)
  );
}
