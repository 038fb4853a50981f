import type { ClusterServiceVersion, CsvCondition } from '~/models/clusterServiceVersion';
import type { Stored } from '~/models/meta';
import { type Followed, concerns, csvNameOf } from './followed';
import type { Stage } from './progress';

/** When a stage began and ended, as timestamps of a second's precision; `null` where no object tells. */
export type StageTimes = { readonly since: string | null; readonly until: string | null };

/**
 * The times of an installation's stages, from those that the objects carry. OLM notes no time between resolving and
 * unpacking, so that the unpacking's counts from the start of both. What an InstallPlan calls its start is written late:
 * the ClusterServiceVersion, which it creates first, may be older (recording install_automatic).
 */
export function stageTimes(followed: Followed): Readonly<Record<Stage, StageTimes>> {
  const { subscription, csv } = followed;
  const plan = planOf(followed);
  const created = timeOf(subscription);
  const planned = timeOf(plan);
  const started = earliest([plan?.status?.startTime ?? null, timeOf(csv)]);
  const met = firstTime(csv, ({ phase = '' }) => AFTER_PENDING.includes(phase));
  return {
    resolve: { since: created, until: null },
    unpack: { since: created, until: planned },
    plan: { since: planned, until: started },
    install: { since: started, until: met },
    ready: { since: met, until: firstTime(csv, isSuccess) },
  };
}

/** Since when the Operator has been ready without a break; `null` when it is not, or nothing tells. */
export function readySince({ csv }: Followed): string | null {
  if (csv?.status?.phase !== 'Succeeded') return null;
  const latest = csv.status.conditions?.findLast(isSuccess);
  return latest?.lastTransitionTime ?? csv.status.lastTransitionTime ?? null;
}

/** The phases that follow once all requirements are met. */
const AFTER_PENDING = ['InstallReady', 'Installing', 'Succeeded'];

function isSuccess({ phase }: CsvCondition): boolean {
  return phase === 'Succeeded';
}

/** The plan may already be that of a later update. */
function planOf({ plan, subscription }: Followed) {
  return plan !== null && concerns(plan, csvNameOf(subscription)) ? plan : null;
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
