import { useEffect, useState } from 'react';
import { keptSourceText, parseKeptSource } from '~/sources/rules/form/keptSource';
import { type SourceDraft, draftFrom, isTouched } from '~/sources/rules/form/sourceDraft';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { readTab, writeTab } from '~/kube/tabStorage';

export type KeptDraft = {
  readonly draft: SourceDraft;
  readonly change: (edit: (before: SourceDraft) => SourceDraft) => void;
  /** It is what was entered before, and left. */
  readonly isTakenUp: boolean;
  /** Begins anew, without what was entered. */
  readonly startOver: () => void;
  /** Keeps nothing of it: it has been written, or nobody wants it. */
  readonly forget: () => void;
};

/**
 * What is entered into a form, kept for as long as the tab lives: a link of the console leads away without a question.
 * Logins are never kept.
 * @param id which form: of a new catalog, of a copy, of one that is changed
 */
export function useSourceDraft(id: string, start: SourceForm): KeptDraft {
  const key = `operator-hub/source/${id}`;
  const [kept] = useState(() => parseKeptSource(readTab(key)));
  const [draft, setDraft] = useState(kept ?? draftFrom(start));
  const [isTakenUp, setTakenUp] = useState(kept !== null);
  const text = isTouched(draft) ? keptSourceText(draft) : null;
  useEffect(() => {
    writeTab(key, text);
  }, [key, text]);
  return {
    draft,
    change: setDraft,
    isTakenUp,
    startOver: () => {
      setTakenUp(false);
      setDraft(draftFrom(start));
    },
    forget: () => {
      writeTab(key, null);
    },
  };
}
