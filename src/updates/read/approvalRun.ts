import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Failure } from '~/kube/failure';
import { dataOr, loading } from '~/kube/loadable';
import {
  type ApprovalRun,
  PATIENCE,
  type RunItem,
  type RunPlan,
  activeItem,
  begunRun,
  runId,
} from '~/updates/rules/inbox/approvalRun';
import { followUpIn, namespacesOfRun } from '~/updates/rules/inbox/followUps';
import { useSeenNamespaces } from './approvalRunSeen';
import { takeStep } from './approvalRunSteps';
import { currentRun, setRun, subscribeToRun, tellRun } from './approvalRunStore';

export type ApprovalRunControl = {
  readonly run: ApprovalRun;
  /** What it is at; `null`: it is over, or stopped. */
  readonly active: RunItem | null;
  /** The names of plans that OLM made after those that are done, by the id of what is done. */
  readonly followUps: ReadonlyMap<string, string>;
  /** What keeps the cluster from being seen as it is now: nothing is approved meanwhile. */
  readonly blindness: Failure | null;
  readonly goOn: () => void;
  /** Approves nothing after what is under way. */
  readonly stop: () => void;
  readonly tryAgain: (id: string) => void;
  readonly waitOn: (id: string) => void;
  readonly skip: (id: string) => void;
  /** Forgets the run: what was approved stays approved. */
  readonly close: () => void;
};

/**
 * The run of this tab, which goes on as long as something shows it; `null`: there is none. To be used once on a page.
 */
export function useApprovalRun(): ApprovalRunControl | null {
  const run = useSyncExternalStore(subscribeToRun, currentRun);
  const active = run === null ? null : activeItem(run);
  const watched = run === null ? '' : namespacesOfRun(run).join();
  const namespaces = useMemo(() => (watched === '' ? [] : watched.split(',')), [watched]);
  const seen = useSeenNamespaces(namespaces);
  const current = active === null ? loading : (seen.get(active.plan.namespace) ?? loading);
  useEffect(() => {
    if (active !== null) takeStep(active, current);
  }, [active, current]);
  usePatience(active);
  const followUps = useMemo(() => {
    const found = (run?.items ?? []).flatMap((item): [string, string][] => {
      const known = dataOr(seen.get(item.plan.namespace) ?? loading, null);
      const name = known === null ? null : followUpIn(item, known.plans);
      return name === null ? [] : [[runId(item), name]];
    });
    return new Map(found);
  }, [run, seen]);
  const blindness = current.status === 'ready' ? current.stale : null;
  return run === null ? null : { run, active, followUps, blindness, ...ACTIONS };
}

/** Begins a run in the place of the one before. */
export function beginRun(plans: readonly RunPlan[]): void {
  setRun(begunRun(plans));
}

const ACTIONS = {
  goOn: () => {
    tellRun({ kind: 'go-on' });
  },
  stop: () => {
    tellRun({ kind: 'stop' });
  },
  tryAgain: (id: string) => {
    tellRun({ kind: 'try-again', id });
  },
  waitOn: (id: string) => {
    tellRun({ kind: 'wait-on', id, at: Date.now() });
  },
  skip: (id: string) => {
    tellRun({ kind: 'skip', id });
  },
  close: () => {
    setRun(null);
  },
};

/** Asks whether to go on waiting when that has taken long. */
function usePatience(active: RunItem | null): void {
  const since = active?.state.kind === 'installing' ? active.state.since : null;
  const id = active === null ? '' : runId(active);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(
      () => {
        tellRun({ kind: 'late', id });
      },
      Math.max(0, since + PATIENCE - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [since, id]);
}
