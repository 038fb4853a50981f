import { describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import type { RunItem, RunState } from './approvalRun';
import { followUpIn, namespacesOfRun } from './followUps';

function anItem(kind: 'waiting' | 'sending' | 'done' | 'skipped', namespace = 'team-a'): RunItem {
  const state: RunState = { kind };
  const plan = { namespace, name: 'install-one', generation: 1, csvNames: [], changes: [] };
  return { plan, state, operators: [] };
}

const done = anInstallPlan({ name: 'install-one', status: { phase: 'Complete' } });
const next = anInstallPlan({ name: 'install-two', spec: { generation: 2 } });

describe('a follow-up plan', () => {
  it.each<[string, RunItem, Parameters<typeof followUpIn>[1], string | null]>([
    ['is pending for the next version', anItem('done'), [done, next], 'install-two'],
    ['does not exist', anItem('done'), [done], null],
    [
      'is installed already',
      anItem('done'),
      [done, { ...next, status: { phase: 'Complete' } }],
      null,
    ],
    ['is of another namespace', anItem('done', 'team-b'), [next], null],
    ['is ignored before the previous one completes', anItem('sending'), [next], null],
  ])('%s', (_, item, plans, expected) => {
    expect(followUpIn(item, plans)).toBe(expected);
  });
});

describe('watched namespaces of a run', () => {
  it('include the current one and those of completed plans, each once', () => {
    const items = [
      anItem('done', 'a'),
      ...['b', 'c', 'd', 'd'].map((namespace) => anItem('done', namespace)),
      anItem('sending', 'e'),
      anItem('waiting', 'f'),
    ];
    expect(namespacesOfRun({ items, isStopped: false })).toEqual(['b', 'c', 'd', 'e']);
  });

  it('include the next one, except while it is stopped', () => {
    const items = [anItem('skipped', 'a'), anItem('waiting', 'b')];
    expect(namespacesOfRun({ items, isStopped: false })).toEqual(['b']);
    expect(namespacesOfRun({ items, isStopped: true })).toEqual([]);
  });
});
