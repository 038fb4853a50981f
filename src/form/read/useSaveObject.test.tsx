import { NO_CALLS } from '~/form/rules/objectCalls';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { changesBetween } from '~/form/rules/objectChange';
import { answering, requests } from '~/test/consoleSdk';
import { aPen, PEN } from '~/test/operandBuilders';
import { useSaveObject } from './useSaveObject';

const BASE = aPen('blue');
const MINE = { ...BASE, spec: { size: 5 } };

beforeEach(() => {
  queryClient.clear();
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** A server that rejects the first patches because a `test` fails. */
function refusing(times: number, live: object): void {
  let left = times;
  answering(({ method }) => {
    if (method === 'GET') return live;
    if (method !== 'PATCH') return undefined;
    left -= 1;
    if (left < 0) return {};
    throw Object.assign(new Error('the server rejected our request'), {
      code: 422,
      json: { reason: 'Invalid', message: 'the server rejected our request' },
    });
  });
}

async function saved() {
  const onDone = vi.fn();
  const hook = renderHook(
    () =>
      useSaveObject(
        PEN,
        { target: { namespace: 'team-a', name: 'blue' }, calls: NO_CALLS },
        onDone,
      ),
    {
      wrapper,
    },
  );
  act(() => {
    hook.result.current.run({ base: BASE, changes: changesBetween(BASE, MINE), schema: null });
  });
  await waitFor(() => {
    expect(hook.result.current.isRunning).toBe(false);
    expect(requests().some(({ method }) => method === 'PATCH')).toBe(true);
  });
  return { ...hook.result.current, onDone };
}

const patches = () => requests().filter(({ method }) => method === 'PATCH');

describe('saving an instance', () => {
  it('sends only changed fields', async () => {
    refusing(0, BASE);
    const { onDone } = await saved();
    expect(onDone).toHaveBeenCalled();
    expect(patches().map(({ body }) => body)).toEqual([
      [
        { op: 'test', path: '/metadata/uid', value: 'uid-blue' },
        { op: 'test', path: '/spec/size', value: 3 },
        { op: 'replace', path: '/spec/size', value: 5 },
      ],
    ]);
  });

  it('continues automatically if others changed another field', async () => {
    refusing(1, { ...BASE, spec: { size: 3, ink: 'red' } });
    const { onDone, conflict } = await saved();
    expect(onDone).toHaveBeenCalled();
    expect(conflict).toBeNull();
    expect(patches()).toHaveLength(2);
  });

  it('asks the user if others changed the same field', async () => {
    const live = { ...BASE, spec: { size: 7 } };
    refusing(1, live);
    const { onDone, conflict } = await saved();
    expect(onDone).not.toHaveBeenCalled();
    expect(conflict).toEqual({ conflicts: [{ path: ['spec', 'size'], mine: 5, theirs: 7 }], live });
    expect(patches()).toHaveLength(1);
  });

  it.each([
    ['the server rejects the value', BASE],
    ['another object has taken the name', { ...aPen('blue', { uid: 'other' }), spec: { size: 9 } }],
  ])('fails when %s', async (_name, live) => {
    refusing(9, live);
    const { onDone, failure } = await saved();
    expect(onDone).not.toHaveBeenCalled();
    expect(failure?.kind).toBe('invalid');
    expect(patches()).toHaveLength(1);
  });
});
