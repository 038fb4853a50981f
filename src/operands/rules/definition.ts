import { type JsonRecord, lineIn, listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionsIn';
import { type Definition, readDefinition } from '~/olm/schema/readDefinition';
import { type JsonPath, parseJsonPath } from './jsonPath';

/** What a CustomResourceDefinition says about one version of an API. */
export type OperandDefinition = {
  readonly version: string;
  readonly schema: JsonRecord;
  /** Fields that the schema does not declare are dropped by the server. */
  readonly isPruning: boolean;
  readonly isDeprecated: boolean;
  /** What the server says to those who use a deprecated version. */
  readonly deprecation: string | null;
  readonly columns: readonly PrinterColumn[];
  /**
   * The served version in which objects are stored, if it is another one and no webhook converts: fields that its schema
   * does not have are lost. `null`: nothing is lost, or it is not known.
   */
  readonly storage: { readonly version: string; readonly schema: JsonRecord } | null;
};

/** A column that `kubectl get` prints. */
export type PrinterColumn = {
  readonly id: string;
  readonly title: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'date' | 'string';
  /** 0: always shown. */
  readonly priority: number;
  /** `null`: it cannot be read. */
  readonly path: JsonPath;
  readonly help: string;
};

/** Reads what the server stores; `null`: it has no such version. */
export function operandDefinition(object: unknown, version: string): OperandDefinition | null {
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

function storageOf({ versions }: Definition): OperandDefinition['storage'] {
  const stored = [...versions.values()].find(({ isStorage, isServed }) => isStorage && isServed);
  return stored === undefined ? null : { version: stored.name, schema: stored.schema };
}

/**
 * The same from the OpenAPI document of a group version, which every user can get, unlike the definition. It has no columns,
 * and does not tell that a version is deprecated. `null`: it does not describe the kind.
 */
export function publishedDefinition(
  document: unknown,
  { group, version, kind }: ResourceModel,
): OperandDefinition | null {
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
    // A schema without fields of its own is published for a kind whose fields nobody declares.
    isPruning: Object.keys(properties).some((key) => !OF_ALL.includes(key)),
    isDeprecated: false,
    deprecation: null,
    columns: [],
    storage: null,
  };
}

const OF_ALL = ['apiVersion', 'kind', 'metadata'];
const KINDS = 'x-kubernetes-group-version-kind';

/** What refers to a part of the document elsewhere (the metadata of an embedded object) can be anything here. */
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
