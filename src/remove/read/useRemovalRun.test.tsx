import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ready } from '~/kube/loadable';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aDeletion } from '~/test/removalBuilders';
import { queryClient } from '~/kube/queryClient';
import { setRun, unfinishedRemovals } from './removalStore';
import { beginRemoval, useRemovalRun } from './useRemovalRun';

const main = aDeletion({ name: 'main' });
const group = aDeletion({ name: 'og', stage: 'operator-group' });

function aDatabase(name: string, more: object = {}) {
  return { metadata: { name, namespace: 'team-a', uid: `uid-${name}`, ...more } };
}

const terminating = (finalizers: readonly string[] = []) =>
  aDatabase('main', { deletionTimestamp: '2026-11-21T20:00:00Z', finalizers });

type Requested = { readonly spec?: { readonly resourceAttributes?: { readonly verb?: string } } };

/** The user has all permissions except list, if stated. */
function anApiServer({ mayList = true } = {}) {
  answering(({ url, body }) => {
    if (!url.endsWith('selfsubjectaccessreviews')) return undefined;
    const { spec }: Requested = JSON.parse(JSON.stringify(body));
    return { status: { allowed: mayList || spec?.resourceAttributes?.verb !== 'list' } };
  });
  answering(({ method }) => (method === 'DELETE' ? {} : undefined));
}

const written = () =>
  requests()
    .filter(({ method, url }) => method !== 'GET' && !url.includes('authorization.k8s.io'))
    .map(({ method, url }) => `${method} ${url.split('/').pop() ?? ''}`);

/** Each test removes another subject, because runs remain in the memory of the page. */
const subjects = { last: 0 };

function shown(steps: readonly RemovalStep[]) {
  subjects.last += 1;
  const subject = { id: `team-a/acme-${subjects.last}`, title: 'Acme' };
  beginRemoval(subject, steps);
  return { subject, ...renderHook(() => useRemovalRun(subject.id), { wrapper }) };
}

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const states = (control: ReturnType<typeof useRemovalRun>) =>
  control?.run.items.map(({ state }) => state.kind);

beforeEach(() => {
  watched('Database', { data: [aDatabase('main')] });
});

// Files share a process, in whose memory the runs remain.
afterEach(() => {
  for (const { subject } of unfinishedRemovals()) setRun(subject.id, null);
});

describe('a removal', () => {
  it('deletes stage by stage, each after deletion of the previous one is observed', async () => {
    anApiServer();
    const { result, rerender } = shown([group, main]);
    await waitFor(() => {
      expect(states(result.current)).toEqual(['leaving', 'waiting']);
    });
    expect(written()).toEqual(['DELETE main']);
    watched('Database', { data: [] });
    rerender();
    await waitFor(() => {
      expect(result.current?.run.isOver).toBe(true);
    });
    expect(written()).toEqual(['DELETE main', 'DELETE og']);
  });

  it('shows finalizers of resources in deletion', async () => {
    anApiServer();
    watched('Database', { data: [terminating(['acme.example.com/backup'])] });
    watched('ClusterServiceVersion', { data: [] });
    const { result } = shown([main]);
    await waitFor(() => {
      expect(result.current?.observations.get(main.id)).toMatchObject({
        kind: 'watched',
        observed: { finalizers: ['acme.example.com/backup'] },
      });
    });
    await waitFor(() => {
      expect(result.current?.operators).toEqual(ready([]));
    });
  });

  it('stops at a rejection, and sends the step again on retry', async () => {
    const server = { refuses: true };
    answering(({ method }) => {
      if (method !== 'DELETE' || !server.refuses) return undefined;
      throw Object.assign(new Error('busy'), { code: 500 });
    });
    anApiServer();
    const { result } = shown([main]);
    await waitFor(() => {
      expect(states(result.current)).toEqual(['failed']);
    });
    expect(result.current?.run.pause).toBe('failed');
    server.refuses = false;
    result.current?.tryAgain(main.id);
    await waitFor(() => {
      expect(states(result.current)).toEqual(['leaving']);
    });
    expect(written()).toEqual(['DELETE main', 'DELETE main']);
  });

  it('reads resources without watch permission once, and again on refresh', async () => {
    anApiServer({ mayList: false });
    const server = { isGone: false };
    answering(({ method, url }) => {
      if (method !== 'GET' || !url.endsWith('/databases/main') || server.isGone) return undefined;
      return terminating(['acme.example.com/backup']);
    });
    const { result } = shown([main]);
    await waitFor(() => {
      expect(result.current?.observations.get(main.id)).toMatchObject({
        kind: 'read',
        isReading: false,
        observed: { kind: 'present' },
      });
    });
    await waitFor(() => {
      expect(result.current?.operators).toMatchObject({
        status: 'failed',
        failure: { permission: { verb: 'list', resource: 'clusterserviceversions' } },
      });
    });
    server.isGone = true;
    result.current?.reload(main.id);
    await waitFor(() => {
      expect(result.current?.run.isOver).toBe(true);
    });
  });

  it('pauses when no page shows it, and is listed as unfinished', async () => {
    anApiServer();
    const { result, unmount, subject } = shown([main, group]);
    await waitFor(() => {
      expect(states(result.current)).toEqual(['leaving', 'waiting']);
    });
    expect(unfinishedRemovals().map((one) => one.subject)).not.toContainEqual(subject);
    unmount();
    expect(unfinishedRemovals()).toContainEqual({ subject, left: 2 });
    const again = renderHook(() => useRemovalRun(subject.id), { wrapper });
    expect(again.result.current?.run.pause).toBe('left');
    again.result.current?.close();
    expect(unfinishedRemovals().map((one) => one.subject)).not.toContainEqual(subject);
  });

  it('removes a finalizer only from the displayed object', async () => {
    anApiServer();
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    watched('Database', { data: [terminating(['acme.example.com/backup', 'x/y'])] });
    watched('ClusterServiceVersion', { data: [] });
    const { result } = shown([main]);
    await waitFor(() => {
      expect(states(result.current)).toEqual(['leaving']);
    });
    result.current?.release.ask({ id: main.id, finalizer: 'x/y' });
    await waitFor(() => {
      expect(result.current?.release.call).not.toBeNull();
    });
    result.current?.release.send();
    await waitFor(() => {
      expect(result.current?.release.requested).toBeNull();
    });
    expect(requests().find(({ method }) => method === 'PATCH')?.body).toEqual([
      { op: 'test', path: '/metadata/uid', value: 'uid-main' },
      { op: 'test', path: '/metadata/finalizers', value: ['acme.example.com/backup', 'x/y'] },
      { op: 'replace', path: '/metadata/finalizers', value: ['acme.example.com/backup'] },
    ]);
  });
});
