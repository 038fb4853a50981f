import { describe, expect, it } from 'vitest';
import { isComplete, remaining, stepState } from './steps';

const steps = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
const failure = { kind: 'server', message: 'no' } as const;

describe('steps', () => {
  it('wait until they are started', () => {
    expect(stepState({}, 'one')).toEqual({ kind: 'waiting' });
  });

  it('continue at the failed one', () => {
    const states = { one: { kind: 'done' }, two: { kind: 'failed', failure } } as const;
    expect(remaining(steps, states)).toEqual([{ id: 'two' }, { id: 'three' }]);
  });

  it('are complete when all are done', () => {
    const done = { kind: 'done' } as const;
    expect(isComplete(steps, { one: done, two: done })).toBe(false);
    expect(isComplete(steps, { one: done, two: done, three: done })).toBe(true);
  });

  it('are not complete when there are none', () => {
    expect(isComplete([], {})).toBe(false);
  });
});
