import { describe, expect, it } from 'vitest';
import { aSubscription, anInstalledOperator } from '~/test/builders';
import { aSourceItem } from '~/test/sourceItem';
import { sourceUsers } from './sourceUser';

const spec = { name: 'quill', source: 'shelf', sourceNamespace: 'openshift-marketplace' };
const own = aSubscription({ spec });
const other = aSubscription({ name: 'nib', namespace: 'team-b' });
const facts = { subscriptions: [other, own], groups: [], operators: [anInstalledOperator()] };

describe('the affected Subscriptions of a catalog', () => {
  it('are those that use it for updates (CS-044)', () => {
    expect(sourceUsers(aSourceItem(), facts)).toMatchObject([
      { id: 'team-a/quill', isOwn: true, isBlocked: false, operator: { displayName: 'Quill' } },
    ]);
  });

  it('are all blocked ones while it is unavailable, its own first (CS-029)', () => {
    expect(sourceUsers(aSourceItem({ state: 'down' }), facts)).toMatchObject([
      { id: 'team-a/quill', isOwn: true, isBlocked: true },
      { id: 'team-b/nib', isOwn: false, isBlocked: true, operator: null },
    ]);
  });
});
