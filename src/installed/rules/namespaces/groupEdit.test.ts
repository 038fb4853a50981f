import { describe, expect, it } from 'vitest';
import type { OperatorGroupSpec } from '~/kube/models/olm';
import { anOperatorGroup } from '~/test/builders';
import { draftOf, type GroupDraft, groupCalls, specOf } from './groupEdit';

const OWN: GroupDraft = { watch: 'own', names: '', labels: '', account: '', isStatic: false };

describe('the settings of an OperatorGroup', () => {
  it.each<[OperatorGroupSpec, GroupDraft['watch']]>([
    [{ targetNamespaces: ['team-a'] }, 'own'],
    [{ targetNamespaces: ['team-a', 'team-b'] }, 'list'],
    [{ targetNamespaces: ['team-b'] }, 'list'],
    [{ selector: { matchLabels: { team: 'a' } } }, 'selector'],
    [{ selector: { matchLabels: {} } }, 'all'],
    [{}, 'all'],
  ])('%j select %s, and saving them changes nothing else', (spec, watch) => {
    const draft = draftOf(anOperatorGroup({ spec }));
    expect(draft.watch).toBe(watch);
    const { selector, ...others } = spec;
    const isKept = watch === 'selector' && selector !== undefined;
    expect(specOf(draft, 'team-a', spec)).toEqual({ ...others, ...(isKept && { selector }) });
  });

  it.each<[string, Partial<GroupDraft>, OperatorGroupSpec, OperatorGroupSpec | null]>([
    ['a list', { watch: 'list', names: 'a, b  a' }, {}, { targetNamespaces: ['a', 'b'] }],
    ['an empty list', { watch: 'list', names: ' , ' }, {}, null],
    ['no labels, which would select everything', { watch: 'selector' }, {}, null],
    ['a text that is no label', { watch: 'selector', labels: 'team' }, {}, null],
    ['two equal signs', { watch: 'selector', labels: 'a=b=c' }, {}, null],
    [
      'labels',
      { watch: 'selector', labels: 'team=a,stage=' },
      {},
      { selector: { matchLabels: { team: 'a', stage: '' } } },
    ],
    [
      'labels beside expressions',
      { watch: 'selector', labels: 'team=a' },
      { selector: { matchExpressions: [{ key: 'x', operator: 'Exists' }] } },
      {
        selector: {
          matchLabels: { team: 'a' },
          matchExpressions: [{ key: 'x', operator: 'Exists' }],
        },
      },
    ],
    ['everything', { watch: 'all' }, { targetNamespaces: ['a'] }, {}],
    [
      'an account, with the strategy kept',
      { account: ' sa ' },
      { upgradeStrategy: 'Default' },
      { upgradeStrategy: 'Default', targetNamespaces: ['team-a'], serviceAccountName: 'sa' },
    ],
    [
      'no account and no fixed list any longer',
      {},
      { serviceAccountName: 'sa', staticProvidedAPIs: true },
      { targetNamespaces: ['team-a'], staticProvidedAPIs: false },
    ],
  ])('%s', (_, draft, before, after) => {
    expect(specOf({ ...OWN, ...draft }, 'team-a', before)).toEqual(after);
  });

  it('are saved by a patch that tests the earlier ones, or not at all', () => {
    const group = anOperatorGroup({ spec: { targetNamespaces: ['team-a'] } });
    expect(groupCalls(group, { targetNamespaces: ['team-a'] }, 'team-a')).toEqual([]);
    expect(groupCalls(group, {}, 'team-a')).toMatchObject([
      {
        kind: 'patch',
        steps: [
          { op: 'test', path: '/spec', value: group.spec },
          { op: 'replace', path: '/spec', value: {} },
        ],
      },
    ]);
    expect(groupCalls(null, {}, 'team-a')).toMatchObject([
      { kind: 'create', manifest: { metadata: { name: 'team-a-og', namespace: 'team-a' } } },
    ]);
  });
});
