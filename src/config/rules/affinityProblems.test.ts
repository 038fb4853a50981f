import { describe, expect, it } from 'vitest';
import type {
  Affinity,
  NodeSelectorTerm,
  PodAffinityTerm,
  Requirement,
} from '~/kube/models/affinity';
import { problemsOfConfig, problemsOfRows } from '~/test/configProblems';
import { blankRule } from './affinityEdits';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const TERMS = `affinity.nodeAffinity.${REQUIRED}.nodeSelectorTerms`;

/** "Path kind" of each problem, the path within `within`. */
function problemsIn(within: string, affinity: Affinity): readonly string[] {
  return problemsOfConfig({ affinity }).map((problem) => problem.replace(within, ''));
}

function nodeProblems(term: NodeSelectorTerm): readonly string[] {
  const required = { nodeSelectorTerms: [term] };
  return problemsIn(`${TERMS}[0].`, { nodeAffinity: { [REQUIRED]: required } });
}

describe('a condition on labels of nodes (core/v1 ValidateNodeSelectorRequirement)', () => {
  it.each<[string, Requirement, readonly string[]]>([
    ['In', { key: 'a/b', operator: 'In', values: ['x', ''] }, []],
    ['Exists', { key: 'a', operator: 'Exists' }, []],
    ['Gt', { key: 'a', operator: 'Gt', values: ['64'] }, []],
    [
      'no key',
      { key: '', operator: 'Exists', values: ['x'] },
      ['key missing', 'values values-unwanted'],
    ],
    ['no operator', { key: 'a' }, ['operator not-one-of']],
    ['another operator', { key: 'a', operator: 'Equals' }, ['operator not-one-of']],
    ['a bad key', { key: 'a b', operator: 'Exists' }, ['key bad-syntax label-key']],
    ['In without values', { key: 'a', operator: 'In' }, ['values values-needed']],
    ['NotIn without values', { key: 'a', operator: 'NotIn', values: [] }, ['values values-needed']],
    [
      'DoesNotExist with values',
      { key: 'a', operator: 'DoesNotExist', values: [''] },
      ['values values-unwanted'],
    ],
    [
      'a bad value',
      { key: 'a', operator: 'In', values: ['x', 'y z'] },
      ['values bad-syntax label-value'],
    ],
    ['Gt without a value', { key: 'a', operator: 'Gt' }, ['values one-integer']],
    [
      'Lt with two values',
      { key: 'a', operator: 'Lt', values: ['1', '2'] },
      ['values one-integer'],
    ],
    ['Lt with a text', { key: 'a', operator: 'Lt', values: ['1.5'] }, ['values one-integer']],
    ['Gt with a sign', { key: 'a', operator: 'Gt', values: ['-1'] }, ['values one-integer']],
    [
      'Gt beyond 64 bits',
      { key: 'a', operator: 'Gt', values: ['9223372036854775808'] },
      ['values one-integer'],
    ],
  ])('%s', (_, requirement, expected) => {
    const found = nodeProblems({ matchExpressions: [requirement] });
    expect(found).toEqual(expected.map((one) => `matchExpressions[0].${one}`));
  });
});

describe('a condition on the name of a node (core/v1 ValidateNodeFieldSelectorRequirement)', () => {
  it.each<[string, Requirement, readonly string[]]>([
    ['a name', { key: 'metadata.name', operator: 'In', values: ['node-1.example'] }, []],
    [
      'two names',
      { key: 'metadata.name', operator: 'In', values: ['a', 'b'] },
      ['values one-value'],
    ],
    [
      'another field',
      { key: 'spec.unschedulable', operator: 'NotIn', values: ['a'] },
      ['key not-one-of'],
    ],
    [
      'Exists',
      { key: 'metadata.name', operator: 'Exists' },
      ['operator not-one-of', 'values one-value'],
    ],
    [
      'a bad name',
      { key: 'metadata.name', operator: 'In', values: ['A'] },
      ['values bad-syntax object-name'],
    ],
  ])('%s', (_, requirement, expected) => {
    const found = nodeProblems({ matchFields: [requirement] });
    expect(found).toEqual(expected.map((one) => `matchFields[0].${one}`));
  });
});

describe('a rule about nodes', () => {
  it('is told that no node fits when it is required and has no conditions', () => {
    expect(
      problemsOfConfig({ affinity: { nodeAffinity: { [REQUIRED]: { nodeSelectorTerms: [{}] } } } }),
    ).toEqual([`${TERMS}[0] no-node-fits?`]);
  });

  it('is needed in a list of terms (core/v1 ValidateNodeSelector)', () => {
    expect(
      problemsOfConfig({ affinity: { nodeAffinity: { [REQUIRED]: { nodeSelectorTerms: [] } } } }),
    ).toEqual([`${TERMS} missing`]);
  });

  it.each<[number | undefined, readonly string[]]>([
    [1, []],
    [100, []],
    [0, ['weight out-of-range']],
    [101, ['weight out-of-range']],
    [-1, ['weight out-of-range']],
    [undefined, ['weight missing']],
  ])(
    'that is preferred has a weight from 1 to 100: %s (core/v1 ValidatePreferredSchedulingTerms)',
    (weight, expected) => {
      const list = [{ ...(weight !== undefined && { weight }), preference: {} }];
      const podTerm = { topologyKey: 'a', labelSelector: {} };
      expect(
        problemsIn(`affinity.nodeAffinity.${PREFERRED}[0].`, {
          nodeAffinity: { [PREFERRED]: list },
        }),
      ).toEqual(expected);
      expect(
        problemsIn(`affinity.podAffinity.${PREFERRED}[0].`, {
          podAffinity: {
            [PREFERRED]: [{ ...(weight !== undefined && { weight }), podAffinityTerm: podTerm }],
          },
        }),
      ).toEqual(expected);
    },
  );
});

