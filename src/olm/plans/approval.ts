import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { Right } from '~/kube/failure';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { generationOf } from './replacedVersion';
import type { ReviewedPlan } from './reviewedPlan';

export type Operation = {
  readonly op: 'test' | 'replace';
  readonly path: string;
  readonly value: unknown;
};

/**
 * The JSON patch that approves exactly the plan that was reviewed (IP-008). The tests make the server refuse it when the
 * plan was approved, or rewritten, meanwhile.
 */
export function approvalOf({
  csvNames,
  generation,
}: Pick<ReviewedPlan, 'csvNames' | 'generation'>): readonly Operation[] {
  return [
    { op: 'test', path: '/spec/approved', value: false },
    { op: 'test', path: '/spec/clusterServiceVersionNames', value: csvNames },
    ...(generation === null
      ? []
      : [{ op: 'test', path: '/spec/generation', value: generation } as const]),
    { op: 'replace', path: '/spec/approved', value: true },
  ];
}

/**
 * The generation for which a plan was reviewed that a patch approves; `null`: it approves none, or was reviewed without
 * one.
 */
export function reviewedGeneration(steps: readonly PatchStep[]): number | null {
  const valueAt = (path: string, op: PatchStep['op']): unknown => {
    const step = steps.find((one) => one.path === path && one.op === op);
    return step === undefined || step.op === 'remove' ? undefined : step.value;
  };
  if (valueAt('/spec/approved', 'replace') !== true) return null;
  const generation = valueAt('/spec/generation', 'test');
  return typeof generation === 'number' ? generation : null;
}

/**
 * The newest plan among those of a namespace when it is newer than a generation; `null`: none is. OLM follows the newest
 * one only, but carries out any that is approved (operator-lifecycle-manager, catalog operator,
 * `transitionInstallPlanState`).
 */
export function newerPlan(plans: readonly InstallPlan[], generation: number): string | null {
  const newest = plans
    .map((plan) => ({ name: plan.metadata.name, generation: generationOf(plan) }))
    .reduce((one, other) => (other.generation > one.generation ? other : one), {
      name: '',
      generation,
    });
  return newest.generation > generation ? newest.name : null;
}

/** The request that approves a plan, to be shown before it is sent. */
export function approvalCall(
  plan: Pick<ReviewedPlan, 'namespace' | 'name' | 'csvNames' | 'generation'>,
): ClusterCall {
  const { namespace, name } = plan;
  return {
    kind: 'patch',
    model: installPlanModel,
    object: { namespace, name },
    steps: approvalOf(plan),
  };
}

/** IP-020: who may approve the plans of a namespace. A project's admin by default may not. */
export function approvalRight(namespace: string): Right {
  return {
    verb: 'patch',
    group: installPlanModel.group,
    resource: installPlanModel.plural,
    namespace,
  };
}
