import { expect, it } from 'vitest';
import { SUBJECT, aDeletion, aDyingSight } from '~/test/removalBuilders';
import { heldFinalizers } from './heldFinalizers';
import type { StepSight } from './removalSight';
import { begunRun } from './removalRun';

it('counts what objects that are being deleted wait for', () => {
  const steps = ['one', 'two', 'three', 'four'].map((name) => aDeletion({ name }));
  const items = begunRun(SUBJECT, steps).items.map((item, at) => ({
    ...item,
    state:
      at === 3
        ? ({ kind: 'waiting' } as const)
        : ({ kind: 'leaving', since: 0, isLate: false, uid: null } as const),
  }));
  const held = (...finalizers: string[]): StepSight => ({
    kind: 'watched',
    sight: aDyingSight('uid', finalizers),
  });
  const sights = new Map([
    ['delete/one', held('a/b')],
    ['delete/two', held('c/d', 'a/b')],
    ['delete/four', held('a/b')],
  ]);
  expect(heldFinalizers(items, sights)).toEqual([
    { finalizer: 'a/b', count: 2 },
    { finalizer: 'c/d', count: 1 },
  ]);
});
