import { describe, expect, it } from 'vitest';
import { aSubscription, anInstallPlan } from '~/test/builders';
import type { Failure } from '~/kube/failure';
import { failed, loading, ready } from '~/kube/loadable';
import { type NamespacePlans, joinedPlans } from './namespacePlans';

const no: Failure = { kind: 'forbidden', message: 'no' };
const nothing = ready([]);

function aRead(namespace: string, changes: Partial<NamespacePlans> = {}): NamespacePlans {
  const plans = ready([anInstallPlan({ namespace, name: `of-${namespace}` })]);
  return { namespace, plans, subscriptions: nothing, ...changes };
}

describe('the plans of several namespaces', () => {
  it.each<[string, readonly NamespacePlans[], readonly string[], readonly string[], number]>([
    ['contains readable plans', [aRead('a'), aRead('b')], ['of-a', 'of-b'], [], 2],
    ['waits for the rest', [aRead('a'), aRead('b', { plans: loading })], ['of-a'], [], 1],
    ['waits for both kinds', [aRead('a', { subscriptions: loading })], [], [], 0],
    [
      'names what could not be read',
      [aRead('a'), aRead('b', { plans: failed(no) })],
      ['of-a'],
      ['b'],
      2,
    ],
    [
      'does not require Subscriptions',
      [aRead('a', { subscriptions: failed(no) })],
      ['of-a'],
      [],
      1,
    ],
  ])('%s', (_, reads, plans, unread, settled) => {
    const found = joinedPlans(reads);
    expect(found.plans.map(({ metadata }) => metadata.name)).toEqual(plans);
    expect(found.unread.map(({ namespace }) => namespace)).toEqual(unread);
    expect(found.settled).toBe(settled);
  });

  it('names the requesting Subscription if it can be read', () => {
    const subscriptions = ready([aSubscription({})]);
    expect(joinedPlans([aRead('team-a', { subscriptions })]).subscriptions).toHaveLength(1);
  });
});
