import { describe, expect, it } from 'vitest';
import type { InstallPlan } from '~/kube/models/olm';
import { anInstallPlan } from '~/test/builders';
import { pastPlans } from './pastPlan';

function aPlan(spec: Partial<InstallPlan['spec']>, managers: readonly object[] = []): InstallPlan {
  const plan = anInstallPlan({ status: { phase: 'Complete' } });
  const metadata = { ...plan.metadata, managedFields: managers };
  return { ...plan, metadata, spec: { ...SPEC, ...spec } };
}

const SPEC = {
  approval: 'Manual',
  approved: true,
  clusterServiceVersionNames: ['quill.v1.0.0'],
} as const;

function manager(name: string, path: object, time = '2026-11-01T10:00:00Z'): object {
  return { manager: name, operation: 'Update', time, fieldsV1: path };
}

const APPROVED = { 'f:spec': { 'f:approved': {} } };
const OTHERS = { 'f:spec': { 'f:generation': {} } };
const AT = '2026-11-01T10:00:00Z';

describe('the approver of a plan by managed fields', () => {
  it.each([
    ['a browser', {}, [manager('Mozilla', APPROVED)], { kind: 'browser', at: AT }],
    ['kubectl', {}, [manager('kubectl', APPROVED)], { kind: 'program', name: 'kubectl', at: AT }],
    ['OLM, by name', {}, [manager('catalog', APPROVED)], { kind: 'olm' }],
    [
      'the manager of this field',
      {},
      [manager('catalog', OTHERS, '2026-11-02T10:00:00Z'), manager('oc', APPROVED)],
      { kind: 'program', name: 'oc', at: AT },
    ],
    ['unknown if approval is manual and no manager is recorded', {}, [], null],
    [
      'OLM if approval is automatic and no manager is recorded',
      { approval: 'Automatic' },
      [],
      { kind: 'olm' },
    ],
    ['none yet', { approved: false }, [manager('catalog', APPROVED)], null],
    ['none in entries of another type', {}, [{ manager: 1 }, { fieldsV1: [] }], null],
  ] as const)('%s', (_case, spec, managers, expected) => {
    expect(pastPlans([aPlan(spec, managers)], [])[0]?.approvedBy).toEqual(expected);
  });
});

it.each([
  ['at the time of the write', '2026-11-01T10:00:05Z', AT],
  [
    'at the start of OLM if the same program wrote again later',
    '2026-11-01T09:00:00Z',
    '2026-11-01T09:00:00Z',
  ],
  ['at the time of the write if OLM has not started', undefined, AT],
])('a plan was approved %s', (_case, startTime, expected) => {
  const plan = aPlan({}, [manager('kubectl-patch', APPROVED)]);
  const status = { phase: 'Complete', ...(startTime === undefined ? {} : { startTime }) };
  expect(pastPlans([{ ...plan, status }], [])[0]?.approvedBy).toEqual({
    kind: 'program',
    name: 'kubectl-patch',
    at: expected,
  });
});

describe('past plans', () => {
  function at(name: string, createdAt: string, generation: number): InstallPlan {
    const plan = anInstallPlan({ name, spec: { ...SPEC, generation } });
    return { ...plan, metadata: { ...plan.metadata, creationTimestamp: createdAt } };
  }

  it('are sorted by time, latest first, then by generation', () => {
    const plans = [
      at('old', '2026-11-01T10:00:00Z', 9),
      at('first', '2026-11-02T10:00:00Z', 1),
      at('second', '2026-11-02T10:00:00Z', 2),
    ];
    expect(pastPlans(plans, []).map(({ name }) => name)).toEqual(['second', 'first', 'old']);
  });

  it('have a completion time (IP-009, IP-010)', () => {
    const condition = { type: 'Installed', status: 'True', lastTransitionTime: AT };
    const plan = anInstallPlan({ status: { phase: 'Complete', conditions: [condition] } });
    expect(pastPlans([plan], [])[0]?.endedAt).toBe(AT);
    expect(pastPlans([anInstallPlan({})], [])[0]?.endedAt).toBeNull();
  });
});
