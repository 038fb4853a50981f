import { describe, expect, it } from 'vitest';
import { clusterProxyIn, isPlainProxy, overridesProxy, proxyAt, unsetProxies } from './proxy';

const A = { name: 'A', value: '1' };
const http = (value: string) => ({ name: 'HTTP_PROXY', value });
const ALL = [http(''), { name: 'HTTPS_PROXY' }, { name: 'NO_PROXY' }];

describe('the proxy variables are one (CF-011)', () => {
  it.each([
    [[], false, []],
    [[A], false, []],
    [[{ name: 'http_proxy', value: 'x' }], false, []],
    [[http('')], true, ['HTTPS_PROXY', 'NO_PROXY']],
    [[A, { name: 'NO_PROXY', valueFrom: {} }], true, ['HTTP_PROXY', 'HTTPS_PROXY']],
    [ALL, true, []],
  ])('%j', (env, isOverridden, unset) => {
    expect(overridesProxy(env)).toBe(isOverridden);
    expect(unsetProxies(env)).toEqual(unset);
  });

  it('the last of several is effective', () => {
    expect(proxyAt([http('1'), A, http('2')], 'HTTP_PROXY')).toBe(2);
    expect(proxyAt([A], 'HTTP_PROXY')).toBe(-1);
  });

  it('is displayed with the other variables if it has a source', () => {
    expect(isPlainProxy(http('1'))).toBe(true);
    expect(isPlainProxy({ name: 'HTTP_PROXY', valueFrom: {} })).toBe(false);
  });
});

it.each([
  [
    'of the status',
    { status: { httpProxy: 'http://a:3128', noProxy: '.svc' } },
    ['HTTP_PROXY=http://a:3128', 'NO_PROXY=.svc'],
  ],
  [
    'without credentials',
    { status: { httpsProxy: 'http://me:secret@a:3128' } },
    ['HTTPS_PROXY=http://a:3128'],
  ],
  ['not of the spec', { spec: { httpProxy: 'http://a' } }, []],
  ['of no proxy', null, []],
])('the cluster-wide proxy: %s', (_, proxy, values) => {
  expect(clusterProxyIn(proxy).map(({ variable, value }) => `${variable}=${value}`)).toEqual(
    values,
  );
});
