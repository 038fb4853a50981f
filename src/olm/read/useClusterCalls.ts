import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type DryRun, quiet } from '~/kube/serverDryRun';
import type { Failure, Permission } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { installPlanModel } from '~/kube/models/olm';
import { firstFailure, isComplete, type StepStates } from '~/kube/steps';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';
import { patch, remove, tryCreate, tryPatch } from '~/kube/write';
import {
  callId,
  type ClusterCall,
  isInNewNamespace,
  isReplacement,
  objectOf,
  permissionOf,
} from '~/olm/calls/clusterCall';
import { patchPlan } from './approvePlan';
import { ensureCreated, unlessCreated } from './ensureCreated';

export type CallsRun = {
  readonly states: StepStates;
  /** The permissions that the user does not have. */
  readonly missing: readonly Permission[];
  /** The result of a dry run; `null`: nothing to check. */
  readonly dryRun: DryRun | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  /** The view follows the cluster until the calls are sent. */
  readonly isLive?: boolean;
  readonly run: () => void;
};

/**
 * Sends calls in order. Stops at the first failure and resumes there.
 * @param sendOne sends one call; it can wait before, or record something afterwards
 */
export function useClusterCalls(
  calls: readonly ClusterCall[],
  sendOne: (call: ClusterCall) => Promise<void> = send,
): CallsRun {
  const { missing, isAsking } = useReviewedPermissions(calls.map(permissionOf));
  const { states, isRunning, run } = useSteps();
  const isAllowed = !isAsking && missing.length === 0;
  const isIdle = isAllowed && !isRunning && Object.keys(states).length === 0;
  const dryRun = useCallsDryRun(calls, isIdle);
  return {
    states,
    missing,
    dryRun,
    isRunning,
    isDone: isComplete(calls.map(asStep), states),
    failure: firstFailure(states, calls.map(callId)),
    run: () => {
      run(calls.map((call) => ({ ...asStep(call), run: () => sendOne(call) })));
    },
  };
}

function asStep(call: ClusterCall) {
  return { id: callId(call) };
}

/** Sends one call. @throws ClusterError */
export async function send(call: ClusterCall): Promise<void> {
  switch (call.kind) {
    case 'create':
      await ensureCreated(call);
      return;
    case 'patch':
      // Approves only a plan that OLM still follows.
      if (call.model.plural === installPlanModel.plural) await patchPlan(call.object, call.steps);
      else await patch(call.model, call.object, call.steps);
      return;
    case 'delete':
      await remove(call.model, call.object, call);
      return;
  }
}

/** The result of a dry run of calls; `null`: nothing to check. @param isIdle otherwise nothing is requested */
export function useCallsDryRun(calls: readonly ClusterCall[], isIdle: boolean): DryRun | null {
  const requested = calls.filter(
    (call) => call.kind !== 'delete' && !isInNewNamespace(call, calls),
  );
  const answers = useQueries({
    queries: requested.map((call) => ({
      queryKey: ['dry-run', call, isReplacement(call, calls)] as const,
      queryFn: async ({ signal }) => {
        await quiet(signal);
        return askAbout(call, isReplacement(call, calls));
      },
      enabled: isIdle,
      // The answer depends on the cluster, so that it is requested each time the dialog opens.
      staleTime: 0,
      gcTime: 0,
    })),
  });
  if (requested.length === 0) return null;
  for (const [index, { error }] of answers.entries()) {
    const call = requested[index];
    if (error === null || call === undefined) continue;
    const failure = failureIn(error);
    // The server checks last whether the name is free.
    const isFreeLater = failure.kind === 'already-exists' && isReplacement(call, calls);
    if (!isFreeLater) return { kind: 'refused', failure };
  }
  if (answers.some(({ isFetching }) => isFetching)) return { kind: 'asking' };
  const warnings = new Set(answers.flatMap(({ data }) => data?.warnings ?? []));
  return { kind: 'accepted', ...(warnings.size > 0 && { warnings: [...warnings] }) };
}

async function askAbout(call: ClusterCall, replaces: boolean) {
  if (call.kind === 'create') {
    const attempt = () => tryCreate(call.model, call.manifest);
    return replaces ? attempt() : unlessCreated(call, attempt);
  }
  if (call.kind === 'patch') return tryPatch(call.model, call.object, call.steps);
  throw new Error(`a deletion of ${objectOf(call).name} is not asked about`);
}

/**
 * Calls that follow the cluster until they are sent, and then remain unless they fail. After a conflict with another
 * user, the call is created again from the current state and the user's choice.
 * @param live the calls for the current state, with the data that is shown
 */
export function useLiveCalls<Plan extends { readonly calls: readonly ClusterCall[] }>(
  live: Plan,
): { readonly plan: Plan; readonly run: CallsRun } {
  const [sent, setSent] = useState<Plan | null>(null);
  const plan = sent ?? live;
  const run = useClusterCalls(plan.calls, async (call) => {
    try {
      await send(call);
    } catch (error) {
      setSent(null);
      throw error;
    }
  });
  return {
    plan,
    run: {
      ...run,
      isLive: true,
      run: () => {
        setSent(plan);
        run.run();
      },
    },
  };
}
