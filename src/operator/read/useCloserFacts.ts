import { useMemo } from 'react';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { type OperatorFacts, healthFacts } from '~/olm/diagnosis/operatorFacts';
import type { PipelineStage } from '~/olm/diagnosis/pipeline';
import { OUTAGE_PATIENCE, outageSince } from '~/olm/standing/catalogFact';
import { headCsv } from '~/olm/standing/csvStanding';
import { unnoticedSince } from '~/olm/standing/silenceStanding';
import { dataOr } from '~/kube/loadable';
import { useOperatorDeployments } from './useOperatorDeployments';
import { useSilenceClock } from '~/olm/read/useSilenceClock';
import { useUnpacking } from './useUnpacking';

/** What is looked at only where an Operator stands: what unpacks its bundle, what it runs, and whether OLM is there. */
export function useCloserFacts(known: OperatorFacts | null): OperatorFacts | null {
  const isUnpacking = standsAt(known, ['unpack']);
  const unpacked = useMemo(() => {
    const { subscription = null, plan = null } = known ?? {};
    return isUnpacking && subscription !== null ? { subscription, plan } : null;
  }, [known, isUnpacking]);
  const unpacking = useUnpacking(unpacked);
  const isInstalling = standsAt(known, ['install', 'ready']);
  const workload = useOperatorDeployments(isInstalling ? headCsv(known?.csvs ?? []) : null);
  const silence = useSilenceClock(known === null ? null : unnoticedSince(healthFacts(known)));
  const outage = useSilenceClock(catalogLostSince(known), OUTAGE_PATIENCE);
  const now = latest(silence, outage);
  return useMemo(
    () =>
      known === null
        ? null
        : { ...known, unpacking, workload: isInstalling ? dataOr(workload, null) : null, now },
    [known, unpacking, workload, isInstalling, now],
  );
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function catalogLostSince(known: OperatorFacts | null): string | null {
  const { subscription = null, catalogs = null } = known ?? {};
  return subscription === null ? null : outageSince(subscription, catalogs);
}

function standsAt(known: OperatorFacts | null, wanted: readonly PipelineStage[]): boolean {
  if (known === null) return false;
  return diagnosisOf(known).stages.some(
    ({ stage, state }) => wanted.includes(stage) && state !== 'done' && state !== 'waiting',
  );
}
