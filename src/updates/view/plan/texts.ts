import type {
  ChangeKind,
  DefinitionChange,
  DefinitionDelta,
  UnsafeChange,
  SafetyRule,
} from '~/updates/rules/crd/definitionDelta';
import { isMinimum } from '~/updates/rules/crd/definitionChanges';
import { effectOf } from '~/updates/rules/crd/safetyRules';
import type { StoredTally, StoredTarget } from '~/updates/rules/stored/stored';
import { listPermission } from '~/kube/permissions';
import type { Texts, Translate } from '~/i18n';
import { neededText } from '~/ui/permissionText';

/** The title of a change; `name` is the keyword, the kind of name or the subresource. */
export function changeTitle({ kind, keyword }: DefinitionChange, t: Translate): string {
  return CHANGES[kind](t, keyword ?? '');
}

const CHANGES: Readonly<Record<ChangeKind, (t: Translate, name: string) => string>> = {
  'scope-changed': (t) => t('Scope changed'),
  'kind-changed': (t) => t('Kind changed'),
  'name-changed': (t, name) => t('{{name}} changed', { name }),
  'version-added': (t) => t('Version added'),
  'version-removed': (t) => t('Version removed'),
  'stored-version-removed': (t) => t('Stored version removed'),
  'version-served': (t) => t('Version enabled'),
  'version-unserved': (t) => t('Version disabled'),
  'version-deprecated': (t) => t('Deprecated version'),
  'version-undeprecated': (t) => t('Version no longer deprecated'),
  'storage-moved': (t) => t('Storage version changed'),
  'conversion-added': (t) => t('Converted by a webhook'),
  'conversion-removed': (t) => t('Conversion webhook removed'),
  'pruning-on': (t) => t('Unknown fields are pruned'),
  'pruning-off': (t) => t('Unknown fields are kept'),
  'subresource-added': (t, name) => t('Subresource {{name}} added', { name }),
  'subresource-removed': (t, name) => t('Subresource {{name}} removed', { name }),
  'field-added': (t) => t('Field added'),
  'field-removed': (t) => t('Field removed'),
  'required-added': (t) => t('Field is now required'),
  'required-removed': (t) => t('Field is now optional'),
  'type-changed': (t) => t('Type changed'),
  'default-added': (t) => t('Default added'),
  'default-changed': (t) => t('Default changed'),
  'default-removed': (t) => t('Default removed'),
  'enum-added': (t) => t('Limited to a list of values'),
  'enum-removed': (t) => t('No longer limited to a list of values'),
  'enum-value-added': (t) => t('Values added'),
  'enum-value-removed': (t) => t('Values removed'),
  'bound-added': (t, name) => t('{{name}} added', { name }),
  'bound-removed': (t, name) => t('{{name}} removed', { name }),
  'bound-narrowed': (t, name) =>
    isMinimum(name) ? t('{{name}} raised', { name }) : t('{{name}} lowered', { name }),
  'bound-widened': (t, name) =>
    isMinimum(name) ? t('{{name}} lowered', { name }) : t('{{name}} raised', { name }),
  'rule-added': (t) => t('Validation rule added'),
  'rule-changed': (t) => t('Validation rule changed'),
  'rule-removed': (t) => t('Validation rule removed'),
  'keyword-added': (t, name) => t('{{name}} added', { name }),
  'keyword-changed': (t, name) => t('{{name}} changed', { name }),
  'keyword-removed': (t, name) => t('{{name}} removed', { name }),
};

/** The effect of a rejected change on users who have or write objects. */
export function findingReason(finding: UnsafeChange, t: Translate): string {
  const { rule, version, toVersion } = finding;
  if (toVersion !== null) {
    return t('Resources of {{older}} are returned as {{newer}} unchanged.', {
      older: version ?? '',
      newer: toVersion,
    });
  }
  if (rule === null) return t('The field is immutable, so the update fails.');
  if (rule !== 'V1P-017') return REASONS[rule](t);
  return finding.kind === 'rule-added' || finding.kind === 'rule-changed'
    ? t('Resources are validated against the expression only when they are updated.')
    : EFFECTS[effectOf(finding)](t);
}

