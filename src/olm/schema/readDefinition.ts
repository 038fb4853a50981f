import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';

/** The comparable fields of a CustomResourceDefinition in any API version. */
export type Definition = {
  readonly scope: 'Namespaced' | 'Cluster' | null;
  readonly kind: string | null;
  /** The other names, by field. */
  readonly names: ReadonlyMap<string, string>;
  readonly hasWebhook: boolean;
  /** Unknown fields are pruned. */
  readonly isPruning: boolean;
  readonly versions: ReadonlyMap<string, DefinitionVersion>;
  /** The versions of stored objects. */
  readonly storedVersions: readonly string[];
};

export type DefinitionVersion = {
  readonly name: string;
  readonly isServed: boolean;
  readonly isStorage: boolean;
  readonly isDeprecated: boolean;
  readonly schema: JsonRecord;
  readonly subresources: readonly string[];
};

/**
 * Reads `apiextensions.k8s.io/v1` and `v1beta1` with the API server's defaults, so that a manifest equals the object
 * created from it.
 */
export function readDefinition(object: JsonRecord): Definition {
  const spec = recordIn(object['spec']);
  const names = recordIn(spec['names']);
  const kind = textIn(names['kind']);
  const versions = versionsIn(spec);
  const stored = textsIn(recordIn(object['status'])['storedVersions']);
  const storage = [...versions.values()].filter(({ isStorage }) => isStorage);
  return {
    scope: scopeIn(spec['scope'] ?? (isBeta(object) ? 'Namespaced' : null)),
    kind,
    names: namesIn(names, kind),
    hasWebhook: recordIn(spec['conversion'])['strategy'] === 'Webhook',
    isPruning: (spec['preserveUnknownFields'] ?? isBeta(object)) !== true,
    versions,
    // The API server lists the storage version immediately.
    storedVersions: [...new Set([...stored, ...storage.map(({ name }) => name)])],
  };
}

/** Optional in v1beta1. */
function scopeIn(scope: unknown): Definition['scope'] {
  return scope === 'Namespaced' || scope === 'Cluster' ? scope : null;
}

function isBeta(object: JsonRecord): boolean {
  return object['apiVersion'] === 'apiextensions.k8s.io/v1beta1';
}

function namesIn(names: JsonRecord, kind: string | null): ReadonlyMap<string, string> {
  const defaults = { singular: (kind ?? '').toLowerCase(), listKind: `${kind ?? ''}List` };
  return new Map([
    ['singular', textIn(names['singular']) ?? defaults.singular],
    ['listKind', textIn(names['listKind']) ?? defaults.listKind],
    ['shortNames', textsIn(names['shortNames']).join(', ')],
    ['categories', textsIn(names['categories']).join(', ')],
  ]);
}

/** v1beta1 allows a single version, which is served and stored, and schema and subresources for all versions. */
function versionsIn(spec: JsonRecord): ReadonlyMap<string, DefinitionVersion> {
  const only = textIn(spec['version']);
  const listed = listIn(spec['versions']).map(recordIn);
  const all =
    listed.length > 0 || only === null ? listed : [{ name: only, served: true, storage: true }];
  const versions = new Map<string, DefinitionVersion>();
  for (const version of all) {
    const read = readVersion(version, spec);
    if (read !== null && !versions.has(read.name)) versions.set(read.name, read);
  }
  return versions;
}

function readVersion(version: JsonRecord, spec: JsonRecord): DefinitionVersion | null {
  const name = textIn(version['name']);
  if (name === null) return null;
  const validation = recordIn(version['schema'] ?? spec['validation']);
  return {
    name,
    isServed: version['served'] === true,
    isStorage: version['storage'] === true,
    isDeprecated: version['deprecated'] === true,
    schema: recordIn(validation['openAPIV3Schema']),
    subresources: Object.keys(recordIn(version['subresources'] ?? spec['subresources'])).sort(),
  };
}
