import { describe, expect, it } from 'vitest';
import type { Deployment } from '~/kube/models/deployment';
import { deploymentModel } from '~/kube/models/deployment';
import {
  cpuText,
  footprints,
  isNearLimit,
  isPodOf,
  memoryText,
  podValues,
  usageQueries,
} from './usage';

const LONG = 'a-deployment-whose-name-is-longer-than-what-a-pod-can-have-of-it';

describe('pods of a Deployment by name', () => {
  it.each([
    ['quill-7d9f8c6b54-x2x4z', 'quill', true],
    ['quill-nib-7d9f8c6b54-x2x4z', 'quill', false],
    ['quill-nib-7d9f8c6b54-x2x4z', 'quill-nib', true],
    ['quill.v1-7d9f8c6b54-x2x4z', 'quill.v1', true],
    ['quill-0', 'quill', false],
    ['quill', 'quill', false],
    [`${LONG.slice(0, 58)}x2x4z`, LONG, true],
    [`${LONG.slice(0, 50)}x2x4z`, LONG, false],
  ])('%s of %s: %s', (pod, deployment, expected) => {
    expect(isPodOf(pod, deployment)).toBe(expected);
  });
});

describe('the queries', () => {
  it('use the series of the console’s pod page, once for all Deployments', () => {
    expect(usageQueries(['quill', 'nib.v1'])).toEqual({
      cpu: 'sum by (pod) (pod:container_cpu_usage:sum{pod=~"(quill-|nib[.]v1-).+"})',
      memory:
        'sum by (pod) (container_memory_working_set_bytes{container="",pod=~"(quill-|nib[.]v1-).+"})',
    });
  });

  it.each([
    ['none', []],
    ['names that are invalid for Deployments', ['a"} or vector(1)', 'UPPER', '']],
  ])('are not sent for %s', (_what, names) => {
    expect(usageQueries(names)).toBeNull();
  });
});

describe('a response of Prometheus', () => {
  const vector = (...result: readonly unknown[]) => ({
    status: 'success',
    data: { resultType: 'vector', result },
  });

  it('contains values by pod', () => {
    const sample = { metric: { pod: 'quill-1' }, value: [1_763_730_000.5, '0.0031'] };
    expect(podValues(vector(sample))).toEqual(new Map([['quill-1', 0.0031]]));
  });

  it.each([
    ['nothing', null],
    ['an error', { status: 'error', errorType: 'bad_data', error: 'parse error' }],
    ['another type', { data: { resultType: 'matrix', result: [{ metric: { pod: 'a' } }] } }],
    ['a sample without a pod', vector({ metric: {}, value: [1, '2'] })],
    ['a value that is not a number', vector({ metric: { pod: 'a' }, value: [1, 'NaN'] })],
    ['a value that is missing', vector({ metric: { pod: 'a' } })],
    ['no list', { data: { resultType: 'vector', result: {} } }],
  ])('is none of %s', (_what, answer) => {
    expect(podValues(answer).size).toBe(0);
  });
});

describe('a footprint', () => {
  const SEEN = { stored: [], usage: null };
  const object = { model: deploymentModel, namespace: 'team-a', name: 'quill' };
  const deployment = {
    ...{ object, exists: true, available: 2, wanted: 2, restarts: 1 },
    podLabels: {},
    hindrances: [],
  };
  const stored = (...resources: readonly unknown[]): Deployment => {
    const containers = resources.map((one) => ({ resources: one }));
    const spec = { replicas: 2, template: { spec: { containers } } };
    return { metadata: { name: 'quill', namespace: 'team-a' }, spec };
  };
  const of = (...resources: readonly unknown[]) => {
    const [found] = footprints([deployment], { ...SEEN, stored: [stored(...resources)] });
    return { cpu: found?.cpu, memory: found?.memory };
  };

  it('contains the requests of all containers of all pods', () => {
    const one = { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: 1, memory: '1Gi' } };
    const other = { limits: { cpu: '500m', memory: '128Mi' } };
    expect(of(one, other)).toEqual({
      cpu: { requested: 1.2, limit: 3, used: null },
      memory: { requested: 2 * 192 * 1024 ** 2, limit: 2 * 1152 * 1024 ** 2, used: null },
    });
  });

  it.each([
    ['one container has none', [{ limits: { cpu: '1' } }, {}], 2],
    ['there are no containers', [], 0],
    ['resources are of another type', [null], 0],
    ['it is not a quantity', [{ limits: { cpu: 'much' } }], 0],
  ])('has no limit where %s', (_what, resources, requested) => {
    expect(of(...resources).cpu).toEqual({ requested, limit: null, used: null });
  });

  it('contains the usage of its own pods', () => {
    const values = new Map([
      ['quill-7d9f8c6b54-x2x4z', 0.25],
      ['quill-7d9f8c6b54-9nkqm', 0.5],
      ['quill-nib-7d9f8c6b54-x2x4z', 7],
    ]);
    const usage = { cpu: values, memory: new Map<string, number>() };
    const [found] = footprints([deployment], { ...SEEN, stored: [stored({})], usage });
    expect(found).toMatchObject({ cpu: { used: 0.75 }, memory: { used: null } });
  });

  it.each([
    [90, 100, true],
    [89, 100, false],
    [null, 100, false],
    [90, null, false],
    [0, 0, false],
  ])('of %s with a limit of %s is near it: %s', (used, limit, expected) => {
    expect(isNearLimit({ used, limit, requested: 0 })).toBe(expected);
  });
});

describe('amounts have Kubernetes’ format', () => {
  it.each([
    [0, '0'],
    [0.0004, '0'],
    [0.0031, '3m'],
    [0.5, '500m'],
    [1, '1'],
    [1.25, '1250m'],
  ])('%s processors: %s', (amount, text) => {
    expect(cpuText(amount)).toBe(text);
  });

  it.each([
    [0, '0'],
    [512, '512'],
    [64 * 1024 ** 2, '64Mi'],
    [1.5 * 1024 ** 3, '1.5Gi'],
    [53_123_072, '51Mi'],
  ])('%s bytes: %s', (amount, text) => {
    expect(memoryText(amount)).toBe(text);
  });
});
