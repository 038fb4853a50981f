import { type JsonRecord, lineIn, listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { type Definition, readDefinition } from '~/olm/schema/readDefinition';
import { type JsonPath, parseJsonPath } from './jsonPath';

/** One version of an API from its CustomResourceDefinition. */
export type ResourceDefinition = {
  readonly version: string;
  readonly schema: JsonRecord;
  /** The server removes fields that the schema does not declare. */
  readonly isPruning: boolean;
  readonly isDeprecated: boolean;
  /** The server's warning about a deprecated version. */
  readonly deprecation: string | null;
  readonly columns: readonly PrinterColumn[];
  /**
   * The served storage version, if it is a different one without a conversion webhook: fields that its schema does not
   * have are lost. `null`: nothing is lost, or unknown.
   */
  readonly storage: { readonly version: string; readonly schema: JsonRecord } | null;
};

/** A column that `kubectl get` prints. */
export type PrinterColumn = {
  readonly id: string;
  readonly title: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'date' | 'string';
  /** 0: always displayed. */
  readonly priority: number;
  /** `null`: not readable. */
  readonly path: JsonPath;
  readonly help: string;
};

/** Reads a CustomResourceDefinition; `null`: it does not have the version. */
export function resourceDefinition(object: unknown, version: string): ResourceDefinition | null {
  const record = recordIn(object);
  const definition = readDefinition(record);
  const found = definition.versions.get(version);
  if (found === undefined) return null;
  const spec = recordIn(record['spec']);
  const raw = listIn(spec['versions'])
    .map(recordIn)
    .find(({ name }) => name === version);
  return {
    version,
    schema: found.schema,
    isPruning: definition.isPruning,
    isDeprecated: found.isDeprecated,
    deprecation: lineIn(raw?.['deprecationWarning']),
    columns: columnsIn(raw?.['additionalPrinterColumns']),
    storage: definition.hasWebhook || found.isStorage ? null : storageOf(definition),
  };
}

function storageOf({ versions }: Definition): ResourceDefinition['storage'] {
  const stored = [...versions.values()].find(({ isStorage, isServed }) => isStorage && isServed);
  return stored === undefined ? null : { version: stored.name, schema: stored.schema };
}

/**
 * The same from the OpenAPI document of a group version, which every user can read. It contains neither printer columns
 * nor deprecations. `null`: it does not describe the kind.
 */
export function publishedDefinition(
  document: unknown,
  { group, version, kind }: ResourceModel,
): ResourceDefinition | null {
  const { schemas } = recordIn(recordIn(document)['components']);
  const found = Object.values(recordIn(schemas))
    .map(recordIn)
    .find((schema) =>
      listIn(schema[KINDS])
        .map(recordIn)
        .some(
          (one) => one['group'] === group && one['version'] === version && one['kind'] === kind,
        ),
    );
  if (found === undefined) return null;
  const properties = recordIn(withoutReferences(found['properties']));
  return {
    version,
    schema: { ...found, properties: { ...properties, metadata: { type: 'object' } } },
    // A kind with undeclared fields is published with an empty schema.
    isPruning: Object.keys(properties).some((key) => !OF_ALL.includes(key)),
    isDeprecated: false,
    deprecation: null,
    columns: [],
    storage: null,
  };
}

/** The definition of the part below a path, without omitted fields. */
export function partOf(
  definition: ResourceDefinition,
  path: readonly string[],
  omitted: readonly string[] = [],
): ResourceDefinition {
  const schema = path.reduce(
    (one, key) => recordIn(recordIn(one['properties'])[key]),
    definition.schema,
  );
  const properties = Object.fromEntries(
    Object.entries(recordIn(schema['properties'])).filter(([key]) => !omitted.includes(key)),
  );
  return { ...definition, schema: { ...schema, properties }, storage: null };
}

const OF_ALL = ['apiVersion', 'kind', 'metadata'];
const KINDS = 'x-kubernetes-group-version-kind';

/** References to other parts of the document (metadata of an embedded object) accept any value here. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  const record = recordIn(value);
  if (
    [record, ...listIn(record['allOf']).map(recordIn)].some(({ $ref }) => textIn($ref) !== null)
  ) {
    return { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  }
  return Object.fromEntries(
    Object.entries(record).map(([key, inner]) => [key, withoutReferences(inner)]),
  );
}

/** Whether the API server serves a CustomResourceDefinition. */
export function isServing(object: unknown): boolean {
  const { conditions } = recordIn(recordIn(object)['status']);
  return conditionsIn(conditions).some(
    ({ type, status }) => type === 'Established' && status === 'True',
  );
}

/** Name and age have columns of their own. */
function columnsIn(value: unknown): readonly PrinterColumn[] {
  return listIn(value)
    .slice(0, MOST_COLUMNS)
    .flatMap((item, index): PrinterColumn[] => {
      const { name, type, priority, jsonPath, description } = recordIn(item);
      const title = lineIn(name)?.slice(0, LONGEST_TITLE) ?? null;
      const path = textIn(jsonPath);
      if (title === null || path === null || OWN_PATHS.includes(path)) return [];
      return [
        {
          id: `column-${index}`,
          title,
          type: TYPES.find((one) => one === type) ?? 'string',
          priority: typeof priority === 'number' ? priority : 0,
          path: parseJsonPath(path),
          help: lineIn(description) ?? '',
        },
      ];
    });
}

const TYPES = ['integer', 'number', 'boolean', 'date', 'string'] as const;
const OWN_PATHS = ['.metadata.creationTimestamp', '.metadata.name', '.metadata.namespace'];
const MOST_COLUMNS = 30;
const LONGEST_TITLE = 60;
