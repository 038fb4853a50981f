import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { withDefaults } from '~/olm/schema/defaults';
import { pruned } from '~/olm/schema/pruning';
import { validateWritten } from '~/olm/schema/validate';
import type { Violation } from '~/olm/schema/violation';
import type { OperandDefinition } from './definition';
import { isWatched, type OperandApi } from './operandApis';
import { isRounded } from './instanceChange';
import { instanceHealth } from './instanceHealth';
import type { ReadYaml } from './yamlText';

/** A finding about a document before it is sent. */
export type Finding =
  | { readonly kind: 'broken'; readonly line: number | null; readonly message: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-object' }
  /** The kind or version differs from that of the page. */
  | { readonly kind: 'other-kind'; readonly expected: string; readonly line: number | null }
  | { readonly kind: 'no-name'; readonly line: number | null }
  | { readonly kind: 'no-namespace'; readonly line: number | null }
  /** The namespace or name was changed, which identifies another instance. */
  | { readonly kind: 'renamed'; readonly line: number | null }
  | { readonly kind: 'violation'; readonly violation: Violation; readonly line: number | null }
  /** The server removes fields that the schema does not declare. */
  | { readonly kind: 'dropped'; readonly path: string; readonly line: number | null }
  | { readonly kind: 'placeholder'; readonly path: string; readonly line: number | null }
  /** An integer that JavaScript has rounded. @property isSent its value would be sent */
  | {
      readonly kind: 'rounded';
      readonly path: string;
      readonly isSent: boolean;
      readonly line: number | null;
    }
  | { readonly kind: 'not-watched'; readonly namespace: string }
  | { readonly kind: 'no-operator' }
  | { readonly kind: 'operator-not-ready' }
  | { readonly kind: 'deprecated'; readonly message: string | null };

/** A finding with a plain text. */
export type PlainFinding = Exclude<
  Finding,
  { readonly kind: 'violation' | 'dropped' | 'placeholder' | 'rounded' }
>;

/** Findings that prevent sending. */
const BLOCKING: readonly Finding['kind'][] = [
  'broken',
  'too-large',
  'no-object',
  'other-kind',
  'no-name',
  'no-namespace',
  'renamed',
];

export function isBlocking(finding: Finding): boolean {
  return BLOCKING.includes(finding.kind) || (finding.kind === 'rounded' && finding.isSent);
}

export type Checked = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  /** `null`: not readable, so that only the server validates. */
  readonly definition: OperandDefinition | null;
  /** The edited object; absent for a new one. */
  readonly edited?: { readonly name: string; readonly namespace: string | null };
};

/** The findings about a document without a request, blocking ones first. */
export function findingsOf(read: ReadYaml, checked: Checked): readonly Finding[] {
  if (read.kind !== 'object') return [read];
  const { object, lineOf } = read;
  const identity = identityFindings(object, lineOf, checked);
  return [
    ...identity,
    ...schemaFindings(object, lineOf, checked),
    ...placeholders(object, lineOf),
    // An edit sends only changed fields, a creation all.
    ...roundedIntegers(object['spec'], {
      path: 'spec',
      lineOf,
      isSent: checked.edited === undefined,
    }),
    ...surroundings(object, checked),
  ];
}

/** The namespace and permissions of a creation. */
export function namespaceIn(object: JsonRecord): string | null {
  return textIn(recordIn(object['metadata'])['namespace']);
}

type LineOf = (path: string) => number | null;

function identityFindings(
  object: JsonRecord,
  lineOf: LineOf,
  { model, edited }: Checked,
): readonly Finding[] {
  const { group, version, kind } = model;
  const expected = `${group}/${version}`;
  const isOther = object['apiVersion'] !== expected || object['kind'] !== kind;
  const line = isOther ? lineOf(object['kind'] === kind ? 'apiVersion' : 'kind') : null;
  const metadata = recordIn(object['metadata']);
  return [
    ...(isOther ? [{ kind: 'other-kind' as const, expected: `${expected} ${kind}`, line }] : []),
    ...(edited === undefined
      ? newFindings(metadata, lineOf, model)
      : editedFindings(metadata, lineOf, edited)),
  ];
}

function newFindings(
  metadata: JsonRecord,
  lineOf: LineOf,
  { namespaced }: ResourceModel,
): readonly Finding[] {
  const isNamed = ['name', 'generateName'].some((key) => textIn(metadata[key]) !== null);
  const isPlaced = !namespaced || textIn(metadata['namespace']) !== null;
  return [
    ...(isNamed ? [] : [{ kind: 'no-name' as const, line: lineOf('metadata.name') }]),
    ...(isPlaced ? [] : [{ kind: 'no-namespace' as const, line: lineOf('metadata') }]),
  ];
}

function editedFindings(
  metadata: JsonRecord,
  lineOf: LineOf,
  { name, namespace }: NonNullable<Checked['edited']>,
): readonly Finding[] {
  const place = textIn(metadata['namespace']) ?? namespace;
  const isSame = textIn(metadata['name']) === name && place === namespace;
  return isSame ? [] : [{ kind: 'renamed', line: lineOf('metadata.name') }];
}

