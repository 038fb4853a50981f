import { type JsonRecord, lineIn, listIn, recordIn, textIn } from '~/kube/json';
import { readDefinition } from '~/olm/schema/readDefinition';
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
  };
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
