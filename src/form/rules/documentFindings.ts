import { danger, type Finding, isDanger, warning, when } from '~/olm/finding';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { pruned, withDefaults } from '~/olm/schema/pruning';
import { validateWritten } from '~/olm/schema/validate';
import type { Violation } from '~/olm/schema/violation';
import type { ResourceDefinition } from './definition';
import { isRounded } from './objectChange';
import type { ReadYaml } from './yamlText';

/** What is wrong in a document before it is sent. */
export type DocumentCause =
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
  | { readonly kind: 'deprecated'; readonly message: string | null }
  /** Of the page with the form, in its words. */
  | {
      readonly kind: 'stated';
      readonly text: string;
      /** The field is empty. */
      readonly isMissing?: boolean;
      /** The value that the user most likely meant. */
      readonly meant?: string;
    };

export type DocumentFinding = Finding<DocumentCause>;

/** Prevents sending. The server decides about violations of the schema. */
export function isBlocking(finding: DocumentFinding): boolean {
  return isDanger(finding) && finding.kind !== 'violation';
}

/** A required field is empty, which is not an error until the user has left it or has tried to submit. */
export function isMissing(finding: DocumentFinding): boolean {
  switch (finding.kind) {
    case 'no-name':
    case 'no-namespace':
      return true;
    case 'violation':
      return isEmptyText(finding.violation.reason);
    case 'stated':
      return finding.isMissing === true;
    default:
      return false;
  }
}

function isEmptyText(reason: Violation['reason']): boolean {
  return reason.kind === 'required' || (reason.kind === 'min-length' && reason.found === 0);
}

export type Checked = {
  readonly model: ResourceModel;
  /** `null`: not readable, so that only the server validates. */
  readonly definition: ResourceDefinition | null;
  /** The edited object; absent for a new one. */
  readonly edited?: { readonly name: string; readonly namespace: string | null };
  /** The document is a part of an object, and the definition that of the part. */
  readonly isPart?: boolean;
  /** What the page knows besides the schema. */
  readonly others?: (object: JsonRecord) => readonly DocumentFinding[];
};

/** The findings about a document without a request, blocking ones first. */
export function documentFindings(read: ReadYaml, checked: Checked): readonly DocumentFinding[] {
  if (read.kind !== 'object') return [danger(read)];
  const { object, lineOf } = read;
  const others = checked.others?.(object) ?? [];
  const ofSchema = schemaFindings(object, lineOf, checked);
  if (checked.isPart === true) {
    // The words of the page replace those of the schema.
    const stated = new Set(others.map(({ path }) => path));
    return [...ofSchema.filter(({ path }) => !stated.has(path)), ...others];
  }
  const identity = identityFindings(object, lineOf, checked);
  return [
    ...identity,
    ...ofSchema,
    ...placeholders(object, lineOf),
    // An edit sends only changed fields, a creation all.
    ...roundedIntegers(object['spec'], {
      path: 'spec',
      lineOf,
      isSent: checked.edited === undefined,
    }),
    ...others,
    ...deprecations(checked.definition),
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
): readonly DocumentFinding[] {
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
): readonly DocumentFinding[] {
  const isNamed = ['name', 'generateName'].some((key) => textIn(metadata[key]) !== null);
  const isPlaced = !namespaced || textIn(metadata['namespace']) !== null;
  return [
    ...when(
      !isNamed,
      danger({ kind: 'no-name', path: 'metadata.name', line: lineOf('metadata.name') }),
    ),
    ...when(
      !isPlaced,
      danger({
        kind: 'no-namespace',
        path: 'metadata.namespace',
        line: lineOf('metadata.namespace'),
      }),
    ),
  ];
}

function editedFindings(
  metadata: JsonRecord,
  lineOf: LineOf,
  { name, namespace }: NonNullable<Checked['edited']>,
): readonly DocumentFinding[] {
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
): readonly DocumentFinding[] {
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
function placeholders(object: JsonRecord, lineOf: LineOf): readonly DocumentFinding[] {
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
): readonly DocumentFinding[] {
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

function deprecations(definition: Checked['definition']): readonly DocumentFinding[] {
  return definition?.isDeprecated === true
    ? [warning({ kind: 'deprecated', message: definition.deprecation })]
    : [];
}