describe('a rule about pods (core/v1 validatePodAffinityTerm)', () => {
  const labelSelector = { matchLabels: { app: 'x' } };
  const topologyKey = 'kubernetes.io/hostname';
  it.each<[string, PodAffinityTerm, readonly string[]]>([
    ['complete', { topologyKey, labelSelector, namespaces: ['a'], namespaceSelector: {} }, []],
    ['of all pods', { topologyKey, labelSelector: {} }, []],
    ['without a topology key', { labelSelector }, ['topologyKey missing']],
    [
      'with a bad topology key',
      { topologyKey: 'a b', labelSelector },
      ['topologyKey bad-syntax label-key'],
    ],
    ['without a selector', { topologyKey }, ['labelSelector no-pod-fits?']],
    [
      'with keys of labels, but without a selector',
      { topologyKey, mismatchLabelKeys: ['a'] },
      ['labelSelector missing'],
    ],
    [
      'with bad keys of labels',
      { topologyKey, labelSelector, matchLabelKeys: ['a', '-'] },
      ['matchLabelKeys bad-syntax label-key'],
    ],
    [
      'with a bad namespace',
      { topologyKey, labelSelector, namespaces: ['a', 'b.c'] },
      ['namespaces bad-syntax namespace-name'],
    ],
    [
      'with bad labels',
      { topologyKey, labelSelector: { matchLabels: { '': 'x', 'a b': '-' } } },
      [
        'labelSelector.matchLabels[0].key missing',
        'labelSelector.matchLabels[1].key bad-syntax label-key',
        'labelSelector.matchLabels[1].value bad-syntax label-value',
      ],
    ],
    [
      'with an operator that is only for nodes',
      {
        topologyKey,
        labelSelector: {},
        namespaceSelector: { matchExpressions: [{ key: 'a', operator: 'Gt', values: ['1'] }] },
      },
      ['namespaceSelector.matchExpressions[0].operator not-one-of'],
    ],
  ])('%s', (_, term, expected) => {
    const path = `affinity.podAntiAffinity.${REQUIRED}[0].`;
    expect(problemsIn(path, { podAntiAffinity: { [REQUIRED]: [term] } })).toEqual(expected);
  });
});

describe('rules as somebody has just added them', () => {
  it('are not wrong yet, and are counted where they are', () => {
    const blank = blankRule({ kind: 'nodes', isRequired: true });
    const rules = [blank, { ...blank, kind: 'nodes' as const, term: {} }];
    expect(problemsOfRows({ affinity: { kind: 'rules', frame: null, rules } })).toEqual([
      `${TERMS}[1] no-node-fits?`,
    ]);
  });
});

describe('an affinity of another shape', () => {
  it.each<[string, object, readonly string[]]>([
    ['a text', { podAffinity: 'near' }, ['affinity.podAffinity wrong-type']],
    [
      'a number as a value',
      {
        nodeAffinity: {
          [REQUIRED]: { nodeSelectorTerms: [{ matchExpressions: [{ values: [1] }] }] },
        },
      },
      [`${TERMS}[0].matchExpressions[0].values[0] wrong-type`],
    ],
    [
      'an unknown member',
      { nodeAffinity: { [PREFERRED]: [{ weight: 1, preference: { matchLabels: {} } }] } },
      [`affinity.nodeAffinity.${PREFERRED}[0].preference.matchLabels unknown-member?`],
    ],
  ])('%s', (_, affinity, expected) => {
    expect(problemsOfConfig({ affinity })).toEqual(expected);
  });
});

describe('the selector (meta/v1 ValidateLabelSelector)', () => {
  it.each<[string, object, readonly string[]]>([
    ['of labels', { matchLabels: { app: 'x' } }, []],
    [
      'In without values',
      { matchExpressions: [{ key: 'a', operator: 'In' }] },
      ['matchExpressions[0].values values-needed'],
    ],
    ['of another shape', { matchLabels: ['a'] }, ['matchLabels wrong-type']],
  ])('%s', (_, selector, expected) => {
    expect(problemsOfConfig({ selector })).toEqual(expected.map((one) => `selector.${one}`));
  });

  it('has a label once', () => {
    const row = { as: 'label', key: 'a', value: '' } as const;
    expect(problemsOfRows({ selector: { frame: {}, rows: [row, row] } })).toEqual([
      'selector.matchLabels[1].key duplicate',
    ]);
  });
});
