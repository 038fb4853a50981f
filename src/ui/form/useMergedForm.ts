import { useState } from 'react';

/** A field that the user and the cluster changed differently. */
export type FieldConflict<Form> = {
  readonly field: KeyOf<Form>;
  readonly mine: Form[KeyOf<Form>];
  readonly theirs: Form[KeyOf<Form>];
};

type KeyOf<Form> = Extract<keyof Form, string>;

/**
 * A form of stored values that can be updated while it is open: fields that the user did not change follow the cluster.
 * @param stored the current values, which are texts, numbers or booleans
 */
export function useMergedForm<Form extends object>(stored: Form) {
  const [{ mine, before }, setEdits] = useState<Edits<Form>>({ mine: {}, before: {} });
  const form: Form = { ...stored, ...mine };
  const conflicts: readonly FieldConflict<Form>[] = keysOf(mine)
    .filter((field) => ![before[field], form[field]].includes(stored[field]))
    .map((field) => ({ field, mine: form[field], theirs: stored[field] }));
  const fields = conflicts.map(({ field }) => field);
  return {
    form,
    conflicts,
    change: (change: Partial<Form>) => {
      setEdits((edits) => {
        const changed: Form = { ...stored, ...edits.mine, ...change };
        const keys = keysOf(changed).filter((key) => changed[key] !== stored[key]);
        // Earlier changes keep the values that the user saw then.
        return {
          mine: picked(changed, keys),
          before: picked({ ...stored, ...edits.before }, keys),
        };
      });
    },
    /** Keeps the user's values of the conflicts. */
    keep: () => {
      setEdits({ mine, before: { ...before, ...picked(stored, fields) } });
    },
    /** Replaces them by those of the cluster. */
    discard: () => {
      const keys = keysOf(mine).filter((key) => !fields.includes(key));
      setEdits({ mine: picked(form, keys), before: picked({ ...stored, ...before }, keys) });
    },
  };
}

/** The changed fields, and their values when the user changed them. */
type Edits<Form> = { readonly mine: Partial<Form>; readonly before: Partial<Form> };

function keysOf<Form extends object>(form: Form): readonly KeyOf<Form>[] {
  const keys: KeyOf<Form>[] = [];
  for (const key in form) if (Object.hasOwn(form, key)) keys.push(key);
  return keys;
}

function picked<Form extends object>(form: Form, keys: readonly KeyOf<Form>[]): Partial<Form> {
  const found: Partial<Form> = {};
  for (const key of keys) found[key] = form[key];
  return found;
}