const REASONS: Texts<Exclude<SafetyRule, 'V1P-017'>> = {
  'V1P-002': (t) => t('Resources without the field become invalid.'),
  'V1P-003': (t) => t('The stored value is lost at the next update of the resource.'),
  'V1P-004': (t) => t('Stored values become invalid, and clients expect another type.'),
  'V1P-005': (t) => t('Resources without the field get a default value.'),
  'V1P-006': (t) => t('Resources without the field behave differently.'),
  'V1P-007': (t) => t('Resources without the field no longer have a value.'),
  'V1P-008': (t) => t('Resources with other values become invalid.'),
  'V1P-009': (t) => t('Resources and clients might use a removed value.'),
  'V1P-010': (t) => t('Resources below the new minimum become invalid.'),
  'V1P-011': (t) => t('Resources above the new maximum become invalid.'),
  'V1P-012': (t) => t('Resources outside the new limit become invalid.'),
  'V1P-014': (t) => t('The field is immutable, so the update fails.'),
  'V1P-015': (t) =>
    t('Resources might be stored in this version. OLM and the API server reject the change.'),
};

const unclear = (t: Translate) => t('Impact unknown.');

const EFFECTS: Texts<ReturnType<typeof effectOf>> = {
  narrower: (t) => t('More restrictive than before.'),
  wider: (t) => t('Less restrictive than before.'),
  unclear,
  none: unclear,
};

/** The meaning of an allowed change; `null` if the title is sufficient. */
export function allowedNote({ kind }: DefinitionChange, t: Translate): string | null {
  return NOTES[kind]?.(t) ?? null;
}

/** Changes in one line: the first ones with their effect, and the number of the others. */
export function changesText(changes: readonly DefinitionChange[], t: Translate): string {
  const named = changes.slice(0, NAMED).map((change) => {
    const { version, path } = change;
    const what = [version ?? '', path === '^' ? '' : fieldPath(path)]
      .filter((part) => part !== '')
      .join(' ');
    const state = changeTitle(change, t);
    const note = allowedNote(change, t);
    const line = what === '' ? state : t('{{what}}: {{state}}', { what, state });
    return note === null ? line : t.sentences([`${line}.`, note]);
  });
  const more = changes.length - named.length;
  return t.list([...named, ...(more > 0 ? [t('and {{count}} more', { count: more })] : [])]);
}

const NAMED = 3;

/** A path as it is written in the object: without the start. */
export function fieldPath(path: string): string {
  return path.replace(/^\^\.?/, '');
}

const clientsFail = (t: Translate) => t('Affected clients get an error.');

const NOTES: Partial<Texts<ChangeKind>> = {
  'version-removed': clientsFail,
  'version-unserved': clientsFail,
  'conversion-added': (t) =>
    t('While the webhook is not available, resources cannot be read in other versions.'),
  'conversion-removed': (t) => t('Without a webhook, all versions must have the same fields.'),
  'storage-moved': (t) => t('Stored resources are converted at their next update.'),
  'pruning-on': (t) => t('Unknown fields are lost at the next update of a resource.'),
  'subresource-removed': clientsFail,
};

/** The safety of a definition in a sentence. */
export function definitionSafety(delta: DefinitionDelta, t: Translate): string {
  const { safety, findings, allowed } = delta;
  switch (safety) {
    case 'new':
      return newText(delta, t);
    case 'unknown':
      return delta.failure === null
        ? t('Unable to compare: the CRD of the install plan could not be loaded.')
        : t('Unable to compare: the existing CRD could not be loaded.');
    case 'same':
      return t('No changes');
    case 'safe':
      return t('{{count}} changes pass the OLM v1 CRD upgrade safety check.', {
        count: allowed.length,
      });
    case 'unsafe':
      return findings.some(({ isEnforcedByServer }) => isEnforcedByServer)
        ? t('The API server rejects this change, so the update fails.')
        : t('{{count}} changes might break resources or clients.', { count: findings.length });
  }
}

