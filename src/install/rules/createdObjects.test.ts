import { expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { createdObjects } from './createdObjects';

const step = (name: string, status: string) => ({
  resolving: 'quill.v1.0.0',
  status,
  resource: {
    group: '',
    version: 'v1',
    kind: 'ServiceAccount',
    name,
    sourceName: 'community',
    sourceNamespace: 'market',
  },
});

it('counts existing resources and lists pending ones first', () => {
  const plan = anInstallPlan({
    status: {
      phase: 'Installing',
      plan: [
        step('a', 'Present'),
        step('b', 'Unknown'),
        step('c', 'Created'),
        step('d', 'WaitingForApi'),
        step('e', 'NotPresent'),
        step('f', 'UnsupportedResource'),
      ],
    },
  });
  const { done, all, steps } = createdObjects(plan);
  expect([done, all]).toEqual([3, 6]);
  expect(steps.map(({ name }) => name).join('')).toBe('bdeacf');
});

it.each([
  ['there is no plan', null],
  ['OLM has not listed them', anInstallPlan()],
])('has nothing when %s', (_, plan) => {
  expect(createdObjects(plan)).toEqual({ done: 0, all: 0, steps: [] });
});
