import type { TypedYaml } from '~/config/rules/draft';
import type { NewPullSecret } from './pullSecret';
import { EMPTY_SOURCE, type SourceForm, isSameField } from './sourceForm';

/** A CatalogSource while somebody edits it, with all that a finished one could not hold. */
export type SourceDraft = {
  readonly form: SourceForm;
  /** What was there when the editing began; of a new catalog what the form began with. */
  readonly base: SourceForm;
  readonly isYaml: boolean;
  /** What was typed as YAML. With problems it is not in the form, which has what could be read last. */
  readonly typed: TypedYaml | null;
  readonly newSecret: NewPullSecret | null;
  /** The pod of the catalog is not to get other pull secrets now. */
  readonly keepsAccount: boolean;
};

export type FormField = keyof SourceForm;

export function draftFrom(start: SourceForm): SourceDraft {
  return {
    form: start,
    base: start,
    isYaml: false,
    typed: null,
    newSecret: null,
    keepsAccount: false,
  };
}

/** Whether anything was entered. */
export function isTouched(draft: SourceDraft): boolean {
  const { form, base, newSecret } = draft;
  return newSecret !== null || isUnread(draft) || changedFields(base, form).length > 0;
}

/** Whether what is typed as YAML is no catalog. */
export function isUnread({ typed }: SourceDraft): boolean {
  return typed !== null && typed.problems.length > 0;
}

/** The fields in which two forms differ. */
export function changedFields(one: SourceForm, other: SourceForm): readonly FormField[] {
  return FORM_FIELDS.filter((field) => !isSameField(one[field], other[field]));
}

export type Rebased = {
  readonly form: SourceForm;
  /** Fields that were changed here, and to something else on the cluster meanwhile. */
  readonly conflicts: readonly FormField[];
};

/** What was changed here, on top of what the cluster has by now. What nobody changed here is as it is there. */
export function rebased(
  { form, base }: Pick<SourceDraft, 'form' | 'base'>,
  live: SourceForm,
): Rebased {
  const mine = changedFields(base, form);
  const theirs = changedFields(base, live);
  return {
    form: withFields(live, form, mine),
    conflicts: mine.filter(
      (field) => theirs.includes(field) && !isSameField(form[field], live[field]),
    ),
  };
}

/**
 * The draft as it is shown: on top of what the cluster has by now. A text without what others have changed since is not what
 * would be written, and is made anew.
 * @param live `null`: there is nothing on the cluster
 */
export function shownDraft(
  draft: SourceDraft,
  live: SourceForm | null,
): Pick<Rebased, 'conflicts'> & { readonly draft: SourceDraft } {
  if (live === null) return { draft, conflicts: [] };
  const { form, conflicts } = rebased(draft, live);
  const isOld = changedFields(draft.base, live).length > 0 && !isUnread(draft);
  return { draft: { ...draft, form, typed: isOld ? null : draft.typed }, conflicts };
}

/** The draft after the form was changed, which shows what the cluster has by now where nobody has changed it. */
export function edited(draft: SourceDraft, live: SourceForm | null, form: SourceForm): SourceDraft {
  if (live === null) return { ...draft, form };
  const { conflicts } = rebased(draft, live);
  return { ...draft, form, base: withFields(live, draft.base, conflicts) };
}

/** The draft with one side's values where both have changed a field. */
export function settled(
  draft: SourceDraft,
  live: SourceForm,
  whose: 'mine' | 'theirs',
): SourceDraft {
  const { form, conflicts } = rebased(draft, live);
  return {
    ...draft,
    base: live,
    form: whose === 'mine' ? form : withFields(form, live, conflicts),
    typed: null,
  };
}

function withFields(form: SourceForm, from: SourceForm, fields: readonly FormField[]): SourceForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

const FORM_FIELDS: readonly FormField[] = [
  'name',
  'namespace',
  'displayName',
  'publisher',
  'description',
  'content',
  'image',
  'template',
  'address',
  'configMap',
  'priority',
  'interval',
  'secrets',
  'nodeSelector',
  'tolerations',
  'priorityClass',
  'security',
  'memoryTarget',
  'extract',
  'icon',
  'rest',
];

/** The form with the Secret that is made for it among its own. */
export function withNewSecret(form: SourceForm, newSecret: NewPullSecret | null): SourceForm {
  return newSecret === null || newSecret.name === ''
    ? form
    : { ...form, secrets: [...form.secrets.filter((name) => name !== ''), newSecret.name] };
}

/** A new catalog, in the namespace where the user is. */
export function newSource(namespace: string): SourceForm {
  return { ...EMPTY_SOURCE, namespace };
}

/** The form with another interval; without one there is no strategy either that OLM would fill in. */
export function withInterval(form: SourceForm, interval: string): Partial<SourceForm> {
  const { updateStrategy, ...spec } = form.rest.spec;
  return updateStrategy === undefined
    ? { interval }
    : { interval, rest: { ...form.rest, spec, poll: {} } };
}
