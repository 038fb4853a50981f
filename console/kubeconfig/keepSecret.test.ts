import { describe, expect, it } from 'vitest';
import { keepSecret } from './keepSecret';
import { tokenSecret } from './secret';

/** A clock to turn, and a source whose loads are counted. */
function counted(expiresIn: number, tokens = (count: number) => `token-${count}`) {
  const state = { now: 0, loads: 0, failing: false };
  const load = () => {
    state.loads += 1;
    return state.failing
      ? Promise.reject(new Error('no plugin'))
      : Promise.resolve(tokenSecret(tokens(state.loads), state.now + expiresIn));
  };
  return { state, source: keepSecret(load, () => state.now) };
}

describe('keepSecret', () => {
  it('loads once for concurrent requests, and caches the result', async () => {
    const { state, source } = counted(Infinity);
    const [one, other] = await Promise.all([source.current(), source.current()]);
    expect(one).toBe(other);
    expect(await source.current()).toBe(one);
    expect(state.loads).toBe(1);
  });

  it('loads again when a secret has expired', async () => {
    const { state, source } = counted(1000);
    await source.current();
    state.now = 1000;
    expect(await source.current()).toEqual({ authorization: 'Bearer token-2' });
  });

  it('renews a rejected secret once for any number of requests', async () => {
    const { state, source } = counted(Infinity);
    const refused = await source.current();
    const renewed = await Promise.all([source.renew(refused), source.renew(refused)]);
    expect(renewed[0]).toEqual({ authorization: 'Bearer token-2' });
    expect(renewed[1]).toBe(renewed[0]);
    expect(await source.renew(refused)).toBe(renewed[0]);
    expect(state.loads).toBe(2);
  });

  it('is not renewed if the same secret is loaded again', async () => {
    const { source } = counted(Infinity, () => 'constant');
    const refused = await source.current();
    expect(await source.renew(refused)).toBeUndefined();
    expect(await source.current()).toBe(refused);
  });

  it('limits renewals while the server rejects all requests', async () => {
    const { state, source } = counted(Infinity);
    const second = (await source.renew(await source.current())) ?? {};
    expect(await source.renew(second)).toBeUndefined();
    state.now = 10_000;
    expect(await source.renew(second)).toEqual({ authorization: 'Bearer token-3' });
  });

  it('repeats a failure for some time before it retries', async () => {
    const { state, source } = counted(Infinity);
    state.failing = true;
    await expect(source.current()).rejects.toThrow('no plugin');
    state.failing = false;
    await expect(source.current()).rejects.toThrow('no plugin');
    state.now = 10_000;
    expect(await source.current()).toEqual({ authorization: 'Bearer token-2' });
  });
});
