import type { FbcObject } from '../fbc';
import type { Fields } from './fields';
import { objectSchema, USUAL_STATUS } from './fields';

/** A kind that an operator owns. */
export type Api = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly displayName: string;
  readonly description: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly shortNames: readonly string[];
  readonly spec: Fields;
  readonly status: Fields;
  /** Related resources of an instance. */
  readonly resources: readonly string[];
  /** The `spec` of instances for `alm-examples`, by name. */
  readonly examples: { readonly [name: string]: FbcObject };
  /** Older versions that are still served, with the same schema. */
  readonly alsoServed: readonly string[];
};

type ApiDraft = Pick<Api, 'group' | 'kind' | 'description' | 'spec'> & Partial<Api>;

export function anApi(draft: ApiDraft): Api {
  return {
    version: 'v1',
    plural: `${draft.kind.toLowerCase()}s`,
    displayName: draft.kind.replace(/([a-z])([A-Z])/gu, '$1 $2'),
    scope: 'Namespaced',
    shortNames: [],
    status: USUAL_STATUS,
    resources: ['Deployment', 'Pod', 'Service'],
    examples: {},
    alsoServed: [],
    ...draft,
  };
}

function crdNameOf(api: Api): string {
  return `${api.plural}.${api.group}`;
}

export function crdOf(api: Api): FbcObject {
  const openAPIV3Schema = {
    type: 'object',
    description: api.description,
    properties: {
      apiVersion: { type: 'string' },
      kind: { type: 'string' },
      metadata: { type: 'object' },
      spec: objectSchema(api.spec),
      status: { ...objectSchema(api.status), 'x-kubernetes-preserve-unknown-fields': true },
    },
    required: ['spec'],
  };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: crdNameOf(api) },
    spec: {
      group: api.group,
      scope: api.scope,
      names: {
        kind: api.kind,
        listKind: `${api.kind}List`,
        plural: api.plural,
        singular: api.kind.toLowerCase(),
        ...(api.shortNames.length > 0 ? { shortNames: api.shortNames } : {}),
      },
      versions: [...api.alsoServed, api.version].map((name) => ({
        name,
        served: true,
        storage: name === api.version,
        subresources: { status: {} },
        additionalPrinterColumns: [
          { name: 'Phase', type: 'string', jsonPath: '.status.phase' },
          { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
        ],
        schema: { openAPIV3Schema },
      })),
    },
  };
}

/** The entries of `spec.customresourcedefinitions.owned` of a CSV, one per served version. */
export function ownedDescriptionsOf(api: Api): readonly FbcObject[] {
  return [...api.alsoServed, api.version].map((version) => ({
    ...referenceTo(api),
    version,
    resources: api.resources.map((kind) => ({ kind, name: '', version: 'v1' })),
    specDescriptors: descriptorsOf(api.spec),
    statusDescriptors: descriptorsOf(api.status),
  }));
}

/** An entry of `required` in a CSV for a required kind. */
export function referenceTo(api: Api): FbcObject {
  const { kind, version, displayName, description } = api;
  return { name: crdNameOf(api), version, kind, displayName, description };
}

export function examplesOf(api: Api): readonly FbcObject[] {
  return Object.entries(api.examples).map(([name, spec]) => ({
    apiVersion: `${api.group}/${api.version}`,
    kind: api.kind,
    metadata: { name },
    spec,
  }));
}

function descriptorsOf(fields: Fields, prefix = ''): readonly FbcObject[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.descriptors.length === 0
      ? []
      : [
          {
            path: `${prefix}${name}`,
            displayName: field.title,
            description: field.about,
            'x-descriptors': field.descriptors,
          },
        ]),
    ...descriptorsOf(field.inner, `${prefix}${name}.`),
  ]);
}
