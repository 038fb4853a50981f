import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actAs } from '~/test/acting';
import { queryClient } from './queryClient';
import { useSteps } from './useSteps';

afterEach(() => {
  actAs();
});

describe('steps', () => {
  it.each([
    ['are done one after the other', undefined, ['one', 'two']],
    ['stop if the user changes', 'vera', ['one']],
  ])('%s', async (_, another, expected) => {
    const done: string[] = [];
    let isOver = false;
    const onSettled = () => {
      isOver = true;
    };
    const { result } = renderHook(() => useSteps(onSettled), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    const step = (id: string, meanwhile?: () => void) => ({
      id,
      run: () => {
        meanwhile?.();
        return Promise.resolve(done.push(id));
      },
    });
    act(() => {
      result.current.run([
        step('one', () => {
          actAs(another);
        }),
        step('two'),
      ]);
    });
    await waitFor(() => {
      expect(isOver).toBe(true);
    });
    expect(done).toEqual(expected);
  });
});
