import { useState } from 'react';
import type { Field } from '~/operands/rules/fields';
import { valueAt } from '~/operands/rules/fieldPaths';
import { withoutText, withSourceText, withText } from '~/operands/rules/textEdits';
import { useForm } from './formContext';

/** The value of a field, and how it is changed in the text. */
export function useField(field: Field) {
  const { object, onEdit, onWant, isKept } = useForm();
  const { path, pattern } = field;
  return {
    value: valueAt(object, path),
    set: (value: unknown) => {
      onEdit((text) => withText(text, path, value));
    },
    /** As it was typed. */
    setSource: (source: string) => {
      onEdit((text) => withSourceText(text, path, source) ?? text);
    },
    /** The field stays in sight. */
    unset: () => {
      onWant({ field: pattern });
      onEdit((text) => withoutText(text, path, isKept));
    },
  };
}

/** What is typed stays as it is until the field is left, whenever the form follows. */
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