function newText({ scope, versions, hasWebhook }: DefinitionDelta, t: Translate): string {
  return t.sentences([
    t('New on this cluster.'),
    ...(scope === 'Cluster' ? [t('Cluster-scoped.')] : []),
    ...(versions.length === 0
      ? []
      : [t('Versions: {{versions}}.', { versions: t.list(versions) })]),
    ...(hasWebhook ? [t('Resources are converted between versions by a webhook.')] : []),
  ]);
}

/** The result for all objects, or for those that were checked so far, in a sentence. */
export function storedSummary(
  { invalid, checked: count, total }: StoredTally,
  kind: string,
  t: Translate,
): string {
  if (total === 0) return t('No stored {{kind}} resources', { kind });
  if (total === count) {
    return invalid === 0
      ? t('No invalid resources found in {{count}} stored {{kind}} resources', { count, kind })
      : t('{{invalid}} of {{count}} stored {{kind}} resources would be invalid', {
          invalid,
          count,
          kind,
        });
  }
  return invalid === 0
    ? t('No invalid resources found in {{count}} validated {{kind}} resources', { count, kind })
    : t('{{invalid}} of {{count}} validated {{kind}} resources would be invalid', {
        invalid,
        count,
        kind,
      });
}

/**
 * The severity: the plan would fail, objects could not be changed or would lose fields, the check is incomplete, or no
 * problem.
 */
export function severityOf(
  { invalid, stopping, losing, cut }: StoredTally,
  isOlmForgiving: boolean,
  isWhole: boolean,
) {
  if (stopping > 0 && !isOlmForgiving) return 'danger';
  if (invalid > 0 || losing > 0) return 'warning';
  return isWhole && cut === 0 ? 'success' : 'info';
}

/** The consequence; `null`: none. */
export function consequenceText(
  { invalid, stopping }: StoredTally,
  isOlmForgiving: boolean,
  t: Translate,
): string | null {
  if (invalid === 0) return null;
  if (stopping === 0) {
    return t(
      'OLM does not validate these resources. The API server rejects their next update unless they are corrected.',
    );
  }
  return isOlmForgiving
    ? t('OLM updates the CRD anyway, because the new CRD has a conversion webhook.')
    : t(
        'OLM validates all resources before it updates the CRD. The install plan fails until they are corrected.',
      );
}

/** The progress of the check; empty without objects to check. */
export function progressText({ checked, total }: StoredTally, isDone: boolean, t: Translate) {
  if (isDone && checked === 0) return '';
  if (isDone) return t('All {{count}} stored resources validated.', { count: checked });
  return total === null
    ? t('{{count}} resources validated so far.', { count: checked })
    : t('{{checked}} of about {{count}} resources validated.', { checked, count: total });
}

/** The limits of the result. */
export function limitTexts(
  { rules, cut }: StoredTally,
  { isEverywhere, target }: { readonly isEverywhere: boolean; readonly target: StoredTarget },
  t: Translate,
): readonly string[] {
  const { model, unchecked } = target;
  return [
    ...(isEverywhere
      ? []
      : [
          t.sentences([
            t(
              'You do not have permission to list these resources in all namespaces. Only viewable namespaces were validated.',
            ),
            neededText([listPermission(model)], t),
          ]),
        ]),
    ...(unchecked.length === 0
      ? []
      : [
          t(
            'Resources were validated in version {{version}} as converted by the webhook. OLM also validates {{others}}.',
            { version: model.version, others: t.list(unchecked) },
          ),
        ]),
    ...(rules === 0
      ? []
      : [t('{{count}} CEL rules of the new schema were not evaluated.', { count: rules })]),
    ...(cut === 0 ? [] : [t('{{count}} resources could not be fully validated.', { count: cut })]),
  ];
}
