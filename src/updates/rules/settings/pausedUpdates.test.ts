import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { pauseCalls, pauseChange } from './pausedUpdates';

const SPEC = {
  name: 'quill',
  source: 'community-operators',
  sourceNamespace: 'openshift-marketplace',
};

const approvedAs = (installPlanApproval?: 'Automatic' | 'Manual') =>
  aSubscription({
    spec: { ...SPEC, ...(installPlanApproval === undefined ? {} : { installPlanApproval }) },
  });

const PLAN: ReviewedPlan = {
  namespace: 'team-a',
  name: 'install-1',
  createdAt: null,
  generation: 2,
  csvNames: ['quill.v1.1.0'],
  state: { kind: 'requires-approval' },
  changes: [],
};

describe('pausing updates', () => {
  it.each([
    ['Automatic', 'Manual'],
    [undefined, 'Manual'],
    ['Manual', 'Automatic'],
  ] as const)('turns approval %s to %s', (from, to) => {
    expect(pauseChange(approvedAs(from))).toEqual({
      field: 'approval',
      from: from ?? 'Automatic',
      to,
    });
  });

  it('changes the approval only of the displayed Subscription', () => {
    const subscription = approvedAs('Automatic');
    const [call, ...others] = pauseCalls(subscription, pauseChange(subscription), null);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ kind: 'patch', object: { name: 'quill', namespace: 'team-a' } });
    const steps = call?.kind === 'patch' ? call.steps : [];
    expect(steps).toContainEqual({
      op: 'test',
      path: '/spec/installPlanApproval',
      value: 'Automatic',
    });
    expect(steps.at(-1)).toEqual({
      op: 'replace',
      path: '/spec/installPlanApproval',
      value: 'Manual',
    });
  });

  it('approves the pending plan afterward, and only in its displayed state', () => {
    const subscription = approvedAs('Manual');
    const calls = pauseCalls(subscription, pauseChange(subscription), PLAN);
    expect(calls.map(({ model }) => model.kind)).toEqual(['Subscription', 'InstallPlan']);
    const steps = calls[1]?.kind === 'patch' ? calls[1].steps : [];
    expect(steps).toContainEqual({ op: 'test', path: '/spec/generation', value: 2 });
    expect(steps.at(-1)).toEqual({ op: 'replace', path: '/spec/approved', value: true });
  });
});
