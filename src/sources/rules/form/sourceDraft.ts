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

/** Whether the CatalogSource has been changed since the form was opened, other than to what the form has. */
export function isOutdated({ form, base }: SourceDraft, live: SourceForm): boolean {
  return changedFields(base, live).some((field) => !isSameField(form[field], live[field]));
}

/** The draft on top of what the cluster has now: what was changed here stays, anything else is as it is there. */
export function reloaded(draft: SourceDraft, live: SourceForm): SourceDraft {
  const { form, base, typed } = draft;
  return {
    ...draft,
    form: withFields(live, form, changedFields(base, form)),
    base: live,
    // YAML that can be read is written again from the form: it lacks what others have changed.
    typed: isUnread(draft) ? typed : null,
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
