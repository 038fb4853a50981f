import { describe, expect, it } from 'vitest';
import type { Subscription } from '~/kube/models/olm';
import { aSubscription, anInstalledOperator } from '~/test/builders';
import { overviewOf, plansWaiting } from './overview';

const FAILED = {
  kind: 'failed',
  level: 'failed',
  runs: false,
  isRetried: false,
  reason: '',
  message: '',
} as const;
const WAITS = {
  ...FAILED,
  kind: 'update-approval-needed',
  level: 'approval',
  runs: true,
  isRetried: false,
} as const;

describe('the overview of the installed Operators', () => {
  const operators = [
    anInstalledOperator({ id: 'a/ready', name: 'ready' }),
    anInstalledOperator({ id: 'a/waits', name: 'waits', health: WAITS }),
    anInstalledOperator({ id: 'a/broken', name: 'broken', health: FAILED }),
    anInstalledOperator({ id: 'b/copy', name: 'copy', health: FAILED, isCopy: true }),
  ];

  it('counts every Operator once, without copied CSVs', () => {
    const { total, counts } = overviewOf(operators);
    expect(total).toBe(3);
    expect(counts).toEqual({ failed: 1, attention: 0, approval: 1, progress: 0, ready: 1 });
  });

  it('names those that require action, the worst first', () => {
    expect(overviewOf(operators).waiting.map(({ name }) => name)).toEqual(['broken', 'waits']);
  });
});

describe('install plans that require approval', () => {
  it.each<[what: string, subscriptions: readonly Subscription[], count: number]>([
    ['none without Subscriptions', [], 0],
    ['none while OLM installs', [waiting('a', 'install-1', 'Installing')], 0],
    ['one for each', [waiting('a', 'install-1'), waiting('b', 'install-2')], 2],
    ['a shared one once', [waiting('a', 'install-1'), waiting('b', 'install-1')], 1],
    [
      'those of the same name in two namespaces',
      [
        waiting('a', 'install-1'),
        { ...waiting('a', 'install-1'), metadata: { name: 'a', namespace: 'team-b' } },
      ],
      2,
    ],
  ])('%s', (_, subscriptions, count) => {
    expect(plansWaiting(subscriptions)).toBe(count);
  });
});

/** As written by OLM (recording install_manual_then_upgrade). */
function waiting(name: string, plan: string, reason = 'RequiresApproval'): Subscription {
  return aSubscription({
    name,
    status: {
      state: 'UpgradePending',
      installPlanRef: { name: plan, namespace: 'team-a' },
      conditions: [{ type: 'InstallPlanPending', status: 'True', reason }],
    },
  });
}
