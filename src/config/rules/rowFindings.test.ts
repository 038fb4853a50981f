import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { findingsOfConfig, findingsOfRows } from '~/test/configFindings';
import type { ConfigRows } from './draft';

describe('a toleration (CF-004)', () => {
  it.each<[string, NonNullable<SubscriptionConfig['tolerations']>[number], readonly string[]]>([
    ['of a taint', { key: 'node-role.kubernetes.io/infra', operator: 'Exists' }, []],
    ['of everything', { operator: 'Exists' }, []],
    ['of a value', { key: 'a', value: 'b', effect: 'NoSchedule' }, []],
    [
      'for a time',
      { key: 'a', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 60 },
      [],
    ],
    [
      'Exists with a value',
      { key: 'a', operator: 'Exists', value: 'b' },
      ['value value-with-exists'],
    ],
    ['without a key', { value: 'b' }, ['key key-needed']],
    ['with a bad key', { key: 'a b', operator: 'Exists' }, ['key bad-syntax label-key']],
    ['with a bad value', { key: 'a', value: '-' }, ['value bad-syntax label-value']],
    ['with another operator', { key: 'a', operator: 'In' }, ['operator not-one-of']],
    ['with another effect', { key: 'a', effect: 'Evict' }, ['effect not-one-of']],
    [
      'for a time without NoExecute',
      { key: 'a', effect: 'NoSchedule', tolerationSeconds: 0 },
      ['tolerationSeconds seconds-without-no-execute'],
    ],
  ])('%s', (_, toleration, expected) => {
    expect(findingsOfConfig({ tolerations: [toleration] })).toEqual(
      expected.map((one) => `tolerations[0].${one}`),
    );
  });
});

describe('node labels and annotations', () => {
  it.each<[string, Partial<ConfigRows>, readonly string[]]>([
    ['a label', { nodeSelector: [{ key: 'kubernetes.io/os', value: 'linux' }] }, []],
    ['a role', { nodeSelector: [{ key: 'node-role.kubernetes.io/infra', value: '' }] }, []],
    ['no key', { nodeSelector: [{ key: '', value: 'x' }] }, ['nodeSelector[0].key missing']],
    [
      'two slashes',
      { nodeSelector: [{ key: 'a/b/c', value: '' }] },
      ['nodeSelector[0].key bad-syntax label-key'],
    ],
    [
      'a bad value',
      { nodeSelector: [{ key: 'a', value: 'b c' }] },
      ['nodeSelector[0].value bad-syntax label-value'],
    ],
    [
      'a value too long',
      { nodeSelector: [{ key: 'a', value: 'b'.repeat(64) }] },
      ['nodeSelector[0].value bad-syntax label-value'],
    ],
    [
      'a key twice',
      {
        nodeSelector: [
          { key: 'a', value: '1' },
          { key: 'a', value: '2' },
        ],
      },
      ['nodeSelector[1].key duplicate'],
    ],
    [
      'an annotation with any value',
      { annotations: [{ key: 'A.example/b', value: '{ "<": 1 }\n' }] },
      [],
    ],
    [
      'a bad annotation',
      { annotations: [{ key: '<b>', value: '' }] },
      ['annotations[0].key bad-syntax annotation-key'],
    ],
    [
      'blank rows',
      { nodeSelector: [{ key: '', value: '' }], annotations: [{ key: '', value: '' }] },
      [],
    ],
  ])('%s', (_, rows, expected) => {
    expect(findingsOfRows(rows)).toEqual(expected);
  });
});
