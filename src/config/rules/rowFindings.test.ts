import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { findingsOfConfig } from '~/test/configFindings';

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
  it.each<[string, SubscriptionConfig, readonly string[]]>([
    ['a label', { nodeSelector: { 'kubernetes.io/os': 'linux' } }, []],
    ['a role', { nodeSelector: { 'node-role.kubernetes.io/infra': '' } }, []],
    ['no key', { nodeSelector: { '': 'x' } }, ['nodeSelector[] missing']],
    [
      'two slashes',
      { nodeSelector: { 'a/b/c': '' } },
      ['nodeSelector[a/b/c] bad-syntax label-key'],
    ],
    ['a bad value', { nodeSelector: { a: 'b c' } }, ['nodeSelector.a bad-syntax label-value']],
    [
      'a value too long',
      { nodeSelector: { a: 'b'.repeat(64) } },
      ['nodeSelector.a bad-syntax label-value'],
    ],
    ['an annotation with any value', { annotations: { 'A.example/b': '{ "<": 1 }\n' } }, []],
    [
      'a bad annotation',
      { annotations: { '<b>': '' } },
      ['annotations[<b>] bad-syntax annotation-key'],
    ],
    ['blank rows', { nodeSelector: { '': '' }, annotations: { '': '' } }, []],
  ])('%s', (_, config, expected) => {
    expect(findingsOfConfig(config)).toEqual(expected);
  });
});
