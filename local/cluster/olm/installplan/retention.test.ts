import { expect, it } from 'vitest';
import type { KubeObject } from '../../kube/types';
import { surplusPlans } from './retention';

function aPlan(name: string, generation: number): KubeObject {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'InstallPlan',
    metadata: { name, namespace: 'home', creationTimestamp: '2026-11-21T00:00:00Z' },
    spec: { generation },
  };
}

it('keeps the latest five install plans of a namespace', () => {
  const plans = [3, 1, 7, 5, 2, 6, 4].map((generation) => aPlan(`plan-${generation}`, generation));
  expect(surplusPlans(plans).map(({ metadata }) => metadata.name)).toEqual(['plan-2', 'plan-1']);
  expect(surplusPlans(plans.slice(0, 5))).toEqual([]);
});
