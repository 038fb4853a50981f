import { listOfAll } from '~/olm/order';
import type { TypedYaml } from '~/config/rules/draft';
import type { NewPullSecret } from './pullSecret';
import { EMPTY_SOURCE, type SourceForm, isSameField } from './sourceForm';

/** A CatalogSource during editing, including incomplete values. */
export type SourceDraft = {
  readonly form: SourceForm;
  /** The stored CatalogSource at the start; for a new catalog, the initial form. */
  readonly base: SourceForm;
  readonly isYaml: boolean;
  /** The typed YAML. Invalid text is not in the form, which keeps the last valid value. */
  readonly typed: TypedYaml | null;
  readonly newSecret: NewPullSecret | null;
  /** The pod of the catalog keeps its pull secrets. */
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

/** Whether the user entered anything. */
export function isTouched(draft: SourceDraft): boolean {
  const { form, base, newSecret } = draft;
  return newSecret !== null || isUnread(draft) || changedFields(base, form).length > 0;
}

/** Whether the typed YAML is not a valid catalog. */
export function isUnread({ typed }: SourceDraft): boolean {
  return typed !== null && typed.findings.length > 0;
}

/** The fields that differ between two forms. */
export function changedFields(one: SourceForm, other: SourceForm): readonly FormField[] {
  return FORM_FIELDS.filter((field) => !isSameField(one[field], other[field]));
}

/** Whether the CatalogSource was updated since the form was opened, to other values than those in the form. */
export function isOutdated({ form, base }: SourceDraft, live: SourceForm): boolean {
  return changedFields(base, live).some((field) => !isSameField(form[field], live[field]));
}

/** The draft on top of the current CatalogSource: changed fields remain, others follow the cluster. */
export function reloaded(draft: SourceDraft, live: SourceForm): SourceDraft {
  const { form, base, typed } = draft;
  return {
    ...draft,
    form: withFields(live, form, changedFields(base, form)),
    base: live,
    // Valid YAML is written again from the form, because it lacks the changes of other users.
    typed: isUnread(draft) ? typed : null,
  };
}

function withFields(form: SourceForm, from: SourceForm, fields: readonly FormField[]): SourceForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

const FORM_FIELDS = listOfAll<FormField>()([
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
  'rest',
]);

/** The form including the new Secret. */
export function withNewSecret(form: SourceForm, newSecret: NewPullSecret | null): SourceForm {
  return newSecret === null || newSecret.name === ''
    ? form
    : { ...form, secrets: [...form.secrets.filter((name) => name !== ''), newSecret.name] };
}

/** A new catalog in the selected namespace. */
export function newSource(namespace: string): SourceForm {
  return { ...EMPTY_SOURCE, namespace };
}

/** The form with another interval; without one, the update strategy is also removed, because OLM would fill it in. */
export function withInterval(form: SourceForm, interval: string): Partial<SourceForm> {
  const { updateStrategy, ...spec } = form.rest.spec;
  return updateStrategy === undefined
    ? { interval }
    : { interval, rest: { ...form.rest, spec, poll: {} } };
}
