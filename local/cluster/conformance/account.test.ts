import { describe, expect, it } from 'vitest';
import { accountOf, type Account } from './account';
import type { Observation } from './observation';
import { differences } from './sideBySide';

const scope = { name: 'any', namespaces: ['team'] };

function subscription(
  type: Observation['type'],
  status: Observation['object']['status'],
  name = 'tool',
): Observation {
  const metadata = { name, namespace: 'team' };
  return {
    type,
    resource: 'subscriptions',
    object: {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'Subscription',
      metadata,
      ...(status === undefined ? {} : { status }),
    },
  };
}

function event(reason: string, message: string): Observation {
  return {
    type: 'ADDED',
    resource: 'events',
    object: {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: 'told', namespace: 'default' },
      involvedObject: { kind: 'Namespace', name: 'team' },
      type: 'Warning',
      reason,
      message,
      source: { component: 'operator-lifecycle-manager' },
    },
  };
}

function condition(type: string, reason: string): { conditions: { [key: string]: string }[] } {
  return { conditions: [{ type, status: 'True', reason }] };
}

function changesOf(...history: readonly Observation[]): readonly string[] {
  return accountOf(scope, history).objects['subscriptions team/tool']?.changes ?? [];
}

describe('an account', () => {
  it('contains each change of a fact, and no fact twice in a row', () => {
    const pending = { state: 'UpgradePending', currentCSV: 'tool.v1.0.0' };
    expect(
      changesOf(
        subscription('ADDED', undefined),
        subscription('MODIFIED', pending),
        subscription('MODIFIED', { ...pending, ...condition('ResolutionFailed', 'Odd') }),
        subscription('MODIFIED', { ...pending, state: 'AtLatestKnown' }),
        subscription('DELETED', undefined),
      ),
    ).toEqual([
      'ResolutionFailed: True Odd',
      'ResolutionFailed: gone',
      'state: UpgradePending tool.v1.0.0',
      'state: AtLatestKnown tool.v1.0.0',
      'deleted',
    ]);
  });

  it('removes the flips of flapping conditions', () => {
    const pending = condition('InstallPlanPending', 'Installing');
    const history = [pending, {}, pending, {}].map((status) => subscription('MODIFIED', status));
    expect(changesOf(...history)).toEqual([
      'InstallPlanPending: True Installing',
      'InstallPlanPending: gone',
    ]);
  });

  it('contains Events once, by their object', () => {
    const seen = [event('ResolutionFailed', 'no tool'), event('ResolutionFailed', 'no tool')];
    expect(accountOf(scope, seen).events).toEqual({
      'Namespace /team': ['Warning ResolutionFailed (operator-lifecycle-manager): no tool'],
    });
  });

  it('excludes other namespaces', () => {
    const other = { ...scope, namespaces: ['elsewhere'] };
    expect(accountOf(other, [subscription('ADDED', undefined)]).objects).toEqual({});
  });

  it('replaces values that differ between runs', () => {
    const installPlanRef = {
      name: 'install-x7k2p',
      uid: '2f25d995-5799-4f03-af2b-c922de78632d',
      resourceVersion: '77',
    };
    const lastUpdated = '2026-11-21T00:00:00Z';
    const seen = [subscription('ADDED', { installPlanRef, lastUpdated })];
    expect(accountOf(scope, seen).objects['subscriptions team/tool']?.final).toEqual([
      'status.installPlanRef.name = install-<name>',
      'status.installPlanRef.uid = <uid>',
      'status.lastUpdated = <time>',
    ]);
  });
});

describe('the differences of two accounts', () => {
  const accountWith = (...changes: readonly string[]): Account => ({
    objects: { 'subscriptions team/tool': { changes, final: [] } },
    events: {},
  });

  it.each([
    ['none', { real: ['a'], ours: ['a'] }, ''],
    [
      'a line too few',
      { real: ['a', 'b'], ours: ['a'] },
      'subscriptions team/tool, changes\n  - b',
    ],
    [
      'a line too many',
      { real: ['a'], ours: ['a', 'b'] },
      'subscriptions team/tool, changes\n  + b',
    ],
    [
      'another order',
      { real: ['a', 'b'], ours: ['b', 'a'] },
      'subscriptions team/tool, changes\n  in another order\n  - a\n  - b\n  + b\n  + a',
    ],
  ])('%s', (_, { real, ours }, shown) => {
    expect(differences(accountWith(...real), accountWith(...ours))).toBe(shown);
  });
});
