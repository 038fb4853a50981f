import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { blankRule, withRules, withStrength } from './affinityEdits';
import { type AffinityRows, type AffinityRule, affinityOf, affinityRowsOf } from './affinityRows';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const LINUX = { key: 'kubernetes.io/os', operator: 'In', values: ['linux'] };
const NEAR = {
  topologyKey: 'kubernetes.io/hostname',
  labelSelector: { matchLabels: { app: 'x' } },
};

function rulesOf(value: object): readonly AffinityRule[] {
  const rows = affinityRowsOf(value);
  return rows.kind === 'rules' ? rows.rules : [];
}

function rules(...list: readonly AffinityRule[]): AffinityRows {
  return { kind: 'rules', rules: list, frame: null };
}

describe('an affinity', () => {
  it.each<[string, object]>([
    ['nothing, which takes away what the Operator brings', {}],
    ['kinds that take away', { nodeAffinity: {}, podAffinity: {}, podAntiAffinity: {} }],
    ['empty lists', { podAffinity: { [REQUIRED]: [], [PREFERRED]: [] } }],
    ['no terms', { nodeAffinity: { [REQUIRED]: { nodeSelectorTerms: [] } } }],
    [
      'rules of every kind',
      {
        nodeAffinity: {
          [REQUIRED]: { nodeSelectorTerms: [{ matchExpressions: [LINUX] }, {}] },
          [PREFERRED]: [{ weight: 1, preference: { matchFields: [LINUX] } }],
        },
        podAffinity: { [REQUIRED]: [NEAR] },
        podAntiAffinity: { [REQUIRED]: [], [PREFERRED]: [{ weight: 9, podAffinityTerm: NEAR }] },
      },
    ],
    [
      'empty selectors, which are not none',
      {
        podAffinity: {
          [REQUIRED]: [
            { topologyKey: 'a', labelSelector: {}, namespaceSelector: {} },
            { topologyKey: 'a', labelSelector: { matchLabels: {}, matchExpressions: [] } },
            { topologyKey: 'a', namespaces: [] },
            {},
          ],
        },
      },
    ],
    [
      'members that the form does not know, on every level',
      {
        new: 1,
        nodeAffinity: {
          new: 2,
          [REQUIRED]: { new: 3, nodeSelectorTerms: [{ new: 4, matchExpressions: [{ new: 5 }] }] },
          [PREFERRED]: [{ new: 6, weight: 1, preference: { new: 7 } }],
        },
        podAntiAffinity: {
          [PREFERRED]: [
            {
              new: 8,
              podAffinityTerm: {
                new: 9,
                matchLabelKeys: ['a'],
                mismatchLabelKeys: ['b'],
                labelSelector: { new: 10, matchExpressions: [{ key: 'a', new: 11 }] },
              },
            },
          ],
        },
      },
    ],
    [
      'what the API server refuses for its values',
      {
        nodeAffinity: {
          [PREFERRED]: [
            { weight: -5, preference: { matchExpressions: [{ operator: 'Exists' }] } },
            {
              preference: { matchExpressions: [{ key: 'a,b', operator: '', values: ['x,y', ''] }] },
            },
          ],
        },
      },
    ],
    ['a list that is none', { nodeAffinity: { [PREFERRED]: { weight: 1 } } }],
    [
      'a weight that is a text',
      { nodeAffinity: { [PREFERRED]: [{ weight: '1', preference: {} }] } },
    ],
    ['a preference without a term', { nodeAffinity: { [PREFERRED]: [{ weight: 1 }] } }],
    ['a text instead of rules', { podAffinity: 'near' }],
  ])('is the same after it was shown as a form with no change: %s', (_, affinity) => {
    expect(configOf(draftOf({ affinity }))).toEqual({ affinity });
  });

  it('keeps keys that are special in JavaScript', () => {
    const text = `{"__proto__":{"a":1},"podAffinity":{"${REQUIRED}":[{"labelSelector":{"matchLabels":{"__proto__":"1","constructor":"2"}}}]}}`;
    const affinity = recordIn(JSON.parse(text));
    expect(JSON.stringify(configOf(draftOf({ affinity })).affinity)).toBe(text);
  });

  it('cannot be shown as rules when it has another shape', () => {
    expect(affinityRowsOf({ podAffinity: 'near' })).toEqual({
      kind: 'unreadable',
      value: { podAffinity: 'near' },
    });
  });

  it('has its rules in one list', () => {
    const shown = rulesOf({
      podAntiAffinity: { [PREFERRED]: [{ weight: 9, podAffinityTerm: NEAR }] },
      nodeAffinity: { [REQUIRED]: { nodeSelectorTerms: [{ matchExpressions: [LINUX] }] } },
    });
    expect(shown.map(({ kind, isRequired, weight }) => [kind, isRequired, weight])).toEqual([
      ['nodes', true, null],
      ['apart', false, 9],
    ]);
  });

  it('goes when its last rule goes, with what is empty then and nothing else', () => {
    const rows = affinityRowsOf({
      nodeAffinity: { [PREFERRED]: [{ weight: 1, preference: {} }] },
      podAffinity: { [REQUIRED]: [NEAR] },
      podAntiAffinity: {},
    });
    const left = rows.kind === 'rules' ? withRules(rows.frame, []) : null;
    expect(left && affinityOf(left)).toEqual({ podAntiAffinity: {} });
    expect(withRules(null, [])).toBeNull();
  });
});

describe('a rule', () => {
  it.each<[AffinityRule['kind'], boolean]>([
    ['nodes', true],
    ['nodes', false],
    ['together', true],
    ['apart', false],
  ])('of %s (required: %s) is left out until it is filled in', (kind, isRequired) => {
    const affinity = rules(blankRule({ kind, isRequired }));
    expect(configOf({ ...EMPTY_DRAFT, rows: { ...EMPTY_DRAFT.rows, affinity } })).toEqual({});
  });

  it('goes to another list when it is required no more, and back with its weight', () => {
    const [rule] = rulesOf({ podAffinity: { [REQUIRED]: [NEAR] } });
    if (rule === undefined) throw new Error('no rule');
    const preferred = withStrength(rule, false);
    expect(affinityOf(rules(preferred))).toEqual({
      podAffinity: { [PREFERRED]: [{ weight: 100, podAffinityTerm: NEAR }] },
    });
    const again = withStrength(withStrength({ ...preferred, weight: 7 }, true), false);
    expect(affinityOf(rules(again))).toMatchObject({
      podAffinity: { [PREFERRED]: [{ weight: 7 }] },
    });
  });
});
