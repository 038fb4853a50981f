import type { TypedYaml } from './draft';

/** A row of a list during editing as YAML. The text is not part of the Subscription. */
export type TypedRow = { readonly typed?: TypedYaml };

/** The row for the Subscription: the last valid value. */
export function withoutTyped<T extends TypedRow>(row: T): Omit<T, 'typed'> {
  const { typed, ...rest } = row;
  return typed === undefined ? row : rest;
}

/** Whether a row contains invalid text. */
export function isUnread({ typed }: TypedRow): boolean {
  return typed !== undefined && typed.findings.length > 0;
}
