import { useState } from 'react';
import type { Field } from '~/form/rules/fields';
import { valueAt } from '~/form/rules/fieldPaths';
import { withoutText, withSourceText, withText } from '~/form/rules/textEdits';
import { useForm } from './formContext';

/** The value of a field, with functions that change the text. */
export function useField(field: Field) {
  const { object, onEdit, onWant, isKept } = useForm();
  const { path, pattern } = field;
  return {
    value: valueAt(object, path),
    set: (value: unknown) => {
      onEdit((text) => withText(text, path, value));
    },
    /** The value as typed. */
    setSource: (source: string) => {
      onEdit((text) => withSourceText(text, path, source) ?? text);
    },
    /** The field remains displayed. */
    unset: () => {
      onWant({ field: pattern });
      onEdit((text) => withoutText(text, path, isKept));
    },
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
