import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { aHub, hubChoice, hubSteps } from '~/test/operatorHub';
import type { OperatorHub } from '~/kube/models/operatorHub';
import type { PatchStep } from '~/olm/calls/clusterCall';
import {
  type DefaultsChoice,
  defaultsProgress,
  hubChanges,
  unknownEntries,
} from './defaultSources';

describe('the change of OperatorHub cluster (CS-039 to CS-042)', () => {
  const off = { name: 'community-operators', disabled: true };
  const on = { name: 'community-operators', disabled: false };
  const red = { name: 'redhat-operators', disabled: true };

  it.each<[string, unknown, DefaultsChoice, readonly unknown[]]>([
    [
      'no spec: it is created',
      undefined,
      hubChoice({ 'community-operators': true }),
      [
        { op: 'test', path: '/metadata/generation', value: 3 },
        { op: 'add', path: '/spec', value: { sources: [off] } },
      ],
    ],
    [
      'a spec that is null',
      null,
      hubChoice({}, true),
      [
        { op: 'test', path: '/spec', value: null },
        { op: 'add', path: '/spec', value: { disableAllDefaultSources: true } },
      ],
    ],
    [
      'a spec without sources',
      {},
      hubChoice({ 'community-operators': true }),
      [
        { op: 'test', path: '/spec', value: {} },
        { op: 'add', path: '/spec/sources', value: [off] },
      ],
    ],
    [
      'enabled again: the entry is removed, and the list with the last one',
      { sources: [off] },
      hubChoice({ 'community-operators': false }),
      [
        { op: 'test', path: '/spec', value: { sources: [off] } },
        { op: 'remove', path: '/spec/sources' },
      ],
    ],
    [
      'enabled while all are disabled: an entry is added',
      { disableAllDefaultSources: true },
      hubChoice({ 'community-operators': false }),
      [
        { op: 'test', path: '/spec', value: { disableAllDefaultSources: true } },
        { op: 'add', path: '/spec/sources', value: [on] },
      ],
    ],
    [
      'disabled like all: no entry is required, others keep theirs',
      { disableAllDefaultSources: true, sources: [on, red] },
      hubChoice({ 'community-operators': true }),
      [
        {
          op: 'test',
          path: '/spec',
          value: { disableAllDefaultSources: true, sources: [on, red] },
        },
        { op: 'add', path: '/spec/sources', value: [red] },
      ],
    ],
    [
      'an entry is changed in place, with its other fields',
      { sources: [{ ...on, note: 'mine' }, red] },
      hubChoice({ 'community-operators': true }),
      [
        { op: 'test', path: '/spec', value: { sources: [{ ...on, note: 'mine' }, red] } },
        { op: 'add', path: '/spec/sources', value: [{ ...off, note: 'mine' }, red] },
      ],
    ],
    [
      'one of several entries of the same name remains',
      { sources: [off, red, on] },
      hubChoice({ 'community-operators': true }),
      [
        { op: 'test', path: '/spec', value: { sources: [off, red, on] } },
        { op: 'add', path: '/spec/sources', value: [red, off] },
      ],
    ],
    [
      'all enabled: the flag is removed, entries remain',
      { disableAllDefaultSources: true, sources: [on] },
      hubChoice({}, false),
      [
        { op: 'test', path: '/spec', value: { disableAllDefaultSources: true, sources: [on] } },
        { op: 'remove', path: '/spec/disableAllDefaultSources' },
      ],
    ],
    ['it is already set', { sources: [off] }, hubChoice({ 'community-operators': true }), []],
    ['it is set without an entry', {}, hubChoice({ 'community-operators': false }), []],
    ['nothing is selected', { disableAllDefaultSources: false, sources: [red] }, hubChoice({}), []],
  ])('%s', (_, spec, wanted, steps) => {
    expect(hubSteps(aHub(spec, { generation: 3 }), wanted)).toEqual(steps);
  });

  it('tests the resource version if the server sets no generation', () => {
    const hub = aHub(undefined, { resourceVersion: '77' });
    expect(hubSteps(hub, hubChoice({}, true))[0]).toEqual({
      op: 'test',
      path: '/metadata/resourceVersion',
      value: '77',
    });
  });

  it('is rejected if another user has changed the spec', () => {
    const seen = aHub({ sources: [red] });
    const steps = hubSteps(seen, hubChoice({ 'community-operators': true }));
    const changed = aHub({ sources: [red, { name: 'certified-operators', disabled: true }] });
    expect(applied(changed, steps).errors).toHaveLength(1);
  });
});

it('finds changes of another user between two reads', () => {
  const before = aHub({ sources: [{ name: 'redhat-operators', disabled: true }] });
  const now = aHub({
    disableAllDefaultSources: true,
    sources: [{ name: 'redhat-operators', disabled: false }],
  });
  expect(hubChanges(before, now)).toEqual([
    { name: null, isDisabled: true },
    { name: 'certified-operators', isDisabled: true },
    { name: 'community-operators', isDisabled: true },
    { name: 'redhat-operators', isDisabled: false },
  ]);
  expect(hubChanges(now, now)).toEqual([]);
});

function applied(hub: OperatorHub, steps: readonly PatchStep[]) {
  const after: OperatorHub = structuredClone(hub);
  const errors = applyPatch(after, structuredClone([...steps])).filter((one) => one !== null);
  return { hub: after, errors };
}

it('names entries that concern no default catalog, once', () => {
  const own = { name: 'own-catalog', disabled: true };
  expect(unknownEntries(aHub({ sources: [own, { name: 'redhat-operators' }, own, null] }))).toEqual(
    ['own-catalog'],
  );
});

it('reports the progress of OpenShift', () => {
  const hub = {
    ...aHub({ sources: [{ name: 'redhat-operators', disabled: true }] }),
    status: {
      sources: [
        { name: 'redhat-operators', disabled: false, status: 'Success' },
        { name: 'certified-operators', disabled: false, status: 'Error', message: 'no quota' },
        { name: 'x', status: 'Error', message: 'Not present in the default definitions' },
      ],
    },
  };
  expect(defaultsProgress(hub)).toEqual({
    waiting: ['redhat-operators'],
    failed: [{ name: 'certified-operators', message: 'no quota' }],
  });
});
