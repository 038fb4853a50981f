import type { Requirement } from '~/kube/models/affinity';
import type { SelectorRow, SelectorRows } from './selectorRows';

/** A requirement as the form edits it. */
export type Condition = Requirement;

/** How the form calls an entry of `matchLabels`; no operator of Kubernetes. */
export const EQUALS = '=';

/** The requirement with other members. With `Exists` and `DoesNotExist` there are no values. */
export function withRequirement(requirement: Requirement, changes: Requirement): Requirement {
  const { values, ...others } = { ...requirement, ...changes };
  const takesNone = changes.operator !== undefined && isWithoutValues(changes.operator);
  return values === undefined || takesNone ? others : { ...others, values };
}

export function isWithoutValues(operator: string): boolean {
  return operator === 'Exists' || operator === 'DoesNotExist';
}

export function rowKey(row: SelectorRow): string {
  return row.as === 'label' ? row.key : (row.requirement.key ?? '');
}

export function rowOperator(row: SelectorRow): string {
  return row.as === 'label' ? EQUALS : (row.requirement.operator ?? '');
}

export function withRowKey(row: SelectorRow, key: string): SelectorRow {
  return row.as === 'label'
    ? { ...row, key }
    : { ...row, requirement: withRequirement(row.requirement, { key }) };
}

/** A label that must have one value becomes one that may have several, and back; the values go with it. */
export function withRowOperator(row: SelectorRow, operator: string): SelectorRow {
  if (row.as === 'label') {
    if (operator === EQUALS) return row;
    const values = row.value === '' ? [] : [row.value];
    const requirement = withRequirement({ key: row.key, values }, { operator });
    return { as: 'expression', requirement };
  }
  const { key = '', values = [] } = row.requirement;
  return operator === EQUALS
    ? { as: 'label', key, value: values[0] ?? '' }
    : { ...row, requirement: withRequirement(row.requirement, { operator }) };
}

/** The selector with other rows; `null` when the last one was taken away and nothing else is in it. */
export function withRows({ frame }: SelectorRows, rows: SelectorRows['rows']): SelectorRows | null {
  return rows.length === 0 && Object.keys(frame).length === 0 ? null : { frame, rows };
}
