import { describe, expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import { anOperatorGroup } from '~/test/builders';
import { excludingGroup, namespacesWithoutGlobal } from './globalCatalogExclusion';

const KEY = 'olm.operatorframework.io/exclude-global-namespace-resolution';

function annotated(name: string, value: string, namespace = 'team-a'): OperatorGroup {
  const group = anOperatorGroup({ name, namespace });
  return { ...group, metadata: { ...group.metadata, annotations: { [KEY]: value } } };
}

// Source: OLM, pkg/controller/registry/resolver/step_resolver.go, ResolveSteps.
describe('the exclusion of global catalogs', () => {
  it.each<[string, readonly OperatorGroup[], string | null]>([
    ['no OperatorGroup', [], null],
    ['an OperatorGroup without the annotation', [anOperatorGroup()], null],
    ['the value true', [annotated('og', 'true')], 'og'],
    ['the value false', [annotated('og', 'false')], null],
    ['another spelling', [annotated('og', 'True')], null],
    ['two OperatorGroups', [annotated('og', 'true'), annotated('other', 'true')], null],
  ])('with %s: %#', (_, groups, expected) => {
    expect(excludingGroup(groups)?.metadata.name ?? null).toBe(expected);
  });

  it('counts per namespace', () => {
    const groups = [annotated('og', 'true'), anOperatorGroup({ namespace: 'team-b' })];
    expect([...namespacesWithoutGlobal(groups)]).toEqual(['team-a']);
  });
});
