import { isDanger, warning } from '~/olm/finding';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { placementFindings } from '~/sources/rules/form/podFindings';
import { isOtherAccount } from '~/sources/rules/form/pullAccount';
import { sourceFormOf } from '~/sources/rules/form/readSource';
import { sourceCalls, sourcePermissions } from '~/sources/rules/form/sourceCalls';
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
import { type SourceFinding } from '~/sources/rules/form/sourceFinding';
import { refusedFields, sourceFindings } from '~/sources/rules/form/sourceFindings';
import { dataOr, map } from '~/kube/loadable';
import { namespaceModel } from '~/kube/models/namespace';
import { fromQuery } from '~/kube/fromQuery';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { useCan } from '~/kube/useCan';
import { useNamespaces } from '~/kube/useListOrNamespace';
import { useSeenSources } from '~/olm/read/catalogSources';
import { pullSecrets } from './pullSecrets';
import type { SourceStart } from './sourceStart';
import { useSourceSubmit, type SourceSubmit } from './useSourceSubmit';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSubscriptions } from './useSeenSubscriptions';
import { keptSourceText, parseKeptSource } from '~/sources/rules/form/keptSource';
import { readTab, writeTab } from '~/kube/tabStorage';

export type SourceFormState = Omit<KeptDraft, 'draft' | 'change'> & {
  readonly draft: SourceDraft;
  /** The initial form; for an existing catalog, as stored at that time. */
  readonly before: SourceForm;
  readonly facts: SourceFacts;
  readonly findings: readonly SourceFinding[];
  /** The number of errors, including those of the pod's settings. */
  readonly errors: number;
  /** The typed YAML is invalid. */
  readonly isUnread: boolean;
  /** The CatalogSource was updated after the user entered something. Saving is disabled until `reload`. */
  readonly isOutdated: boolean;
  /** The catalog was deleted during editing, so that saving would create it again. */
  readonly isGone: boolean;
  /** The handling of the registry's ServiceAccount, which has other pull secrets; `null`: none, or equal ones. */
  readonly account: 'renewed' | 'kept' | null;
  readonly submit: SourceSubmit;
  readonly change: (draft: SourceDraft) => void;
  readonly reload: () => void;
};

/** A new or edited catalog: the input, the results of the checks, and the submission. */
export function useSourceForm(start: SourceStart): SourceFormState {
  const { live, isStored } = start;
  const { draft: entered, change, ...kept } = useSourceDraft(start.id, start.form);
  const liveForm = live === null ? null : sourceFormOf(live);
  const { draft, isBehind } = besideLive(entered, liveForm);
  const { form } = draft;
  const facts = useSourceFacts(form.namespace);
  // After the list was opened, the Secrets are known.
  const known = useQuery({ ...pullSecrets(form.namespace), enabled: false }).data ?? null;
  const checked = { form, isStored, newSecret: draft.newSecret, pullSecrets: known };
  const found = [...sourceFindings(checked, facts), ...copyWarnings(form, start.copiedImage)];
  const errors = found.filter(isDanger).length + placementFindings(form).length;
  const calls = sourceCalls(draft, live);
  const submit = useSourceSubmit({
    calls,
    permissions: sourcePermissions(calls, live),
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
    findings: [...found, ...refusedFields(refusalOf(submit))],
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

/** The draft with the current stored values for untouched fields, so that nothing is lost. */
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

function copyWarnings({ image }: SourceForm, copied: string | null): readonly SourceFinding[] {
  const isCopied = copied !== null && copied !== '' && image === copied;
  return isCopied ? [warning({ path: 'image', kind: 'image-copied' })] : [];
}

function refusalOf({ failure, dryRun }: SourceSubmit) {
  return failure ?? (dryRun?.kind === 'refused' ? dryRun.failure : null);
}

/**
 * The cluster's facts for the form of a catalog. They are optional: unreadable ones are not checked, and the server
 * decides.
 * @param namespace of the catalog; empty: not selected
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
  /** Restored input. */
  readonly isRestored: boolean;
  /** Starts again without the input. */
  readonly startOver: () => void;
  /** Deletes the stored input after it was saved or discarded. */
  readonly forget: () => void;
};

/**
 * The input of a form, stored for the lifetime of the tab, because links of the console leave without a warning.
 * Credentials are never stored.
 * @param id of the form: a new catalog, a copy, or an edited one
 */
function useSourceDraft(id: string, start: SourceForm): KeptDraft {
  const key = `operator-hub/source/${id}`;
  const [kept] = useState(() => parseKeptSource(readTab(key)));
  const [draft, setDraft] = useState(kept ?? draftFrom(start));
  const [isRestored, setRestored] = useState(kept !== null);
  const text = isTouched(draft) ? keptSourceText(draft) : null;
  useEffect(() => {
    writeTab(key, text);
  }, [key, text]);
  return {
    draft,
    change: setDraft,
    isRestored,
    startOver: () => {
      setRestored(false);
      setDraft(draftFrom(start));
    },
    forget: () => {
      writeTab(key, null);
    },
  };
}
