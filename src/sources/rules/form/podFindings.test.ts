import { describe, expect, it } from 'vitest';
import { type FindingRow, aNamespace, aSourceForm, findingsFound } from '~/test/sourceBuilders';

describe('the pod (CS-012 … CS-020, CS-054)', () => {
  const restricted = aNamespace('team-a', {
    metadata: { name: 'team-a', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  });
  it.each<FindingRow>([
    ['nothing', {}, {}, []],
    ['the default priority', { priorityClass: '' }, {}, []],
    [
      'an invalid class name',
      { priorityClass: 'Very High' },
      {},
      ['danger priorityClass bad-syntax'],
    ],
    ['legacy', { security: 'legacy' }, {}, []],
    [
      'legacy in a restricted namespace',
      { security: 'legacy' },
      { namespaces: [restricted] },
      ['danger security security-refused'],
    ],
    [
      'restricted in a restricted namespace',
      { security: 'restricted' },
      { namespaces: [restricted] },
      [],
    ],
    [
      'restricted in the namespace default',
      { security: 'restricted', namespace: 'default' },
      {},
      ['warning security security-refused'],
    ],
    ['something else', { security: 'baseline' }, {}, ['danger security not-one-of']],
    ['a memory target', { memoryTarget: '100Mi' }, {}, []],
    ['an invalid bad-syntax', { memoryTarget: '100 MB' }, {}, ['danger memoryTarget bad-syntax']],
    ['zero memory', { memoryTarget: '0' }, {}, ['danger memoryTarget not-positive']],
    ['directories', { extract: { catalogDir: '/configs', cacheDir: '' } }, {}, []],
    [
      'a missing directory',
      { extract: { catalogDir: '', cacheDir: '' } },
      {},
      ['danger catalogDir missing'],
    ],
    [
      'relative directories',
      { extract: { catalogDir: 'configs', cacheDir: 'cache' } },
      {},
      ['danger catalogDir path-relative', 'danger cacheDir path-relative'],
    ],
  ])('%s', (_, form, facts, expected) => {
    expect(findingsFound(form, facts)).toEqual(expected);
  });

  it('ignores pod settings for an external registry (CS-019)', () => {
    const form = { content: 'address', address: 'a.svc:1', memoryTarget: 'much' } as const;
    expect(findingsFound(form)).toEqual([]);
  });

  it('names the annotation that overrides the priority class (CS-020)', () => {
    const annotations = { 'operatorframework.io/priorityclass': 'system-node-critical' };
    const rest = { ...aSourceForm().rest, annotations };
    expect(findingsFound({ rest })).toEqual(['warning priorityClass class-annotation']);
    expect(findingsFound({ rest, priorityClass: 'system-node-critical' })).toEqual([]);
  });
});
