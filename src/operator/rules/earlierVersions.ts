import { listIn, recordIn, textIn } from '~/kube/json';
import { type ClusterServiceVersion, clusterServiceVersionModel } from '~/kube/models/olm';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { channelOf, type OperatorPackage } from '~/olm/packages/operatorPackage';
import { versionOrder } from '~/olm/semanticVersion';
import { headCsv } from '~/olm/status/csvStatus';

/** A version that can be installed instead of the current one. */
export type EarlierVersion = {
  readonly channel: string;
  readonly version: string;
  readonly csvName: string;
};

/**
 * The versions before the installed one in the channel of the Subscription, the latest first. OLM has no downgrade: a
 * version is only installed anew, by `startingCSV` and manual approval (OLM, "Subscription").
 * @param channel `null`: the default channel
 */
export function earlierVersions(
  offered: OperatorPackage,
  channel: string | null,
  installed: string | null,
): readonly EarlierVersion[] {
  const found = channelOf(offered, channel);
  if (found === null) return [];
  return found.versions
    .filter(({ version }) => (versionOrder(version, installed) ?? 0) < 0)
    .map(({ version, csvName }) => ({ channel: found.name, version, csvName }));
}

/** The failed CSV, or the one that a failed InstallPlan did not create. Empty if unknown. */
export function failedCsvName({
  csvs,
  subscription,
}: Pick<OperatorFacts, 'csvs' | 'subscription'>): string {
  return headCsv(csvs)?.metadata.name ?? subscription?.status?.currentCSV ?? '';
}

/** The latest version of the Subscription's channel; `null`: unknown, or the failed one itself. */
export function laterVersion(
  offered: OperatorPackage | null,
  { subscription }: Pick<OperatorFacts, 'subscription'>,
  csvName: string,
): string | null {
  const name = subscription?.spec?.channel ?? null;
  const channel = offered === null ? null : channelOf(offered, name);
  return channel === null || channel.headCsv === csvName ? null : channel.version;
}

/** The objects that are deleted with a CSV, and those that remain (UN-004). */
export type CsvContents = {
  /** Deleted by OLM. */
  readonly deployments: readonly string[];
  /** Provided by the Operator itself, and deleted with it. */
  readonly apiServices: readonly string[];
  /** Kinds whose CRDs and objects remain. */
  readonly kinds: readonly string[];
};

/** The spec of a CSV is untrusted, because OLM accepts any. */
export function contentsOf(csv: ClusterServiceVersion): CsvContents {
  const spec = recordIn(csv.spec);
  const strategy = recordIn(recordIn(spec['install'])['spec']);
  return {
    deployments: textsAt(strategy['deployments'], 'name'),
    apiServices: textsAt(recordIn(spec['apiservicedefinitions'])['owned'], 'kind'),
    kinds: textsAt(recordIn(spec['customresourcedefinitions'])['owned'], 'kind'),
  };
}

export function deleteCsv({ metadata }: ClusterServiceVersion): ClusterCall {
  const { name, namespace = '', uid = null } = metadata;
  return { kind: 'delete', model: clusterServiceVersionModel, object: { name, namespace }, uid };
}

/** Each once. Other values are omitted. */
function textsAt(list: unknown, field: string): readonly string[] {
  return [...new Set(listIn(list).flatMap((item) => textIn(recordIn(item)[field]) ?? []))];
}
