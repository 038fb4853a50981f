import { installPlanModel } from '~/models/installPlan';
import type { Right } from '../failure';
import type { ClusterCall } from '../remedies/clusterCall';
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
