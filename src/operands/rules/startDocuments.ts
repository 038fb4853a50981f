import { jsonIn, type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import type { ConsoleYamlSample } from '~/kube/models/console';
import type { StartDocument } from '~/form/rules/startDocument';
import type { OperandApi } from './operandApis';

/** Longer annotations are not parsed. */
const MOST = 1_000_000;
const MOST_DOCUMENTS = 100;

/**
 * The initial documents, the best first: the initialization resource, examples of this version and then of others, the
 * console's samples, and the required fields only.
 */
export function startDocuments(
  api: OperandApi,
  schema: JsonRecord | null,
  samples: readonly ConsoleYamlSample[],
): readonly StartDocument[] {
  const version = api.served?.model.version ?? api.versions[0];
  const wanted = { apiVersion: `${api.group}/${version}`, kind: api.kind };
  const annotations = annotationsOf(api);
  return [
    ...initialization(annotations, wanted),
    ...examples(annotations, wanted),
    ...samplesOf(samples, wanted),
    blank(schema, wanted),
  ].slice(0, MOST_DOCUMENTS);
}

const INITIALIZATION = 'operatorframework.io/initialization-resource';
const EXAMPLES = 'alm-examples';

/** The names of the annotations with initial documents that are not valid JSON. */
export function invalidAnnotations(api: OperandApi): readonly string[] {
  const annotations = annotationsOf(api);
  return [INITIALIZATION, EXAMPLES].filter((name) => {
    const text = annotations[name]?.trim() ?? '';
    return text !== '' && text !== 'null' && parsed(text) === null;
  });
}

function annotationsOf(api: OperandApi): Annotations {
  return textMapIn(api.providers[0]?.source.metadata.annotations);
}

type Wanted = { readonly apiVersion: string; readonly kind: string };
type Annotations = Readonly<Record<string, string>>;

function initialization(annotations: Annotations, wanted: Wanted): readonly StartDocument[] {
  const text = annotations[INITIALIZATION];
  const object = recordIn(parsed(text));
  if (!isOfKind(object, wanted)) return [];
  const document = { ...object, apiVersion: wanted.apiVersion };
  return [{ id: 'initialization', kind: 'initialization', title: nameOf(object, ''), document }];
}

/** Each entry is parsed separately; those of another version get the requested version. Some authors write one object. */
function examples(annotations: Annotations, wanted: Wanted): readonly StartDocument[] {
  const value = parsed(annotations[EXAMPLES]);
  const all = (Array.isArray(value) ? listIn(value) : [value]).map(recordIn);
  const ofKind = all.filter((object) => isOfKind(object, wanted));
  const [same, others] = [true, false].map((isSame) =>
    ofKind.filter((object) => (object['apiVersion'] === wanted.apiVersion) === isSame),
  );
  return [...(same ?? []), ...(others ?? [])].map((object, index) => ({
    id: `example-${index + 1}`,
    kind: 'example' as const,
    title: nameOf(object, String(index + 1)),
    document: { ...object, apiVersion: wanted.apiVersion },
  }));
}

function parsed(text: string | undefined): unknown {
  return text === undefined || text.length > MOST ? null : jsonIn(text);
}

function isOfKind({ apiVersion, kind }: JsonRecord, wanted: Wanted): boolean {
  const [group] = (textIn(apiVersion) ?? '').split('/');
  return kind === wanted.kind && group === wanted.apiVersion.split('/')[0];
}

function nameOf(object: JsonRecord, unnamed: string): string {
  return lineIn(recordIn(object['metadata'])['name']) ?? unnamed;
}

function samplesOf(
  samples: readonly ConsoleYamlSample[],
  wanted: Wanted,
): readonly StartDocument[] {
  return samples.flatMap(({ metadata, spec }): StartDocument[] => {
    const { apiVersion, kind } = recordIn(spec?.targetResource);
    const yaml = textIn(spec?.yaml);
    if (yaml === null || yaml.length > MOST) return [];
    if (apiVersion !== wanted.apiVersion || kind !== wanted.kind) return [];
    return [
      {
        id: `sample-${metadata.name}`,
        kind: 'sample',
        title: lineIn(spec?.title) ?? metadata.name,
        document: yaml,
      },
    ];
  });
}

function blank(schema: JsonRecord | null, { apiVersion, kind }: Wanted): StartDocument {
  const spec = recordIn(recordIn(schema?.['properties'])['spec']);
  const document = {
    apiVersion,
    kind,
    metadata: { name: `my-${kind.toLowerCase()}` },
    ...(schema === null || Object.keys(spec).length > 0 ? { spec: skeleton(spec, 0) } : {}),
  };
  return { id: 'blank', kind: 'blank', title: '', document };
}

/** The required fields, with values from the schema. */
function skeleton(schema: JsonRecord, depth: number): unknown {
  if (schema['default'] !== undefined) return schema['default'];
  const [first] = listIn(schema['enum']);
  if (first !== undefined) return first;
  switch (schema['type']) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    case 'string':
      return '';
    default:
      return depth > MAX_DEPTH ? {} : requiredFields(schema, depth);
  }
}

const MAX_DEPTH = 20;

function requiredFields(schema: JsonRecord, depth: number): JsonRecord {
  const properties = recordIn(schema['properties']);
  const names = listIn(schema['required']).filter((name) => typeof name === 'string');
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(properties, name))
      .map((name) => [name, skeleton(recordIn(properties[name]), depth + 1)]),
  );
}
