import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';

/** What of a CustomResourceDefinition is compared, whichever API version it is written in. */
export type Definition = {
  readonly scope: 'Namespaced' | 'Cluster' | null;
  readonly kind: string | null;
  /** Its other names, by the field they stand in. */
  readonly names: ReadonlyMap<string, string>;
  readonly hasWebhook: boolean;
  /** Fields that the schema does not know are dropped. */
  readonly isPruning: boolean;
  readonly versions: ReadonlyMap<string, DefinitionVersion>;
  /** The versions in which objects may be stored. */
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
 * Reads `apiextensions.k8s.io/v1` and `v1beta1`. What the API server fills in is filled in, so that a manifest and the
 * object made from it read the same.
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
    // The API server lists the storage version from the moment it is one.
    storedVersions: [...new Set([...stored, ...storage.map(({ name }) => name)])],
  };
}

/** In v1beta1 it may be left out. */
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

/** In v1beta1 one version may stand alone, served and stored; schema and subresources may stand above all versions. */
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
