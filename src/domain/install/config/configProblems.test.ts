import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/models/subscriptionConfig';
import { problemsOfConfig } from '~/test/configProblems';

const secret = (name: string, key: string) => ({ secretKeyRef: { name, key } });

describe('an environment variable (CF-001)', () => {
  it.each<[string, NonNullable<SubscriptionConfig['env']>, readonly string[]]>([
    ['with a value', [{ name: 'LOG_LEVEL', value: 'debug' }], []],
    ['with an empty value', [{ name: 'LOG_LEVEL', value: '' }], []],
    ['with dots and hyphens', [{ name: 'log.level-of', value: 'x' }], []],
    ['without a name', [{ name: '', value: 'x' }], ['env[0].name missing']],
    ['with "=" in its name', [{ name: 'A=B', value: '' }], ['env[0].name bad-syntax env-name']],
    ['not in ASCII', [{ name: 'GRÖẞE', value: '' }], ['env[0].name bad-syntax env-name']],
    ['with a line break', [{ name: 'A\nB', value: '' }], ['env[0].name bad-syntax env-name']],
    [
      'for few programs',
      [{ name: '1 A', value: '' }],
      ['env[0].name bad-syntax env-name-for-shells?'],
    ],
    [
      'that is there twice',
      [
        { name: 'A', value: '1' },
        { name: 'B', value: '1' },
        { name: 'A', value: '2' },
      ],
      ['env[2].name duplicate?'],
    ],
    ['from a Secret', [{ name: 'A', valueFrom: secret('login', 'password') }], []],
    [
      'from a Secret without name and key',
      [{ name: 'A', valueFrom: secret('', '') }],
      ['env[0].valueFrom.secretKeyRef.name missing', 'env[0].valueFrom.secretKeyRef.key missing'],
    ],
    [
      'from a Secret that cannot exist',
      [{ name: 'A', valueFrom: secret('My Secret', '../etc') }],
      [
        'env[0].valueFrom.secretKeyRef.name bad-syntax object-name',
        'env[0].valueFrom.secretKeyRef.key bad-syntax data-key',
      ],
    ],
    [
      'with value and source',
      [{ name: 'A', value: 'x', valueFrom: secret('s', 'k') }],
      ['env[0] value-and-source'],
    ],
    [
      'from two sources',
      [{ name: 'A', valueFrom: { ...secret('s', 'k'), configMapKeyRef: { name: 'c', key: 'k' } } }],
      ['env[0].valueFrom one-source'],
    ],
    ['from no source', [{ name: 'A', valueFrom: {} }], ['env[0].valueFrom one-source']],
  ])('%s', (_, env, expected) => {
    expect(problemsOfConfig({ env })).toEqual(expected);
  });
});

describe('an environment source (CF-002)', () => {
  it.each<[string, NonNullable<SubscriptionConfig['envFrom']>, readonly string[]]>([
    ['a Secret', [{ secretRef: { name: 's' } }], []],
    ['a ConfigMap with prefix', [{ prefix: 'DB_', configMapRef: { name: 'c' } }], []],
    [
      'both',
      [{ secretRef: { name: 's' }, configMapRef: { name: 'c' } }],
      ['envFrom[0] one-source'],
    ],
    ['neither', [{ prefix: 'A' }], ['envFrom[0] one-source']],
    [
      'a bad prefix',
      [{ prefix: '=', secretRef: { name: 's' } }],
      ['envFrom[0].prefix bad-syntax env-name'],
    ],
    ['no name', [{ prefix: 'A', secretRef: {} }], ['envFrom[0].secretRef.name missing']],
  ])('%s', (_, envFrom, expected) => {
    expect(problemsOfConfig({ envFrom })).toEqual(expected);
  });
});

describe('the proxy variables (CF-011)', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name, value: '' }));
  it.each([
    [named('HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'), []],
    [named('http_proxy'), []],
    [named('HTTP_PROXY'), ['env proxy-in-part?']],
    [named('NO_PROXY', 'HTTPS_PROXY'), ['env proxy-in-part?']],
  ])('%j', (env, expected) => {
    expect(problemsOfConfig({ env })).toEqual(expected);
  });
});

