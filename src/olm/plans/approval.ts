import { type InstallPlan, installPlanModel } from '~/kube/models/olm';
import type { Permission } from '~/kube/failure';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { generationOf } from './replacedVersion';
import type { ReviewedPlan } from './reviewedPlan';

export type Operation = {
  readonly op: 'test' | 'replace';
  readonly path: string;
  readonly value: unknown;
};

/**
 * The JSON patch that approves exactly the reviewed plan (IP-008). Its tests make the server reject it if the plan was
 * approved or changed in the meantime.
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
 * The reviewed generation of a plan that a patch approves; `null` if it approves none or was reviewed without a
 * generation.
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
 * The latest plan of a namespace if it is later than a generation; `null` otherwise. OLM follows only the latest plan
 * but applies any approved plan (operator-lifecycle-manager, catalog operator, `transitionInstallPlanState`).
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

/** The request that approves a plan, for display before it is sent. */
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

/** IP-020: the permission to approve the plans of a namespace. By default, a project's admin does not have it. */
export function approvalPermission(namespace: string): Permission {
  return {
    verb: 'patch',
    group: installPlanModel.group,
    resource: installPlanModel.plural,
    namespace,
  };
}
