import { textAt } from './json';
import type { FbcObject } from './fbc';

/**
 * One CustomResourceDefinition per name in a CSV's owned descriptions, with all described versions served and the last
 * one stored. The schema accepts everything, because the metadata does not contain the real one.
 */
export function synthesizedCrds(owned: readonly FbcObject[]): readonly FbcObject[] {
  const byName = new Map<string, FbcObject[]>();
  for (const description of owned) {
    const name = textAt(description, 'name') ?? '';
    if (/^[^.]+\../u.test(name)) byName.set(name, [...(byName.get(name) ?? []), description]);
  }
  return [...byName].map(([name, descriptions]) => crdOf(name, descriptions));
}

function crdOf(name: string, descriptions: readonly FbcObject[]): FbcObject {
  const [plural = '', ...rest] = name.split('.');
  const group = rest.join('.');
  const kind = textAt(descriptions[0], 'kind') ?? plural;
  const versions = [...new Set(descriptions.map((one) => textAt(one, 'version') ?? 'v1'))];
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name,
      annotations: { 'local.operator-hub/synthesized': 'true', ...approvalOf(group) },
    },
    spec: {
      group,
      scope: 'Namespaced',
      names: { kind, listKind: `${kind}List`, plural, singular: kind.toLowerCase() },
      versions: versions.map((version, index) => ({
        name: version,
        served: true,
        storage: index === versions.length - 1,
        schema: { openAPIV3Schema: OPEN_SCHEMA },
        subresources: { status: {} },
      })),
    },
  };
}

const OPEN_SCHEMA = {
  type: 'object',
  properties: {
    spec: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
  },
  'x-kubernetes-preserve-unknown-fields': true,
};

/** The API server rejects CRDs in community groups without this annotation. */
function approvalOf(group: string): FbcObject {
  return /(^|\.)(k8s|kubernetes)\.io$/u.test(group)
    ? { 'api-approved.kubernetes.io': 'unapproved, made for a local demo' }
    : {};
}
