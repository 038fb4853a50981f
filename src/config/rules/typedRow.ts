import type { TypedYaml } from './draft';

/** A row of a list while it is edited as YAML. The text is no member of the Subscription. */
export type TypedRow = { readonly typed?: TypedYaml };

/** The row as the Subscription gets it: what could be read last. */
export function withoutTyped<T extends TypedRow>(row: T): Omit<T, 'typed'> {
  const { typed, ...rest } = row;
  return typed === undefined ? row : rest;
}

/** Whether a row holds a text that cannot be read yet. */
export function isUnread({ typed }: TypedRow): boolean {
  return typed !== undefined && typed.problems.length > 0;
}
