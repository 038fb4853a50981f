import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsStable } from './VirtualRows';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [FIRST, SECOND] = [['kafka'], ['kafka', 'strimzi']];

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('rests after the content is stable, once per content', () => {
  const { result, rerender } = renderHook(useIsStable, { initialProps: FIRST });
  expect(result.current).toBe(false);
  pass(1000);
  expect(result.current).toBe(true);
  rerender(SECOND);
  expect(result.current).toBe(false);
  pass(100);
  expect(result.current).toBe(false);
  pass(900);
  expect(result.current).toBe(true);
});

it('rests immediately when the user scrolls', () => {
  const { result } = renderHook(useIsStable, { initialProps: FIRST });
  act(() => {
    document.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toBe(true);
});

it('does not rest while the user types, even with stable content', () => {
  const { result } = renderHook(useIsStable, { initialProps: FIRST });
  pass(300);
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
  });
  pass(300);
  expect(result.current).toBe(false);
  pass(300);
  expect(result.current).toBe(true);
});
