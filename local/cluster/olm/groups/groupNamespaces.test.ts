import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../../kube/types';
import { selectedNamespaces } from './groupNamespaces';

function aNamespace(name: string, labels: { readonly [key: string]: string }): KubeObject {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
}

const namespaces = [
  aNamespace('beta', { team: 'x' }),
  aNamespace('alpha', { team: 'x', stage: 'test' }),
  aNamespace('gamma', {}),
];

describe('selectedNamespaces', () => {
  it.each<{ spec: JsonObject; selected: readonly string[] }>([
    { spec: {}, selected: [''] },
    { spec: { selector: {} }, selected: [''] },
    { spec: { targetNamespaces: ['b', 'a', 'b'] }, selected: ['a', 'b'] },
    {
      spec: { targetNamespaces: ['a'], selector: { matchLabels: { team: 'x' } } },
      selected: ['a'],
    },
    { spec: { selector: { matchLabels: { team: 'x' } } }, selected: ['alpha', 'beta'] },
    {
      spec: { selector: { matchExpressions: [{ key: 'stage', operator: 'Exists' }] } },
      selected: ['alpha'],
    },
    {
      spec: { selector: { matchExpressions: [{ key: 'team', operator: 'NotIn', values: ['x'] }] } },
      selected: ['gamma'],
    },
    { spec: { selector: { matchLabels: { team: 'nobody' } } }, selected: [] },
  ])('$spec selects $selected', ({ spec, selected }) => {
    const group: KubeObject = {
      apiVersion: 'operators.coreos.com/v1',
      kind: 'OperatorGroup',
      metadata: { name: 'og', namespace: 'home' },
      spec,
    };
    expect(selectedNamespaces(group, namespaces)).toEqual(selected);
  });
});
