import { describe, expect, it } from 'vitest';
import { aSubscription, anInstallPlan } from '~/test/builders';
import type { Failure } from '../../failure';
import { failed, loading, ready } from '../../loadable';
import { type InboxRead, joinedInbox } from './inboxReads';

const no: Failure = { kind: 'forbidden', message: 'no' };
const nothing = ready([]);

function aRead(namespace: string, changes: Partial<InboxRead> = {}): InboxRead {
  const plans = ready([anInstallPlan({ namespace, name: `of-${namespace}` })]);
  return { namespace, plans, subscriptions: nothing, ...changes };
}

describe('the inbox of several namespaces', () => {
  it.each<[string, readonly InboxRead[], readonly string[], readonly string[], number]>([
    ['has what could be read', [aRead('a'), aRead('b')], ['of-a', 'of-b'], [], 2],
    ['waits for the rest', [aRead('a'), aRead('b', { plans: loading })], ['of-a'], [], 1],
    ['waits for both kinds', [aRead('a', { subscriptions: loading })], [], [], 0],
    [
      'names what could not be read',
      [aRead('a'), aRead('b', { plans: failed(no) })],
      ['of-a'],
      ['b'],
      2,
    ],
    ['does without Subscriptions', [aRead('a', { subscriptions: failed(no) })], ['of-a'], [], 1],
  ])('%s', (_, reads, plans, unread, settled) => {
    const found = joinedInbox(reads);
    expect(found.waiting.map(({ plan }) => plan.name)).toEqual(plans);
    expect(found.unread.map(({ namespace }) => namespace)).toEqual(unread);
    expect(found.settled).toBe(settled);
  });

  it('knows who asked where that may be read', () => {
    const plans = ready([
      anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0'] } }),
    ]);
    const status = { currentCSV: 'quill.v2.0.0', installedCSV: 'quill.v1.0.0' };
    const subscriptions = ready([aSubscription({ status })]);
    const [found] = joinedInbox([aRead('team-a', { plans, subscriptions })]).waiting;
    expect(found?.changes).toMatchObject([{ from: '1.0.0', subscription: 'quill' }]);
  });
});