describe('resources (CF-005)', () => {
  it.each<[string, NonNullable<SubscriptionConfig['resources']>, readonly string[]]>([
    [
      'in every notation',
      { limits: { cpu: '0.5', memory: '1Gi', 'ephemeral-storage': '1e9' } },
      [],
    ],
    ['as YAML numbers', { limits: { cpu: 2 }, requests: { cpu: 0.5 } }, []],
    ['as much as the limit', { requests: { cpu: '700m' }, limits: { cpu: '0.7' } }, []],
    ['of a device', { limits: { 'nvidia.com/gpu': '1' } }, []],
    [
      'no quantity',
      { requests: { cpu: '1 core' } },
      ['resources.requests.cpu bad-syntax quantity'],
    ],
    [
      'a wrong suffix',
      { limits: { memory: '1GB' } },
      ['resources.limits.memory bad-syntax quantity'],
    ],
    ['below zero', { limits: { memory: '-1Gi' } }, ['resources.limits.memory negative']],
    [
      'above the limit',
      { requests: { memory: '1Gi', cpu: '1' }, limits: { memory: '1G', cpu: '1500m' } },
      ['resources.requests.memory request-over-limit'],
    ],
    ['unknown', { requests: { gpu: '1' } }, ['resources.requests.gpu bad-syntax resource-name']],
  ])('%s', (_, resources, expected) => {
    expect(problemsOfConfig({ resources })).toEqual(expected);
  });
});

describe('volumes and mounts (CF-003, IN-035)', () => {
  const volume = { name: 'ca', configMap: { name: 'ca' } };
  const mount = { name: 'ca', mountPath: '/etc/ca' };
  it.each<[string, SubscriptionConfig, readonly string[]]>([
    ['that fit', { volumes: [volume], volumeMounts: [mount] }, []],
    ['another source', { volumes: [{ name: 'tmp', emptyDir: {} }] }, []],
    [
      'a volume that is nowhere',
      { volumeMounts: [mount] },
      ['volumeMounts[0].name volume-undefined?'],
    ],
    [
      'no volume',
      { volumeMounts: [{ name: '', mountPath: '/a' }] },
      ['volumeMounts[0].name missing'],
    ],
    [
      'no path',
      { volumes: [volume], volumeMounts: [{ ...mount, mountPath: '' }] },
      ['volumeMounts[0].mountPath missing'],
    ],
    [
      'a relative path',
      { volumes: [volume], volumeMounts: [{ ...mount, mountPath: 'etc' }] },
      ['volumeMounts[0].mountPath path-relative'],
    ],
    [
      'a path twice',
      { volumes: [volume], volumeMounts: [mount, mount] },
      ['volumeMounts[1].mountPath duplicate'],
    ],
    ['a name twice', { volumes: [volume, volume] }, ['volumes[1].name duplicate']],
    [
      'a bad name',
      { volumes: [{ ...volume, name: 'C_A' }] },
      ['volumes[0].name bad-syntax volume-name'],
    ],
    ['no source', { volumes: [{ name: 'a' }] }, ['volumes[0] one-source']],
    ['two sources', { volumes: [{ ...volume, emptyDir: {} }] }, ['volumes[0] one-source']],
    [
      'no ConfigMap',
      { volumes: [{ name: 'a', configMap: {} }] },
      ['volumes[0].configMap.name missing'],
    ],
    [
      'no Secret',
      { volumes: [{ name: 'a', secret: {} }] },
      ['volumes[0].secret.secretName missing'],
    ],
    [
      'items that leave the volume',
      {
        volumes: [
          {
            name: 'a',
            secret: {
              secretName: 's',
              items: [
                { key: 'k', path: '../k' },
                { key: '', path: '/k' },
              ],
            },
          },
        ],
      },
      [
        'volumes[0].secret.items[0].path path-leaves-volume',
        'volumes[0].secret.items[1].key missing',
        'volumes[0].secret.items[1].path path-leaves-volume',
      ],
    ],
  ])('%s', (_, config, expected) => {
    expect(problemsOfConfig(config)).toEqual(expected);
  });
});
