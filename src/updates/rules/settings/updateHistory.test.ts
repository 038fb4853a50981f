import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aLookup, aSubscription, anInstallPlan } from '~/test/builders';
import type { InstallPlan, Subscription } from '~/kube/models/olm';
import { updateHistory } from './updateHistory';

const RECORDINGS = 'test-data/olm-recordings';

type Event = { readonly resource: string; readonly object: InstallPlan & Subscription };

function lastObjects(situation: string) {
  const text = gunzipSync(readFileSync(`${RECORDINGS}/${situation}.jsonl.gz`)).toString();
  const events: readonly Event[] = JSON.parse(`[${text.trim().split('\n').join(',')}]`);
  const named = (plural: string) =>
    new Map(
      events
        .filter(({ resource }) => resource === plural)
        .map(({ object }) => [object.metadata.name, object]),
    );
  const last = {
    plans: [...named('installplans').values()],
    subscriptions: [...named('subscriptions').values()],
  };
  const home = last.subscriptions[0]?.metadata.namespace;
  return {
    plans: last.plans.filter(({ metadata }) => metadata.namespace === home),
    subscriptions: last.subscriptions.filter(({ metadata }) => metadata.namespace === home),
  };
}

describe('updateHistory of real OLM', () => {
  it.each([
    ['install_automatic', 'acme-db.v1.2.0', ['Automatic null → 1.2.0 complete']],
    [
      'install_manual_then_upgrade',
      'acme-db.v1.2.0',
      ['Manual 1.0.0 → 1.2.0 complete', 'Manual null → 1.0.0 complete'],
    ],
    [
      'channel_switch',
      'acme-db.v2.0.0',
      ['Automatic 1.2.0 → 2.0.0 complete', 'Automatic null → 1.2.0 complete'],
    ],
  ])('%s', (situation, csvName, expected) => {
    const { plans, subscriptions } = lastObjects(situation);
    const events = updateHistory(plans, subscriptions, [csvName]);
    expect(
      events.map(({ approval, from, to, state }) => `${approval} ${from} → ${to} ${state.kind}`),
    ).toEqual(expected);
  });

  it('distinguishes plans of Operators in one namespace', () => {
    const { plans, subscriptions } = lastObjects('shared_installplan');
    const own = updateHistory(plans, subscriptions, ['acme-own.v1.0.0']);
    const others = updateHistory(plans, subscriptions, ['acme-db.v1.0.0']);
    expect(own.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(own.every(({ to }) => to.startsWith('1.'))).toBe(true);
    expect(own.map(({ planName }) => planName)).not.toEqual(others.map(({ planName }) => planName));
  });
});

describe('updateHistory', () => {
  const plan = (name: string, generation: number, csvName: string, replaces = '') =>
    anInstallPlan({
      name,
      spec: { generation, clusterServiceVersionNames: [csvName, 'ink.v1.0.0'] },
      status: {
        phase: 'Complete',
        bundleLookups: [{ ...aLookup(csvName), ...(replaces && { replaces }) }],
      },
    });

  it('follows `replaces` of bundles, even for a renamed Operator', () => {
    const plans = [
      plan('one', 1, 'quill.v1.0.0'),
      plan('two', 2, 'feather.v2.0.0', 'quill.v1.0.0'),
    ];
    const events = updateHistory(plans, [aSubscription({})], ['feather.v2.0.0']);
    expect(events.map(({ planName, from, to }) => [planName, from, to])).toEqual([
      ['two', '1.0.0', '2.0.0'],
      ['one', null, '1.0.0'],
    ]);
  });

  it('names other Operators of a plan', () => {
    const [event] = updateHistory([plan('one', 1, 'quill.v1.0.0')], [], ['quill.v1.0.0']);
    expect(event?.others).toEqual(['ink.v1.0.0']);
  });

  it('continues after a plan without a spec', () => {
    const hostile = Object.assign(anInstallPlan({ name: 'odd' }), { spec: undefined });
    const plans = [hostile, plan('one', 1, 'quill.v1.0.0')];
    const events = updateHistory(plans, [], ['quill.v1.0.0']);
    expect(events.map(({ planName }) => planName)).toContain('one');
  });
});