/** The maximum of each kind; the server reports further ones. */
const MOST = 20;

/** The dry run validates patterns, because their RE2 syntax requires a library of 150 KB. */
const PATTERNS_UNKNOWN = () => null;

function schemaFindings(
  object: JsonRecord,
  lineOf: LineOf,
  { definition }: Checked,
): readonly Finding[] {
  if (definition === null) return [];
  const { schema, isPruning, storage } = definition;
  const { value, paths: unknown } = isPruning
    ? pruned(schema, object)
    : { value: object, paths: [] };
  const lost = isPruning && storage !== null ? pruned(storage.schema, value).paths : [];
  const paths = [...unknown, ...lost];
  const { violations } = validateWritten(schema, withDefaults(schema, value), PATTERNS_UNKNOWN);
  return [
    ...violations
      // The server removes the status of a new instance.
      .filter(({ path }) => !/^status\b/.test(path))
      .map((violation) => ({
        kind: 'violation' as const,
        violation,
        line: lineOf(violation.path),
      })),
    ...paths
      .filter((path) => !/^status\b/.test(path))
      .slice(0, MOST)
      .map((path) => ({ kind: 'dropped' as const, path, line: lineOf(path) })),
  ];
}

/** Placeholders in examples. */
function placeholders(object: JsonRecord, lineOf: LineOf): readonly Finding[] {
  return scalarsBelow(object['spec'], 'spec')
    .filter(([, text]) => typeof text === 'string' && PLACEHOLDER.test(text.trim()))
    .slice(0, MOST)
    .map(([path]) => ({ kind: 'placeholder', path, line: lineOf(path) }));
}

const PLACEHOLDER = /^(<[\w\s./-]{1,60}>|change[-_ ]?me|replace[-_ ]?me|todo)$/i;

/** The integers below a path that JavaScript has rounded. */
export function roundedIntegers(
  value: unknown,
  { path: start, lineOf, isSent }: { path: string; lineOf: LineOf; isSent: boolean },
): readonly Finding[] {
  return scalarsBelow(value, start)
    .filter(([, scalar]) => isRounded(scalar))
    .slice(0, MOST)
    .map(([path]) => ({ kind: 'rounded', path, isSent, line: lineOf(path) }));
}

function scalarsBelow(value: unknown, start: string): readonly (readonly [string, unknown])[] {
  const scalars: (readonly [string, unknown])[] = [];
  const open: (readonly [string, unknown])[] = [[start, value]];
  for (
    let next = open.pop();
    next !== undefined && scalars.length < MOST_SCALARS;
    next = open.pop()
  ) {
    const [path, inner] = next;
    if (typeof inner !== 'object') scalars.push([path, inner]);
    else if (Array.isArray(inner)) {
      open.push(...inner.map((one: unknown, at) => [`${path}[${at}]`, one] as const));
    } else {
      open.push(
        ...Object.entries(recordIn(inner)).map(([key, one]) => [`${path}.${key}`, one] as const),
      );
    }
  }
  return scalars;
}

const MOST_SCALARS = 20_000;

function surroundings(
  object: JsonRecord,
  { api, model, definition, edited }: Checked,
): readonly Finding[] {
  const namespace = namespaceIn(object) ?? edited?.namespace ?? null;
  const findings = operatorFindings(api, model.namespaced ? namespace : null);
  return definition?.isDeprecated === true
    ? [...findings, { kind: 'deprecated', message: definition.deprecation }]
    : findings;
}

/** The reason why no Operator reconciles an instance. @param namespace `null`: cluster-scoped, or unknown */
export function operatorFindings(
  { providers }: OperandApi,
  namespace: string | null,
): readonly PlainFinding[] {
  if (providers.length === 0) return [{ kind: 'no-operator' }];
  return [
    ...(providers.every(({ isReady }) => isReady === false)
      ? [{ kind: 'operator-not-ready' as const }]
      : []),
    ...(namespace !== null && isWatched(providers, namespace) === false
      ? [{ kind: 'not-watched' as const, namespace }]
      : []),
  ];
}

/**
 * Whether no Operator has reported the current generation of an instance for a while, if its status has the generation.
 * @param now in milliseconds since 1970
 */
export function isIgnored(object: unknown, schema: JsonRecord | null, now: number): boolean {
  const { metadata, status } = recordIn(object);
  const { creationTimestamp, managedFields } = recordIn(metadata);
  const changes = listIn(managedFields)
    .map(recordIn)
    .map(({ time }) => textIn(time));
  const times = [textIn(creationTimestamp), ...changes].flatMap((time) =>
    time === null ? [] : Date.parse(time) || 0,
  );
  if (times.length === 0 || now - Math.max(...times) < PATIENCE) return false;
  const hasStatus = recordIn(schema?.['properties'])['status'] !== undefined;
  const isEmpty = Object.keys(recordIn(status)).length === 0;
  return (hasStatus && isEmpty) || instanceHealth(object).kind === 'unseen';
}

/** In milliseconds. */
const PATIENCE = 60_000;
