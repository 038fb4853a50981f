import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr, loading } from '~/kube/loadable';
import { type RunActions, runActions, tabRuns, useTabRun } from '~/kube/tabRuns';
import { approvalOf } from '~/olm/plans/approval';
import { patchPlan } from '~/olm/read/approvePlan';
import {
  activeItem,
  type ApprovalRun,
  begunRun,
  runAfter,
  type RunEvent,
  runId,
  type RunItem,
  type RunPlan,
  storedRun,
  TIMEOUT,
} from '~/updates/rules/inbox/approvalRun';
import { followUpIn, namespacesOfRun } from '~/updates/rules/inbox/followUps';
import { type SeenNamespace, planProgress } from '~/updates/rules/inbox/planProgress';
import { useSeenNamespaces } from './approvalRunSeen';

export type ApprovalRunControl = RunActions & {
  readonly run: ApprovalRun;
  /** The current plan; `null`: the run is over or stopped. */
  readonly active: RunItem | null;
  /** The names of later plans that OLM created after completed ones, by the ID of the completed plan. */
  readonly followUps: ReadonlyMap<string, string>;
  /** The failure of a watch. No further plan is approved until it recovers. */
  readonly watchFailure: Failure | null;
  /** Approves nothing after the current plan. */
  readonly stop: () => void;
};

/** The run of this tab, which continues while it is visible; `null`: none. Use it once per page. */
export function useApprovalRun(): ApprovalRunControl | null {
  const run = useTabRun(runs, THE_RUN);
  const active = run === null ? null : activeItem(run);
  const watched = run === null ? '' : namespacesOfRun(run).join();
  const namespaces = useMemo(() => (watched === '' ? [] : watched.split(',')), [watched]);
  const seen = useSeenNamespaces(namespaces);
  const current = active === null ? loading : (seen.get(active.plan.namespace) ?? loading);
  useEffect(() => {
    if (active !== null) takeStep(active, current);
  }, [active, current]);
  const followUps = useMemo(() => {
    const found = (run?.items ?? []).flatMap((item): [string, string][] => {
      const known = dataOr(seen.get(item.plan.namespace) ?? loading, null);
      const name = known === null ? null : followUpIn(item, known.plans);
      return name === null ? [] : [[runId(item), name]];
    });
    return new Map(found);
  }, [run, seen]);
  const watchFailure = current.status === 'ready' ? current.stale : null;
  return run === null ? null : { run, active, followUps, watchFailure, ...ACTIONS };
}

/** Begins a run in place of the previous one. */
export function beginRun(plans: readonly RunPlan[]): void {
  setRun(begunRun(plans));
}

/** The run of this tab; `null`: none. */
export function currentRun(): ApprovalRun | null {
  return runs.current(THE_RUN);
}

/** Begins a run, or removes the current one with `null`. */
export function setRun(run: ApprovalRun | null): void {
  runs.set(THE_RUN, run);
}

/** Sends an event to the run. */
export function sendRunEvent(event: RunEvent): void {
  runs.tell(THE_RUN, event);
}

/** The storage key. A tab has one run. */
const APPROVALS = 'operator-hub/approvals';
const THE_RUN = '';

const runs = tabRuns<ApprovalRun, RunEvent>({
  prefix: APPROVALS,
  idOf: () => THE_RUN,
  restored: storedRun,
  after: runAfter,
  nextTick: (run) => {
    const state = activeItem(run)?.state;
    return state?.kind === 'installing' && !state.isLate ? state.since + TIMEOUT : null;
  },
  afterTick: (run) => {
    const active = activeItem(run);
    return active === null ? run : runAfter(run, { kind: 'late', id: runId(active) });
  },
  isOver: () => false,
});

const ACTIONS = {
  ...runActions(runs, THE_RUN),
  stop: () => {
    sendRunEvent({ kind: 'stop' });
  },
};

/**
 * Advances the current plan of a run: approves it if it still waits unchanged, and records its outcome. A superseded
 * plan does not change and passes the patch's tests, so that only a later plan shows that it is superseded.
 */
function takeStep(item: RunItem, seen: Loadable<SeenNamespace>): void {
  const { plan, state } = item;
  const id = runId(item);
  if (seen.status === 'failed') {
    sendRunEvent({ kind: 'sent', id });
    sendRunEvent({ kind: 'refused', id, failure: seen.failure });
    return;
  }
  // A list that is not live does not show whether a plan is the latest.
  if (seen.status === 'loading' || seen.stale !== null) return;
  const progress = planProgress(plan, seen.data);
  sendRunEvent({ kind: 'seen', id, progress, at: Date.now() });
  const isReady = progress.state.kind === 'requires-approval';
  if (!isReady || state.kind !== 'waiting') return;
  const { namespace, name } = plan;
  void runs.send(THE_RUN, { kind: 'sent', id }, () =>
    patchPlan({ namespace, name }, approvalOf(plan)),
  );
}
