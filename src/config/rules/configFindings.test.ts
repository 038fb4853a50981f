import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { findingsOfConfig } from '~/test/configFindings';

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
      'with unusual characters',
      [{ name: '1 A', value: '' }],
      ['env[0].name bad-syntax env-name-for-shells?'],
    ],
    [
      'a duplicate',
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
    // validateObjectFieldSelector, validateContainerResourceFieldSelector
    ['from a field', [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } }], []],
    [
      'from no field',
      [{ name: 'A', valueFrom: { fieldRef: { fieldPath: '' } } }],
      ['env[0].valueFrom.fieldRef.fieldPath missing'],
    ],
    [
      'from a field that variables do not support',
      [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'status.phase' } } }],
      ['env[0].valueFrom.fieldRef.fieldPath bad-syntax field-path'],
    ],
    [
      'from a resource',
      [{ name: 'A', valueFrom: { resourceFieldRef: { resource: 'limits.cpu', divisor: 1 } } }],
      [],
    ],
    [
      'from an invalid resource of an invalid container',
      [{ name: 'A', valueFrom: { resourceFieldRef: { resource: 'cpu', containerName: 'A' } } }],
      [
        'env[0].valueFrom.resourceFieldRef.resource bad-syntax resource-field',
        'env[0].valueFrom.resourceFieldRef.containerName bad-syntax volume-name',
      ],
    ],
    [
      'from a resource in a unit of another',
      [{ name: 'A', valueFrom: { resourceFieldRef: { resource: 'limits.cpu', divisor: '1Mi' } } }],
      ['env[0].valueFrom.resourceFieldRef.divisor not-one-of'],
    ],
  ])('%s', (_, env, expected) => {
    expect(findingsOfConfig({ env })).toEqual(expected);
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
    expect(findingsOfConfig({ envFrom })).toEqual(expected);
  });
});

describe('the proxy variables (CF-011)', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name, value: '' }));
  it.each([
    [named('HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'), []],
    [named('http_proxy'), []],
    [named('HTTP_PROXY'), ['proxy proxy-in-part?']],
    [named('NO_PROXY', 'HTTPS_PROXY'), ['proxy proxy-in-part?']],
  ])('%j', (env, expected) => {
    expect(findingsOfConfig({ env })).toEqual(expected);
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
    expect(findingsOfConfig({ resources })).toEqual(expected);
  });
});
