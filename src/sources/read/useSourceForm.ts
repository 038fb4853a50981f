import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { placementProblems } from '~/sources/rules/form/podProblems';
import { isOtherAccount } from '~/sources/rules/form/pullAccount';
import { sourceFormOf } from '~/sources/rules/form/readSource';
import { sourceCalls, sourceRights } from '~/sources/rules/form/sourceCalls';
import {
  isOutdated,
  isTouched,
  isUnread,
  reloaded,
  withNewSecret,
  type SourceDraft,
  draftFrom,
} from '~/sources/rules/form/sourceDraft';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { warning, type SourceProblem } from '~/sources/rules/form/sourceProblem';
import { refusedFields, sourceProblems } from '~/sources/rules/form/sourceProblems';
import { dataOr, map } from '~/kube/loadable';
import { namespaceModel } from '~/kube/models/namespace';
import { fromQuery } from '~/kube/fromQuery';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { useCan } from '~/kube/useCan';
import { useNamespaces } from '~/kube/useNamespaces';
import { useSeenSources } from '~/olm/read/useSeenSources';
import { pullSecrets } from './pullSecrets';
import type { SourceStart } from './sourceStart';
import { useSourceSubmit, type SourceSubmit } from './useSourceSubmit';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSubscriptions } from './useSeenSubscriptions';
import { keptSourceText, parseKeptSource } from '~/sources/rules/form/keptSource';
import { readTab, writeTab } from '~/kube/tabStorage';

export type SourceFormState = Omit<KeptDraft, 'draft' | 'change'> & {
  readonly draft: SourceDraft;
  /** What the form began with: of a stored catalog as the cluster had it then. */
  readonly before: SourceForm;
  readonly facts: SourceFacts;
  readonly problems: readonly SourceProblem[];
  /** How many problems stand against it, those of the rows of the pod's settings among them. */
  readonly errors: number;
  /** What is typed as YAML cannot be read yet. */
  readonly isUnread: boolean;
  /** The CatalogSource was changed after something was entered here. Nothing is saved until `reload`. */
  readonly isOutdated: boolean;
  /** The catalog was deleted while it was changed here: it would be created again. */
  readonly isGone: boolean;
  /** What becomes of the ServiceAccount of the registry, which has other pull secrets; `null`: it has none of its own, or the same. */
  readonly account: 'renewed' | 'kept' | null;
  readonly submit: SourceSubmit;
  readonly change: (draft: SourceDraft) => void;
  readonly reload: () => void;
};

/** A catalog that is put together or changed: what was entered, what the cluster says to it, and how it is written. */
export function useSourceForm(start: SourceStart): SourceFormState {
  const { live, isStored } = start;
  const { draft: entered, change, ...kept } = useSourceDraft(start.id, start.form);
  const liveForm = live === null ? null : sourceFormOf(live);
  const { draft, isBehind } = besideLive(entered, liveForm);
  const { form } = draft;
  const facts = useSourceFacts(form.namespace);
  // Whoever has opened the list knows more.
  const known = useQuery({ ...pullSecrets(form.namespace), enabled: false }).data ?? null;
  const checked = { form, isStored, newSecret: draft.newSecret, pullSecrets: known };
  const found = [...sourceProblems(checked, facts), ...copyWarnings(form, start.copiedImage)];
  const errors =
    found.filter(({ severity }) => severity === 'error').length + placementProblems(form).length;
  const calls = sourceCalls(draft, live);
  const submit = useSourceSubmit({
    calls,
    rights: sourceRights(calls, live),
    newSecret: draft.newSecret,
    isAskable: errors === 0 && !isUnread(draft) && !isBehind,
    onSecret: () => {
      change((before) => ({
        ...before,
        form: withNewSecret(before.form, before.newSecret),
        newSecret: null,
      }));
    },
  });
  const { isDone } = submit;
  const { forget } = kept;
  useEffect(() => {
    if (isDone) forget();
  });
  return {
    ...kept,
    draft,
    before: draft.base,
    facts,
    problems: [...found, ...refusedFields(refusalOf(submit))],
    errors,
    isUnread: isUnread(draft),
    isOutdated: isBehind,
    isGone: isStored && live === null,
    account: accountOf(draft, liveForm),
    submit,
    change: (next) => {
      change(() => next);
    },
    reload: () => {
      if (liveForm !== null) change((before) => reloaded(before, liveForm));
    },
  };
}

/** The draft with what the cluster has now where nothing was entered: then there is nothing to lose. */
function besideLive(draft: SourceDraft, live: SourceForm | null) {
  if (live === null || !isOutdated(draft, live)) return { draft, isBehind: false };
  return isTouched(draft)
    ? { draft, isBehind: true }
    : { draft: reloaded(draft, live), isBehind: false };
}

function accountOf(
  { form, newSecret, keepsAccount }: SourceDraft,
  live: SourceForm | null,
): SourceFormState['account'] {
  if (live === null || !isOtherAccount(live, withNewSecret(form, newSecret))) return null;
  return keepsAccount ? 'kept' : 'renewed';
}

function copyWarnings({ image }: SourceForm, copied: string | null): readonly SourceProblem[] {
  const isCopied = copied !== null && copied !== '' && image === copied;
  return isCopied ? [warning('image', { kind: 'image-copied' })] : [];
}

function refusalOf({ failure, dryRun }: SourceSubmit) {
  return failure ?? (dryRun?.kind === 'refused' ? dryRun.failure : null);
}

/**
 * What the form of a catalog has to know of the cluster. None of it is needed to fill in the form: what may not be read is
 * not checked, and the server decides.
 * @param namespace where the catalog is to be; empty while none is chosen
 */
function useSourceFacts(namespace: string): SourceFacts {
  const sources = useSeenSources(namespace === '' ? null : namespace);
  const hub = useOperatorHub();
  const { namespaces, areProjects } = useNamespaces();
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const version = fromQuery(useQuery(kubernetesVersion()));
  const subscriptions = useSeenSubscriptions(namespace);
  return {
    sources: dataOr(
      map(sources, (seen) => seen.sources),
      null,
    ),
    hub: dataOr(
      map(hub, (hubState) => hubState.hub),
      'hidden',
    ),
    namespaces: dataOr(namespaces, null),
    seesAllNamespaces: dataOr(seesAll, false),
    areProjects,
    kubeVersion: dataOr(version, null),
    subscriptions: dataOr(
      map(subscriptions, (seen) => seen.subscriptions),
      null,
    ),
    seesAllSubscriptions: dataOr(
      map(subscriptions, (seen) => seen.unseen === null),
      false,
    ),
  };
}

type KeptDraft = {
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
function useSourceDraft(id: string, start: SourceForm): KeptDraft {
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
