import { useState } from 'react';
import type { Field } from '~/form/rules/fields';
import { valueAt } from '~/form/rules/fieldPaths';
import { useForm } from './formContext';

/** The value of a field, with functions that change the document. */
export function useField({ path, pattern }: Pick<Field, 'path' | 'pattern'>) {
  const { object, edits, onWant } = useForm();
  return {
    value: valueAt(object, path),
    set: (value: unknown) => {
      edits.set(path, value);
    },
    /** The value as typed. */
    setSource: (source: string) => {
      edits.setSource(path, source);
    },
    /** The field remains displayed. */
    unset: () => {
      onWant({ field: pattern });
      edits.unset(path);
    },
    /** The value in its notation, for numbers and YAML editors. */
    source: () => edits.sourceAt(path) ?? '',
  };
}

/** The typed text remains unchanged until the field loses the focus. */
export function useDraft(shown: string) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? shown,
    type: setDraft,
    onBlur: () => {
      setDraft(null);
    },
  };
}

/** A choice is displayed at once: the document is read again later, and a radio button would fall back until then. */
export function useChoice<T>(
  value: T,
  onChoose: (next: T) => void,
): readonly [T, (next: T) => void] {
  const [made, setMade] = useState<{ readonly from: T; readonly to: T } | null>(null);
  if (made !== null && made.from !== value) setMade(null);
  return [
    made?.from === value ? made.to : value,
    (to) => {
      setMade({ from: value, to });
      onChoose(to);
    },
  ];
}
