import { expect, it } from 'vitest';
import type { InstallPlan } from '~/kube/models/olm';
import { aSubscription, anInstallPlan } from '~/test/builders';
import { aStep } from '~/test/planBuilders';
import { reviewedPlans } from './reviewedPlan';

const at = (name: string) => ({ name, namespace: 'openshift-marketplace' });

function aPlanFrom(catalog: string, csvName: string, generation: number): InstallPlan {
  const step = aStep('ClusterServiceVersion', csvName, { resolving: csvName });
  const { name: sourceName, namespace: sourceNamespace } = at(catalog);
  return anInstallPlan({
    name: `install-${generation}`,
    spec: { clusterServiceVersionNames: [csvName], generation, approved: generation !== 9 },
    status: {
      phase: generation === 9 ? 'RequiresApproval' : 'Complete',
      plan: [{ ...step, resource: { ...step.resource, sourceName, sourceNamespace } }],
    },
  });
}

const OLD = 'quill.v0.9.0';
const NEW = 'quill.v1.0.0';

it.each([
  ['the same as before', [aPlanFrom('red', OLD, 1)], 'red', undefined],
  ['different from before', [aPlanFrom('blue', OLD, 1)], 'red', ['blue', 'installed']],
  [
    'different from the last one',
    [aPlanFrom('red', OLD, 1), aPlanFrom('blue', OLD, 2)],
    'red',
    ['blue', 'installed'],
  ],
  ['different from that of the Subscription', [], 'green', ['green', 'subscription']],
  [
    'different from both, where that of the Subscription applies',
    [aPlanFrom('blue', OLD, 1)],
    'green',
    ['green', 'subscription'],
  ],
  ['not in an earlier plan', [], 'red', undefined],
  ['not named by the Subscription', [], '', undefined],
] as const)('an update comes from a catalog that is %s (SU-028)', (_, earlier, named, expected) => {
  const subscription = aSubscription({
    spec: { name: 'quill', source: named, sourceNamespace: 'openshift-marketplace' },
    status: { currentCSV: NEW, installedCSV: OLD },
  });
  const plans = reviewedPlans([...earlier, aPlanFrom('red', NEW, 9)], [subscription]);
  const move = plans.find(({ name }) => name === 'install-9')?.changes[0]?.move;
  expect(move).toEqual(
    expected === undefined
      ? undefined
      : { to: at('red'), from: at(expected[0]), isOf: expected[1] },
  );
});
