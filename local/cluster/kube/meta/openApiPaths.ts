/** The `paths` of an OpenAPI document: requests of a kind, with the parameters that clients read. */
import type { KindEntry, Verb } from '../contracts';
import type { JsonObject } from '../types';

type Operation = {
  readonly verb: Verb;
  readonly method: string;
  /** `x-kubernetes-action`. */
  readonly action: string;
  readonly parameters: readonly string[];
};

const WRITING = ['dryRun', 'fieldManager', 'fieldValidation'];

const ON_COLLECTION: readonly Operation[] = [
  {
    verb: 'list',
    method: 'get',
    action: 'list',
    parameters: ['continue', 'fieldSelector', 'labelSelector', 'limit', 'resourceVersion', 'watch'],
  },
  { verb: 'create', method: 'post', action: 'post', parameters: WRITING },
];

const ON_OBJECT: readonly Operation[] = [
  { verb: 'get', method: 'get', action: 'get', parameters: [] },
  { verb: 'update', method: 'put', action: 'put', parameters: WRITING },
  // kubectl reads from this operation whether the server validates fields.
  { verb: 'patch', method: 'patch', action: 'patch', parameters: [...WRITING, 'force'] },
  {
    verb: 'delete',
    method: 'delete',
    action: 'delete',
    parameters: ['dryRun', 'gracePeriodSeconds', 'propagationPolicy'],
  },
];

/** The two paths of one kind; `schema` is the reference to its schema. */
export function openApiPaths(entry: KindEntry, schema: string): JsonObject {
  const collection = collectionPath(entry);
  return {
    [collection]: operations(entry, ON_COLLECTION, schema),
    [`${collection}/{name}`]: operations(entry, ON_OBJECT, schema),
  };
}

function collectionPath({ group, version, plural, namespaced }: KindEntry): string {
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  return namespaced ? `${root}/namespaces/{namespace}/${plural}` : `${root}/${plural}`;
}

function operations(entry: KindEntry, all: readonly Operation[], schema: string): JsonObject {
  const { group, version, kind } = entry;
  return Object.fromEntries(
    all
      .filter(({ verb }) => entry.verbs.includes(verb))
      .map(({ method, action, parameters }) => [
        method,
        {
          parameters: parameters.map(queryParameter),
          responses: {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: { $ref: schema } } },
            },
          },
          'x-kubernetes-action': action,
          'x-kubernetes-group-version-kind': { group, version, kind },
        },
      ]),
  );
}

function queryParameter(name: string): JsonObject {
  return { name, in: 'query', schema: { type: 'string' } };
}
