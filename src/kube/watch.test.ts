import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Loadable } from './loadable';
import { subscriptionModel } from '~/kube/models/olm';
import { aSubscription } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { useWatchList, useWatchQueries } from './watch';

const forbidden = Object.assign(new Error('no'), { code: 403 });
function deeply(levels: number): object {
  const deep: object = JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
  return deep;
}
const watch = (namespace: string | null = 'team-a') =>
  renderHook(() => useWatchList(subscriptionModel, { namespace })).result.current;

describe('useWatchList', () => {
  it('is loading at first', () => {
    expect(watch().status).toBe('loading');
  });

  it('is ready with the objects of the namespace', () => {
    const here = aSubscription();
    watched('Subscription', { data: [here, aSubscription({ namespace: 'team-b' })] });
    expect(watch()).toEqual({ status: 'ready', data: [here], stale: null });
  });

  it('is failed when the first list is forbidden: the SDK leaves it loading (console SDK 4.22)', () => {
    watched('Subscription', { loaded: false, error: forbidden });
    expect(watch()).toMatchObject({
      status: 'failed',
      failure: { kind: 'forbidden', permission: { verb: 'list', namespace: 'team-a' } },
    });
  });

  it('names a cluster-wide permission without a namespace', () => {
    watched('Subscription', { loaded: false, error: forbidden });
    expect(watch(null)).not.toHaveProperty('failure.permission.namespace');
  });

  it('keeps the data when a later list fails, and says why', () => {
    watched('Subscription', { data: [aSubscription()], error: new Error('gone') });
    expect(watch()).toMatchObject({ status: 'ready', stale: { kind: 'offline' } });
  });

  it('is failed when the cluster does not serve the kind', () => {
    const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
    watched('Subscription', { error });
    expect(watch()).toMatchObject({ status: 'failed', failure: { kind: 'not-served' } });
  });

  it('is failed for one object that is nested too deeply, but not for a list with it', () => {
    const deep = { ...aSubscription(), spec: deeply(1_000) };
    watched('Subscription', { data: [deep] });
    const { name } = deep.metadata;
    const one = renderHook(() => useWatchList(subscriptionModel, { namespace: 'team-a', name }))
      .result.current;
    expect(one).toMatchObject({ status: 'failed', failure: { kind: 'other' } });
    expect(watch()).toMatchObject({ status: 'ready', data: [deep] });
  });

  it('watches nothing without a place', () => {
    watched('Subscription', { data: [aSubscription()] });
    const { result } = renderHook(() => useWatchList(subscriptionModel, null));
    expect(result.current.status).toBe('loading');
  });
});

const broken = Object.assign(new Error('etcd has no leader'), { code: 500 });

describe('a watch that failed', () => {
  it('restarts immediately on request, for all watchers', () => {
    const here = aSubscription();
    watched('Subscription', { loaded: false, error: broken, anew: { data: [here] } });
    const where = { namespace: 'team-a' };
    const one = renderHook(() => useWatchList(subscriptionModel, where)).result;
    const other = renderHook(() => useWatchList(subscriptionModel, { ...where })).result;
    const elsewhere = renderHook(() => useWatchList(subscriptionModel, { namespace: 'b' })).result;
    press(one.current);
    expect(one.current).toMatchObject({ status: 'ready', data: [here] });
    expect(other.current).toMatchObject({ status: 'ready', data: [here] });
    expect(elsewhere.current.status).toBe('failed');
  });

  it('restarts among several, too', () => {
    const here = aSubscription({ namespace: 'team-c' });
    watched('Subscription', { loaded: false, error: broken, anew: { data: [here] } });
    const queries = ['team-c', 'team-d'].map((namespace) => ({
      key: namespace,
      model: subscriptionModel,
      where: { namespace },
    }));
    const { result } = renderHook(() => useWatchQueries(queries));
    press(result.current.get('team-c'));
    expect(result.current.get('team-c')).toMatchObject({ status: 'ready', data: [here] });
    expect(result.current.get('team-d')?.status).toBe('failed');
  });

  it('offers no restart if the cluster does not serve the kind', () => {
    const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
    watched('Subscription', { error });
    expect(watch()).not.toHaveProperty('failure.retry');
  });

  function press(list: Loadable<unknown> | undefined): void {
    act(() => {
      if (list?.status === 'failed') list.failure.retry?.();
    });
  }
});
