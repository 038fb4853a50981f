import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { answering } from '~/test/consoleSdk';
import { useCatalogContents } from './useCatalogContents';

const CHANNEL = JSON.stringify({ schema: 'olm.channel', package: 'quill', name: 'stable' });
const PACKAGE = JSON.stringify({ schema: 'olm.package', name: 'quill', defaultChannel: 'stable' });
const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

/** Answers by a part of the URL, otherwise 404. */
function aCatalogd(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const requested: string[] = [];
  answering(({ url }) => {
    requested.push(url);
    const key = Object.keys(answers).find((part) => url.includes(part));
    const answer = key === undefined ? refused(404) : answers[key];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return requested;
}

/** The state of a page that was just loaded. */
function rendered(...names: readonly string[]) {
  return renderedAt(names.map((name) => ({ name, digest: name })));
}

function renderedAt(digests: readonly { readonly name: string; readonly digest: string }[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const catalogs = digests.map(({ name, digest }) => ({
    name,
    path: `/catalogs/${name}`,
    revision: `sha256:${digest}`,
  }));
  return renderHook(() => useCatalogContents(catalogs, 'quill'), { wrapper }).result;
}

const FOUND = { kind: 'known', found: { name: 'quill', defaultChannel: 'stable' } };

describe('a package in the content of catalogs', () => {
  it('comes from the query endpoint if enabled', async () => {
    const requested = aCatalogd({ 'schema=olm.package': PACKAGE, 'metas?package=quill': CHANNEL });
    const result = rendered('on');
    await waitFor(() => {
      expect(result.current.contents).toMatchObject([FOUND]);
    });
    expect(requested.filter((url) => url.includes('/all'))).toEqual([]);
  });

  it('is not in a catalog with an empty response', async () => {
    aCatalogd({ metas: '' });
    const result = rendered('empty');
    await waitFor(() => {
      expect(result.current.contents).toEqual([{ kind: 'known', found: null }]);
    });
  });

  it('comes from the whole content otherwise, on request', async () => {
    aCatalogd({ '/all': [PACKAGE, CHANNEL].join('\n') });
    const result = rendered('one', 'two');
    const unread = { kind: 'on-request', failure: null };
    await waitFor(() => {
      expect(result.current.contents).toEqual([unread, unread]);
    });
    act(() => {
      result.current.read();
    });
    await waitFor(() => {
      expect(result.current.contents).toMatchObject([FOUND, FOUND]);
    });
  });

  it('is requested once from a disabled query endpoint, which is the same for all catalogs', async () => {
    const requested = aCatalogd({ '/all': '' });
    const metas = () => requested.filter((url) => url.includes('/metas')).length;
    const loaded = async (digest: string, name = 'off') => {
      const result = renderedAt([{ name, digest }]);
      await waitFor(() => {
        expect(result.current.contents).toEqual([{ kind: 'on-request', failure: null }]);
      });
      return metas();
    };
    const first = await loaded('1');
    expect(first).toBeGreaterThan(0);
    expect(await loaded('1')).toBe(first);
    expect(await loaded('2')).toBe(first);
    expect(await loaded('1', 'other')).toBe(first);
  });

  it('reports the cause of a failure, and can be retried', async () => {
    const answers: Record<string, unknown> = { '/all': refused(500) };
    aCatalogd(answers);
    const result = rendered('broken');
    await waitFor(() => {
      expect(result.current.contents).toMatchObject([{ kind: 'on-request' }]);
    });
    act(() => {
      result.current.read();
    });
    await waitFor(() => {
      expect(result.current.contents).toMatchObject([
        { kind: 'on-request', failure: { kind: expect.any(String) } },
      ]);
    });
    answers['/all'] = PACKAGE;
    act(() => {
      result.current.read();
    });
    await waitFor(() => {
      expect(result.current.contents).toMatchObject([FOUND]);
    });
  });
});
