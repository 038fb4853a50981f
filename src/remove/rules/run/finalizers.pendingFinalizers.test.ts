import { expect, it } from 'vitest';
import { SUBJECT, aDeletion, aTerminatingObservation } from '~/test/removalBuilders';
import { pendingFinalizers } from './finalizers';
import type { StepObservation } from './observedObject';
import { begunRun } from './removalRun';

it('counts finalizers of objects in deletion', () => {
  const steps = ['one', 'two', 'three', 'four'].map((name) => aDeletion({ name }));
  const items = begunRun(SUBJECT, steps).items.map((item, at) => ({
    ...item,
    state:
      at === 3
        ? ({ kind: 'waiting' } as const)
        : ({ kind: 'leaving', since: 0, isLate: false, uid: null } as const),
  }));
  const held = (...finalizers: string[]): StepObservation => ({
    kind: 'watched',
    observed: aTerminatingObservation('uid', finalizers),
  });
  const observations = new Map([
    ['delete/one', held('a/b')],
    ['delete/two', held('c/d', 'a/b')],
    ['delete/four', held('a/b')],
  ]);
  expect(pendingFinalizers(items, observations)).toEqual([
    { finalizer: 'a/b', count: 2 },
    { finalizer: 'c/d', count: 1 },
  ]);
});
