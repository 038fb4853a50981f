import { describe, expect, it } from 'vitest';
import { overridesProxy, unsetProxies, withProxies, withProxy, withoutProxies } from './proxy';

const A = { name: 'A', value: '1' };
const http = (value: string) => ({ name: 'HTTP_PROXY', value });

describe('the proxy variables are one (CF-011)', () => {
  it.each([
    [[], false, []],
    [[A], false, []],
    [[{ name: 'http_proxy', value: 'x' }], false, []],
    [[http('')], true, ['HTTPS_PROXY', 'NO_PROXY']],
    [[A, { name: 'NO_PROXY', valueFrom: {} }], true, ['HTTP_PROXY', 'HTTPS_PROXY']],
    [withProxies([]), true, []],
  ])('%j', (env, isOverridden, unset) => {
    expect(overridesProxy(env)).toBe(isOverridden);
    expect(unsetProxies(env)).toEqual(unset);
  });

  it('all are set, empty if they were not (CF-012)', () => {
    expect(withProxies([A, http('http://p:1')])).toEqual([
      A,
      http('http://p:1'),
      { name: 'HTTPS_PROXY', value: '' },
      { name: 'NO_PROXY', value: '' },
    ]);
  });

  it('one changes in place, without duplicates', () => {
    expect(withProxy([http('1'), A, http('2')], 'HTTP_PROXY', '3')).toEqual([A, http('3')]);
    expect(withProxy([A], 'NO_PROXY', '.svc')).toEqual([A, { name: 'NO_PROXY', value: '.svc' }]);
  });

  it('all are removed, and nothing else', () => {
    expect(withoutProxies(withProxies([A]))).toEqual([A]);
  });
});
