import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriptionModel } from '~/models/subscription';
import { aSubscription } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { useWatchList } from './watch';

const forbidden = Object.assign(new Error('no'), { code: 403 });
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
      failure: { kind: 'forbidden', right: { verb: 'list', namespace: 'team-a' } },
    });
  });

  it('names a right in the whole cluster without a namespace', () => {
    watched('Subscription', { loaded: false, error: forbidden });
    expect(watch(null)).not.toHaveProperty('failure.right.namespace');
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

  it('watches nothing without a place', () => {
    watched('Subscription', { data: [aSubscription()] });
    const { result } = renderHook(() => useWatchList(subscriptionModel, null));
    expect(result.current.status).toBe('loading');
  });
});
