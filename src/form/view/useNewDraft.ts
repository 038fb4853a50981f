import { useCallback, useEffect, useState } from 'react';
import type { ResourceModel } from '~/kube/models/meta';
import { keepUnsavedForm, unsavedForm } from '~/form/read/unsavedForms';
import { type StartDocument, startNamed } from '~/form/rules/startDocument';
import { withText } from '~/form/rules/textEdits';
import { startText } from '~/form/rules/yamlText';

type Draft = {
  readonly start: StartDocument | null;
  /** The text of the initial document. */
  readonly begun: string;
  readonly text: string;
};

export type NewDraft = ReturnType<typeof useNewDraft>;

type Started = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped, or no namespace selected. */
  readonly namespace: string | null;
  readonly documents: readonly StartDocument[];
  /** The ID of the initial document; `null`: the best one. */
  readonly from: string | null;
  /** The names of existing objects. */
  readonly taken: readonly string[];
  /** The URL of the form, without a project. */
  readonly form: string;
};

/**
 * The typed text of a new object and its initial document. After another initial document is selected, the previous
 * text can be restored.
 */
export function useNewDraft({ model, namespace, documents, from, taken, form }: Started) {
  const place = { namespace, isNamespaced: model.namespaced, taken };
  const begin = (start: StartDocument | null): Draft => {
    const begun = start === null ? '' : startText(start.document, place);
    return { start, begun, text: begun };
  };
  const [unsaved] = useState(() => unsavedForm(form));
  const [isRestored, setRestored] = useState(unsaved !== null);
  const [draft, setDraft] = useState(() => {
    const begun = begin(startNamed(documents, from));
    return unsaved === null ? begun : { ...begun, text: placedText(unsaved.text, namespace) };
  });
  const { text, begun } = draft;
  useEffect(() => {
    keepUnsavedForm(form, text === begun ? null : { text, base: null });
  }, [form, text, begun]);
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const [known, setKnown] = useState(documents);
  if (known !== documents) {
    setKnown(documents);
    const best = laterStart(draft, [known, documents], from);
    if (best !== null) setDraft(begin(best));
  }
  const [version, setVersion] = useState(model.version);
  const setText = useCallback((next: string | ((before: string) => string)) => {
    setDraft((before) => ({
      ...before,
      text: typeof next === 'string' ? next : next(before.text),
    }));
  }, []);
  if (version !== model.version) {
    setVersion(model.version);
    setText(withText(draft.text, ['apiVersion'], `${model.group}/${model.version}`));
  }
  const choose = (start: StartDocument | null) => {
    setRestored(false);
    setReplaced(text === begun ? null : draft);
    setDraft(begin(start));
  };
  return {
    draft,
    replaced,
    isRestored,
    setText,
    choose,
    startOver: () => {
      choose(draft.start);
    },
    undo: () => {
      if (replaced !== null) setDraft(replaced);
      setReplaced(null);
    },
    forget: () => {
      keepUnsavedForm(form, null);
    },
  };
}

/** The text in the selected project. */
function placedText(text: string, namespace: string | null): string {
  return namespace === null ? text : withText(text, ['metadata', 'namespace'], namespace);
}

/**
 * A better initial document for an unchanged draft, if a better one is found later; `null`: none.
 * @param lists the previous and the current documents
 */
function laterStart(
  { start, text, begun }: Draft,
  lists: readonly [readonly StartDocument[], readonly StartDocument[]],
  wanted: string | null,
): StartDocument | null {
  const [before, best] = [startNamed(lists[0], wanted), startNamed(lists[1], wanted)];
  const isUnchanged = text === begun && start?.id === before?.id;
  return isUnchanged && best?.id !== start?.id ? best : null;
}
