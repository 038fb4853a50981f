import type { ClusterServiceVersion, CsvCondition } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Stored } from '~/kube/models/meta';
import type { Subscription } from '~/kube/models/subscription';
import type { PipelineStage } from '~/olm/diagnosis/pipeline';

/** When a stage began and ended, as timestamps of a second's precision; `null` where no object tells. */
export type StageTimes = { readonly since: string | null; readonly until: string | null };

/** The objects of one version on its way. */
export type VersionObjects = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
};

/**
 * The times of an installation's stages, from those that the objects carry. OLM notes no time between resolving and
 * unpacking, so that the unpacking's counts from the start of both. What an InstallPlan calls its start is written late:
 * the ClusterServiceVersion, which it creates first, may be older (recording install_automatic).
 * @param objects the Subscription as `null` for an update, which began at a time that nothing tells
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

/** The phases that follow once all requirements are met. */
const AFTER_PENDING = ['InstallReady', 'Installing', 'Succeeded'];

/** The plan may already be that of a later update (IP-016). */
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
