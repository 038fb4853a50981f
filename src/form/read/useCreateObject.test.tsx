import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { answering, requests } from '~/test/consoleSdk';
import { aPen, PEN } from '~/test/operandBuilders';
import { NO_CALLS } from '~/form/rules/objectCalls';
import { useCreateObject, useCreateTrial } from './useCreateObject';

const YAML = 'kind: Pen # a comment\nspec: {size: 12345678901234567890}\n';
const DOCUMENT = { namespace: 'team-a', yaml: YAML };

beforeEach(() => {
  queryClient.clear();
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

describe('a new instance', () => {
  it('is sent as it was typed', async () => {
    answering(() => aPen('blue'));
    const onDone = vi.fn();
    const { result } = renderHook(() => useCreateObject(PEN, NO_CALLS, onDone), { wrapper });
    act(() => {
      result.current.run(DOCUMENT);
    });
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledWith(aPen('blue'));
    });
    expect(requests()).toEqual([
      {
        method: 'POST',
        url: '/api/kubernetes/apis/ink.example.com/v1/namespaces/team-a/pens?fieldManager=operator-hub',
        body: YAML,
      },
    ]);
  });

  it.each([
    ['equal', 'blue', { size: 12345678901234567890, set: 'by default' }, true],
    ['with other values', 'blue', { size: 3 }, false],
    ['absent', 'blue', null, false],
    ['without a known name', null, { size: 12345678901234567890 }, false],
  ])('whose answer is lost is read: %s', async (_, name, spec, isDone) => {
    const metadata = name === null ? '{generateName: blue-}' : `{name: ${name}}`;
    answering(({ method }) => {
      if (method === 'POST') throw new TypeError('Failed to fetch');
      return spec === null ? undefined : { ...aPen('blue'), spec };
    });
    const onDone = vi.fn();
    const { result } = renderHook(() => useCreateObject(PEN, NO_CALLS, onDone), { wrapper });
    act(() => {
      result.current.run({ ...DOCUMENT, yaml: `${YAML}metadata: ${metadata}\n` });
    });
    await waitFor(() => {
      expect(onDone.mock.calls.length > 0 || result.current.failure !== null).toBe(true);
    });
    expect(onDone.mock.calls.map(([stored]: readonly unknown[]) => stored)).toEqual(
      isDone ? [{ ...aPen('blue'), spec }] : [],
    );
    expect(result.current.failure?.kind).toBe(isDone ? undefined : 'offline');
    expect(requests().map(({ method }) => method)).toEqual(
      name === null ? ['POST'] : ['POST', 'GET'],
    );
  });

  it.each([
    ['fails on the first attempt', false],
    ['continues after a lost answer', true],
  ])('that exists with the same content %s', async (_, isRepeated) => {
    let isDown = isRepeated;
    const exists = { code: 409, json: { code: 409, reason: 'AlreadyExists' } };
    answering(({ method }) => {
      if (isDown) throw new TypeError('Failed to fetch');
      if (method === 'POST') throw Object.assign(new Error('exists'), exists);
      return { ...aPen('blue'), spec: { size: 1 } };
    });
    const onDone = vi.fn();
    const { result } = renderHook(() => useCreateObject(PEN, NO_CALLS, onDone), { wrapper });
    const document = { ...DOCUMENT, yaml: 'kind: Pen\nmetadata: {name: blue}\nspec: {size: 1}\n' };
    const create = () => {
      act(() => {
        result.current.run(document);
      });
    };
    create();
    await waitFor(() => {
      expect(result.current.failure?.kind).toBe(isRepeated ? 'offline' : 'already-exists');
    });
    if (!isRepeated) return;
    isDown = false;
    create();
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledOnce();
    });
  });

  it('is checked by a dry run, and nothing is stored', async () => {
    answering(() => aPen('blue'));
    const { result } = renderHook(() => useCreateTrial(PEN, DOCUMENT), { wrapper });
    await waitFor(() => {
      expect(result.current.kind).toBe('accepted');
    });
    expect(requests()[0]?.url).toContain('dryRun=All&fieldValidation=Warn');
  });

  it('is not checked if it is invalid', () => {
    const { result } = renderHook(() => useCreateTrial(PEN, null), { wrapper });
    expect(result.current.kind).toBe('none');
    expect(requests()).toEqual([]);
  });
});
