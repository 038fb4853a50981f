import { describe, expect, it } from 'vitest';
import { type FindingRow, aNamespace, findingsFound } from '~/test/sourceBuilders';

describe('the pod (CS-012 … CS-020, CS-054)', () => {
  const restricted = aNamespace('team-a', {
    metadata: { name: 'team-a', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  });
  it.each<FindingRow>([
    ['nothing', {}, {}, []],
    ['the default priority', { pod: { priorityClassName: '' } }, {}, []],
    [
      'an invalid class name',
      { pod: { priorityClassName: 'Very High' } },
      {},
      ['danger priorityClassName bad-syntax'],
    ],
    ['legacy', { pod: { securityContextConfig: 'legacy' } }, {}, []],
    [
      'legacy in a restricted namespace',
      { pod: { securityContextConfig: 'legacy' } },
      { namespaces: [restricted] },
      ['danger securityContextConfig security-refused'],
    ],
    [
      'restricted in a restricted namespace',
      { pod: { securityContextConfig: 'restricted' } },
      { namespaces: [restricted] },
      [],
    ],
    [
      'restricted in the namespace default',
      { pod: { securityContextConfig: 'restricted' }, namespace: 'default' },
      {},
      ['warning securityContextConfig security-refused'],
    ],
    ['a directory', { pod: { extractContent: { catalogDir: '/configs' } } }, {}, []],
    [
      'relative directories',
      { pod: { extractContent: { catalogDir: 'configs', cacheDir: 'cache' } } },
      {},
      ['danger catalogDir path-relative', 'danger cacheDir path-relative'],
    ],
  ])('%s', (_, form, facts, expected) => {
    expect(findingsFound(form, facts)).toEqual(expected);
  });

  it('ignores pod settings for an external registry (CS-019)', () => {
    const pod = { priorityClassName: 'Very High' };
    expect(findingsFound({ content: 'address', address: 'a.svc:1', pod })).toEqual([]);
  });

  it('names the annotation that overrides the priority class (CS-020)', () => {
    const annotations = { 'operatorframework.io/priorityclass': 'system-node-critical' };
    const pod = { priorityClassName: 'system-node-critical' };
    expect(findingsFound({ annotations })).toEqual(['warning priorityClassName class-annotation']);
    expect(findingsFound({ annotations, pod })).toEqual([]);
  });
});
