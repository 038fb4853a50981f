/** OpenAPI documents of the served kinds. */
import { createHash } from 'node:crypto';
import type { KindEntry } from '../contracts';
import { objectAt } from '../json';
import type { Json, JsonObject } from '../types';
import type { ServedGroup, ServedVersion } from './groups';
import { openApiPaths } from './openApiPaths';
import { GIT_VERSION } from './version';

/** `api/v1` or `apis/<group>/<version>`. */
export function documentName(served: ServedVersion): string {
  return served.groupVersion.includes('/')
    ? `apis/${served.groupVersion}`
    : `api/${served.groupVersion}`;
}

/** `/openapi/v3`: one entry per document; the hash changes when the document does. */
export function openApiIndex(groups: readonly ServedGroup[]): JsonObject {
  const paths = groups.flatMap((group) =>
    group.versions.map((served) => {
      const name = documentName(served);
      const hash = createHash('sha512')
        .update(JSON.stringify(openApiDocument(served)))
        .digest('hex')
        .toUpperCase();
      return [name, { serverRelativeURL: `/openapi/v3/${name}?hash=${hash}` }] as const;
    }),
  );
  return { paths: Object.fromEntries(paths) };
}

/** `/openapi/v3/<name>`. */
export function openApiDocument(served: ServedVersion): JsonObject {
  const reference = '#/components/schemas/';
  const paths = served.entries.map((entry) =>
    openApiPaths(entry, `${reference}${definitionName(entry)}`),
  );
  return {
    openapi: '3.0.0',
    info: { title: 'Kubernetes', version: GIT_VERSION },
    paths: Object.fromEntries(paths.flatMap((path) => Object.entries(path))),
    components: { schemas: definitions(served.entries, reference) },
  };
}

/** `/openapi/v2`: the same definitions in the older envelope; the console's YAML sidebar reads this one. */
export function openApiV2(groups: readonly ServedGroup[]): JsonObject {
  const entries = groups.flatMap((group) => group.versions.flatMap((served) => served.entries));
  return {
    swagger: '2.0',
    info: { title: 'Kubernetes', version: GIT_VERSION },
    paths: {},
    definitions: definitions(entries, '#/definitions/'),
  };
}

const OBJECT_META = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';

function definitions(entries: readonly KindEntry[], reference: string): JsonObject {
  return {
    ...Object.fromEntries(
      entries.map((entry) => [definitionName(entry), definition(entry, reference)]),
    ),
    [OBJECT_META]: objectMeta(),
  };
}

function definition(entry: KindEntry, reference: string): JsonObject {
  const { group, version, kind } = entry;
  return {
    type: 'object',
    ...entry.schema,
    properties: {
      ...objectAt(entry.schema, 'properties'),
      apiVersion: { type: 'string' },
      kind: { type: 'string' },
      metadata: { $ref: `${reference}${OBJECT_META}` },
    },
    'x-kubernetes-group-version-kind': [{ group, version, kind }],
  };
}

/** The groups of Kubernetes' own packages outside `k8s.io/api`. */
const PACKAGES: { readonly [group: string]: string | undefined } = {
  'apiextensions.k8s.io': 'io.k8s.apiextensions-apiserver.pkg.apis.apiextensions',
  'apiregistration.k8s.io': 'io.k8s.kube-aggregator.pkg.apis.apiregistration',
};

/** Reverse-domain for custom resources (`com.coreos.operators.v1alpha1.Subscription`), package path for built-ins. */
function definitionName({ group, version, kind, fromCrd }: KindEntry): string {
  const prefix = fromCrd
    ? group.split('.').reverse().join('.')
    : (PACKAGES[group] ?? `io.k8s.api.${group === '' ? 'core' : (group.split('.')[0] ?? '')}`);
  return `${prefix}.${version}.${kind}`;
}

function objectMeta(): JsonObject {
  const text: Json = { type: 'string' };
  const texts: Json = { type: 'object', additionalProperties: text };
  return {
    type: 'object',
    properties: {
      name: text,
      generateName: text,
      namespace: text,
      uid: text,
      resourceVersion: text,
      generation: { type: 'integer', format: 'int64' },
      creationTimestamp: { type: 'string', format: 'date-time' },
      deletionTimestamp: { type: 'string', format: 'date-time' },
      labels: texts,
      annotations: texts,
      finalizers: { type: 'array', items: text },
      ownerReferences: { type: 'array', items: { type: 'object' } },
    },
  };
}
