import type { ClusterServiceVersion, CsvCondition } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Stored } from '~/kube/models/meta';
import type { Subscription } from '~/kube/models/subscription';
import type { PipelineStage } from '~/olm/diagnosis/pipeline';

/** Start and end of a stage, as timestamps in seconds; `null` if no object records it. */
export type StageTimes = { readonly since: string | null; readonly until: string | null };

/** The objects of one version. */
export type VersionObjects = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
};

/**
 * The times of an installation's stages, as recorded in the objects. OLM records no time between resolving and
 * unpacking, so the unpacking starts with both. The start of an InstallPlan is recorded late: the
 * ClusterServiceVersion, which it creates first, can be older (recording install_automatic).
 * @param objects the Subscription is `null` for an update, whose start is not recorded
 */
export function stageTimes(
  objects: VersionObjects,
  csvName: string | null,
): Readonly<Record<PipelineStage, StageTimes>> {
  const { subscription, csv } = objects;
  const plan = planOf(objects, csvName);
  const created = timeOf(subscription);
  const planned = timeOf(plan);
  const started = earliest([plan?.status?.startTime ?? null, timeOf(csv)]);
  const met = firstTime(csv, ({ phase = '' }) => AFTER_PENDING.includes(phase));
  return {
    catalog: { since: null, until: null },
    resolve: { since: created, until: null },
    unpack: { since: created, until: planned },
    plan: { since: planned, until: started },
    install: { since: started, until: met },
    ready: { since: met, until: firstTime(csv, ({ phase }) => phase === 'Succeeded') },
  };
}

/** The phases after all requirements are met. */
const AFTER_PENDING = ['InstallReady', 'Installing', 'Succeeded'];

/** The plan might already belong to a later update (IP-016). */
function planOf({ plan }: VersionObjects, csvName: string | null): InstallPlan | null {
  const names = plan?.spec?.clusterServiceVersionNames ?? [];
  return csvName === null || names.includes(csvName) ? plan : null;
}

function timeOf(object: Stored<string> | null): string | null {
  return object?.metadata.creationTimestamp ?? null;
}

function firstTime(
  csv: ClusterServiceVersion | null,
  isWanted: (condition: CsvCondition) => boolean,
): string | null {
  return csv?.status?.conditions?.find(isWanted)?.lastTransitionTime ?? null;
}

function earliest(times: readonly (string | null)[]): string | null {
  const known = times.filter((time) => time !== null);
  return known.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
