import { describe, expect, it } from 'vitest';
import { aSubscription, anInstallPlan } from '~/test/builders';
import { countsOf, pendingPlans, reviewedPlans } from './reviewedPlan';

function aPlan(
  name: string,
  generation: number,
  parts: { phase?: string; approved?: boolean } = {},
) {
  return anInstallPlan({
    name,
    spec: { generation, approved: parts.approved ?? false },
    status: { phase: parts.phase ?? 'RequiresApproval' },
  });
}

describe('reviewedPlans', () => {
  it.each([
    ['RequiresApproval', false, 'requires-approval'],
    ['RequiresApproval', true, 'installing'],
    ['Installing', true, 'installing'],
    ['Complete', true, 'complete'],
    ['Failed', true, 'failed'],
    ['', false, 'planning'],
  ])('IP-003: phase "%s", approved %s is %s', (phase, approved, kind) => {
    const [plan] = reviewedPlans([aPlan('install-a', 1, { phase, approved })], []);
    expect(plan?.state.kind).toBe(kind);
  });

  it('takes an unapproved plan for superseded when its namespace has one of a higher generation', () => {
    const plans = reviewedPlans([aPlan('install-a', 1), aPlan('install-b', 2)], []);
    expect(plans.map(({ state }) => state)).toEqual([
      { kind: 'superseded', by: 'install-b' },
      { kind: 'requires-approval' },
    ]);
    expect(pendingPlans(plans).map(({ name }) => name)).toEqual(['install-b']);
  });

  it('does not compare generations across namespaces', () => {
    const elsewhere = anInstallPlan({
      name: 'install-z',
      namespace: 'team-b',
      spec: { generation: 9 },
    });
    expect(pendingPlans(reviewedPlans([aPlan('install-a', 1), elsewhere], []))).toHaveLength(2);
  });

  it('SU-003: names the version that the Subscription has installed', () => {
    const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v1.2.0'] } });
    const quill = aSubscription({
      status: { currentCSV: 'quill.v1.2.0', installedCSV: 'quill.v1.0.0' },
    });
    const [reviewed] = reviewedPlans([plan], [quill]);
    expect(reviewed?.changes).toMatchObject([
      { operator: 'quill', from: '1.0.0', to: '1.2.0', subscription: 'quill' },
    ]);
  });

  it('takes a first installation for new although its bundle names a predecessor', () => {
    const plan = anInstallPlan({
      spec: { clusterServiceVersionNames: ['quill.v1.2.0'] },
      status: {
        phase: 'RequiresApproval',
        bundleLookups: [{ path: 'p', identifier: 'quill.v1.2.0', replaces: 'quill.v1.1.0' }],
      },
    });
    const [reviewed] = reviewedPlans([plan], []);
    expect(reviewed?.changes[0]?.from).toBeNull();
  });

  it('IP-015: counts updates and installs of a plan that several Operators share', () => {
    const plan = anInstallPlan({
      spec: { clusterServiceVersionNames: ['quill.v1.2.0', 'ink.v0.5.0'] },
    });
    const quill = aSubscription({
      status: { currentCSV: 'quill.v1.2.0', installedCSV: 'quill.v1.0.0' },
    });
    expect(reviewedPlans([plan], [quill]).map(countsOf)).toEqual([{ updates: 1, installs: 1 }]);
  });
});
