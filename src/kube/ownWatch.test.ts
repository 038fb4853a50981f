import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, knownModels, requests, watched } from '~/test/consoleSdk';
import { useWatchList, useWatchQueries } from './watch';

const model = {
  group: 'wind.example.com',
  version: 'v1',
  kind: 'Kite',
  plural: 'kites',
  namespaced: true,
  isServed: true,
} as const;
const where = { namespace: 'team-a' };
const PATH = '/api/kubernetes/apis/wind.example.com/v1/namespaces/team-a/kites';
const pod = { abbr: 'P', kind: 'Pod', label: 'Pod', labelPlural: 'Pods', plural: 'pods' };
const POD = { ...pod, apiVersion: 'v1', namespaced: true };

/** The server's end of each watch. */
const sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }

  send(type: string, name: string): void {
    const data = JSON.stringify({ type, object: kite(name) });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  readonly close = vi.fn();
}

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a kind unknown to the console', () => {
  it('is listed and watched without the SDK, once for all watchers', async () => {
    serving('first');
    const one = renderHook(() => useWatchList(model, where));
    const other = renderHook(() => useWatchQueries(QUERIES));
    await waitFor(() => {
      expect(one.result.current).toMatchObject({ status: 'ready', data: [kite('first')] });
    });
    expect(other.result.current.get('kites')).toMatchObject({ data: [kite('first')] });
    expect(sockets.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^ws:.*\/kites\?watch=true&resourceVersion=7$/),
    ]);
    sockets[0]?.send('ADDED', 'second');
    sockets[0]?.send('DELETED', 'first');
    await waitFor(() => {
      expect(one.result.current).toMatchObject({ data: [kite('second')] });
    });
    one.unmount();
    expect(sockets[0]?.close).not.toHaveBeenCalled();
    other.unmount();
    expect(sockets[0]?.close).toHaveBeenCalledOnce();
  });

  it('stays so when the console discovers it: nothing is read again', async () => {
    serving('first');
    const { result, rerender } = renderHook(() => useWatchList(model, where));
    await waitFor(() => {
      expect(result.current.status).toBe('ready');
    });
    act(() => {
      knownModels({ Pod: POD, 'wind.example.com~v1~Kite': KITE });
    });
    rerender();
    expect(result.current).toMatchObject({ status: 'ready', data: [kite('first')] });
    expect(requests().filter(({ url }) => url.startsWith(PATH))).toHaveLength(1);
  });

  it('is not the kind of that name in another group', async () => {
    serving('first');
    knownModels({ Kite: { ...KITE, apiGroup: 'toys.example.com' } });
    const { result } = renderHook(() => useWatchList(model, where));
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'ready', data: [kite('first')] });
    });
  });

  it('is not served if its list does not exist', async () => {
    knownModels({ Pod: POD });
    const { result } = renderHook(() => useWatchList(model, where));
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'failed', failure: { kind: 'not-served' } });
    });
  });
});

it('uses the SDK for kinds that the console knows, and for unknown ones', () => {
  watched('Kite', { data: [{ metadata: { name: 'here', namespace: 'team-a' } }] });
  knownModels({ Pod: POD });
  const unsaid = { group: '', version: 'v1', kind: 'Kite', plural: 'kites', namespaced: true };
  expect(renderHook(() => useWatchList(unsaid, where)).result.current.status).toBe('ready');
  knownModels({ 'wind.example.com~v1~Kite': KITE });
  expect(renderHook(() => useWatchList(model, where)).result.current.status).toBe('ready');
  expect(requests()).toEqual([]);
});

const QUERIES = [{ key: 'kites', model, where }];
const KITE = {
  ...pod,
  kind: 'Kite',
  plural: 'kites',
  apiGroup: 'wind.example.com',
  apiVersion: 'v1',
  namespaced: true,
};

function serving(name: string): void {
  knownModels({ Pod: POD });
  answering(({ url }) =>
    url.startsWith(PATH) ? { metadata: { resourceVersion: '7' }, items: [kite(name)] } : undefined,
  );
}

function kite(name: string) {
  return { metadata: { name, namespace: 'team-a', uid: name } };
}
