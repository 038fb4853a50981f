/** Creates a CustomResourceDefinition. */
import type { DraftObject, JsonObject } from '../../kube/types';

type DefinitionVersion = {
  readonly name: string;
  /** Exactly one version of a definition is stored. */
  readonly storage: boolean;
  readonly schema: JsonObject;
  readonly columns?: readonly JsonObject[];
};

type DefinitionParts = {
  readonly group: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
  readonly versions: readonly DefinitionVersion[];
};

/** All versions are served and have a status subresource. */
export function definition(parts: DefinitionParts): DraftObject {
  const { group, kind, plural, scope, shortNames, categories, versions } = parts;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      names: {
        kind,
        listKind: `${kind}List`,
        plural,
        singular: kind.toLowerCase(),
        ...(shortNames === undefined ? {} : { shortNames }),
        ...(categories === undefined ? {} : { categories }),
      },
      scope,
      conversion: { strategy: 'None' },
      versions: versions.map(versionOf),
    },
  };
}

function versionOf({ name, storage, schema, columns }: DefinitionVersion): JsonObject {
  return {
    name,
    served: true,
    storage,
    schema: { openAPIV3Schema: schema },
    subresources: { status: {} },
    ...(columns === undefined ? {} : { additionalPrinterColumns: columns }),
  };
}

export function printed(name: string, jsonPath: string, description: string): JsonObject {
  return { name, type: 'string', jsonPath, description };
}
