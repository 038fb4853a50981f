import { danger } from '~/olm/finding';
import type { RejectedField } from '~/kube/failure';
import { recordIn } from '~/kube/json';
import type { DocumentFinding } from './documentFindings';
import { dependenciesOf, hasMark } from './descriptors';
import { unionIn } from './unions';
import { childFields, type Field, type FieldTree, innerField } from './fields';
import { type FieldPath, pathText, valueAt } from './fieldPaths';

export type FindingsByField = ReadonlyMap<string, readonly DocumentFinding[]>;

/** By field path in the format of the API server. A dropped field has no place in the form. */
export function findingsByField(
  findings: readonly DocumentFinding[],
  rejected: readonly RejectedField[],
): FindingsByField {
  const found = new Map<string, DocumentFinding[]>();
  const add = (path: string, finding: DocumentFinding) => {
    found.set(path, [...(found.get(path) ?? []), finding]);
  };
  for (const finding of findings) {
    if (finding.path !== undefined && finding.kind !== 'dropped') add(finding.path, finding);
  }
  for (const { field, message } of rejected) {
    if (!found.has(field)) add(field, danger({ kind: 'rejected', path: field, message }));
  }
  return found;
}

/** Whether a field or a descendant has findings. */
export function hasFinding(byField: FindingsByField, path: FieldPath): boolean {
  const text = pathText(path);
  return [...byField.keys()].some(
    (one) => one === text || one.startsWith(`${text}.`) || one.startsWith(`${text}[`),
  );
}

/** The input that determines which fields are displayed. */
export type Shown = {
  readonly tree: FieldTree;
  readonly object: unknown;
  readonly byField: FindingsByField;
  /** Patterns of requested fields. */
  readonly wanted: ReadonlySet<string>;
  /** Patterns of groups with all fields displayed. */
  readonly whole: ReadonlySet<string>;
};

/**
 * The displayed fields of a group: required fields, fields with a value, described fields that are neither hidden nor
 * advanced, and requested fields; all fields on request.
 */
export function shownFields(
  group: Field,
  shown: Shown,
): { readonly fields: readonly Field[]; readonly hidden: number } {
  const inUnion = unionIn(group)?.map(([key]) => key) ?? [];
  const value = recordIn(valueAt(shown.object, group.path));
  const all = childFields(group, shown.tree.described).filter(
    ({ path, hint }) =>
      !inUnion.includes(String(path.at(-1))) &&
      (hint?.isUsed?.(value) !== false || valueAt(shown.object, path) !== undefined),
  );
  const isWhole = shown.whole.has(group.pattern) || group.control !== 'group';
  const fields = isWhole ? all : all.filter((field) => isShown(field, shown));
  return { fields, hidden: all.length - fields.length };
}

function isShown(field: Field, { tree, object, byField, wanted }: Shown): boolean {
  if (wanted.has(field.pattern) || hasFinding(byField, field.path)) return true;
  if (hasMark(field.described, 'hidden')) return false;
  if (field.isRequired || valueAt(object, field.path) !== undefined) return true;
  return tree.firstByAuthor.has(field.pattern) && isOfUse(field, object);
}

/** All fields that it depends on have the required value. They are siblings, or paths from `spec`. */
function isOfUse({ path, described }: Field, object: unknown): boolean {
  return dependenciesOf(described).every(({ steps, value }) => {
    const beside = valueAt(object, [...path.slice(0, -1), ...steps]);
    return String(beside ?? valueAt(object, ['spec', ...steps])) === value;
  });
}

/** The number of displayed descendants, up to a limit. */
export function countShown(field: Field, shown: Shown, limit: number): number {
  let count = 0;
  const open: Field[] = [field];
  for (let next = open.pop(); next !== undefined && count < limit; next = open.pop()) {
    const inner = innerShown(next, shown);
    count += inner === null ? 1 : 0;
    open.push(...(inner ?? []));
  }
  return count;
}

/** `null`: the field has its own control. */
function innerShown(field: Field, shown: Shown): readonly Field[] | null {
  if (GROUPS.includes(field.control)) return shownFields(field, shown).fields;
  const isList = field.control === 'list-of-objects';
  if (!isList && field.control !== 'map-of-objects') return null;
  const value: unknown = valueAt(shown.object, field.path);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.map((key) => innerField(field, isList ? Number(key) : key, shown.tree.described));
}

const GROUPS: readonly Field['control'][] = ['group', 'resources', 'selector'];

/** Groups with more controls are collapsed. */
export const MOST_OPEN = 40;
