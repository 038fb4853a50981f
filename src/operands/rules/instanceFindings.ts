import { danger, type Finding, isDanger, warning, when } from '~/olm/finding';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { pruned, withDefaults } from '~/olm/schema/pruning';
import { validateWritten } from '~/olm/schema/validate';
import type { Violation } from '~/olm/schema/violation';
import type { OperandDefinition } from './definition';
import { isWatched, type OperandApi } from './operandApis';
import { isRounded } from './instanceChange';
import { instanceHealth } from './instanceHealth';
import type { ReadYaml } from './yamlText';

/** What is wrong in a document before it is sent. */
export type InstanceCause =
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
  /** An integer that JavaScript has rounded: a danger if its value would be sent. */
  | { readonly kind: 'rounded'; readonly path: string; readonly line: number | null }
  /** The server's message about a field. */
  | { readonly kind: 'rejected'; readonly message: string }
  | { readonly kind: 'not-watched'; readonly namespace: string }
  | { readonly kind: 'no-operator' }
  | { readonly kind: 'operator-not-ready' }
  | { readonly kind: 'deprecated'; readonly message: string | null };

export type InstanceFinding = Finding<InstanceCause>;

/** Prevents sending. The server decides about violations of the schema. */
export function isBlocking(finding: InstanceFinding): boolean {
  return isDanger(finding) && finding.kind !== 'violation';
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
export function instanceFindings(read: ReadYaml, checked: Checked): readonly InstanceFinding[] {
  if (read.kind !== 'object') return [danger(read)];
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
): readonly InstanceFinding[] {
  const { group, version, kind } = model;
  const expected = `${group}/${version}`;
  const isOther = object['apiVersion'] !== expected || object['kind'] !== kind;
  const line = isOther ? lineOf(object['kind'] === kind ? 'apiVersion' : 'kind') : null;
  const metadata = recordIn(object['metadata']);
  return [
    ...when(isOther, danger({ kind: 'other-kind', expected: `${expected} ${kind}`, line })),
    ...(edited === undefined
      ? newFindings(metadata, lineOf, model)
      : editedFindings(metadata, lineOf, edited)),
  ];
}

function newFindings(
  metadata: JsonRecord,
  lineOf: LineOf,
  { namespaced }: ResourceModel,
): readonly InstanceFinding[] {
  const isNamed = ['name', 'generateName'].some((key) => textIn(metadata[key]) !== null);
  const isPlaced = !namespaced || textIn(metadata['namespace']) !== null;
  return [
    ...when(
      !isNamed,
      danger({ kind: 'no-name', path: 'metadata.name', line: lineOf('metadata.name') }),
    ),
    ...when(
      !isPlaced,
      danger({ kind: 'no-namespace', path: 'metadata.namespace', line: lineOf('metadata') }),
    ),
  ];
}

function editedFindings(
  metadata: JsonRecord,
  lineOf: LineOf,
  { name, namespace }: NonNullable<Checked['edited']>,
): readonly InstanceFinding[] {
  const place = textIn(metadata['namespace']) ?? namespace;
  const isSame = textIn(metadata['name']) === name && place === namespace;
  return when(!isSame, danger({ kind: 'renamed', line: lineOf('metadata.name') }));
}

/** The maximum of each kind; the server reports further ones. */
const MOST = 20;

/** The dry run validates patterns, because their RE2 syntax requires a library of 150 KB. */
const PATTERNS_UNKNOWN = () => null;

function schemaFindings(
  object: JsonRecord,
  lineOf: LineOf,
  { definition }: Checked,
): readonly InstanceFinding[] {
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
      .map((violation) =>
        danger({
          kind: 'violation',
          path: violation.path,
          violation,
          line: lineOf(violation.path),
        }),
      ),
    ...paths
      .filter((path) => !/^status\b/.test(path))
      .slice(0, MOST)
      .map((path) => warning({ kind: 'dropped', path, line: lineOf(path) })),
  ];
}

/** Placeholders in examples. */
function placeholders(object: JsonRecord, lineOf: LineOf): readonly InstanceFinding[] {
  return scalarsBelow(object['spec'], 'spec')
    .filter(([, text]) => typeof text === 'string' && PLACEHOLDER.test(text.trim()))
    .slice(0, MOST)
    .map(([path]) => warning({ kind: 'placeholder', path, line: lineOf(path) }));
}

const PLACEHOLDER = /^(<[\w\s./-]{1,60}>|change[-_ ]?me|replace[-_ ]?me|todo)$/i;

/** The integers below a path that JavaScript has rounded. */
export function roundedIntegers(
  value: unknown,
  { path: start, lineOf, isSent }: { path: string; lineOf: LineOf; isSent: boolean },
): readonly InstanceFinding[] {
  return scalarsBelow(value, start)
    .filter(([, scalar]) => isRounded(scalar))
    .slice(0, MOST)
    .map(([path]) => (isSent ? danger : warning)({ kind: 'rounded', path, line: lineOf(path) }));
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
): readonly InstanceFinding[] {
  const namespace = namespaceIn(object) ?? edited?.namespace ?? null;
  const findings = operatorFindings(api, model.namespaced ? namespace : null);
  return definition?.isDeprecated === true
    ? [...findings, warning({ kind: 'deprecated', message: definition.deprecation })]
    : findings;
}

/** The reason why no Operator reconciles an instance. @param namespace `null`: cluster-scoped, or unknown */
export function operatorFindings(
  { providers }: OperandApi,
  namespace: string | null,
): readonly InstanceFinding[] {
  if (providers.length === 0) return [warning({ kind: 'no-operator' })];
  return [
    ...when(
      providers.every(({ isReady }) => isReady === false),
      warning({ kind: 'operator-not-ready' }),
    ),
    ...(namespace !== null && isWatched(providers, namespace) === false
      ? [warning({ kind: 'not-watched', namespace })]
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
