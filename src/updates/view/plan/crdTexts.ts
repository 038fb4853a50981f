import type {
  ChangeKind,
  DefinitionChange,
  DefinitionDelta,
  SafetyFinding,
  SafetyRule,
} from '~/updates/rules/crd/definitionDelta';
import { isMinimum } from '~/updates/rules/crd/keywordChanges';
import { effectOf } from '~/updates/rules/crd/safetyRules';
import type { Translate } from '~/i18n';

/** What a change does, in a few words; `name` is the keyword, the kind of name or the subresource. */
export function changeTitle({ kind, keyword }: DefinitionChange, t: Translate): string {
  return CHANGES[kind](t, keyword ?? '');
}

type Text = (t: Translate, name: string) => string;

const CHANGES: Readonly<Record<ChangeKind, Text>> = {
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

/** Why a refused change matters to those who have objects, or write them. */
export function findingReason(finding: SafetyFinding, t: Translate): string {
  const { rule, version, toVersion } = finding;
  if (toVersion !== null) {
    return t(
      'Both versions are served without a conversion webhook, so {{older}} resources are returned as {{newer}} unchanged.',
      { older: version ?? '', newer: toVersion },
    );
  }
  if (rule === null) return t('The field is immutable, so the install plan fails.');
  return rule === 'V1P-017' ? unknownReason(finding, t) : REASONS[rule](t);
}

const REASONS: Readonly<Record<Exclude<SafetyRule, 'V1P-017'>, (t: Translate) => string>> = {
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
  'V1P-014': (t) => t('The scope is immutable, so the install plan fails.'),
  'V1P-015': (t) =>
    t('Resources might be stored in this version. OLM and the API server reject the change.'),
};

function unknownReason(change: DefinitionChange, t: Translate): string {
  if (change.kind === 'rule-added' || change.kind === 'rule-changed') {
    return t('Resources are validated against the expression only when they are updated.');
  }
  switch (effectOf(change)) {
    case 'narrower':
      return t('More restrictive than before. Not covered by the OLM v1 CRD upgrade safety check.');
    case 'wider':
      return t('Less restrictive than before. Not covered by the OLM v1 CRD upgrade safety check.');
    case 'unclear':
    case 'none':
      return t('Impact unknown. Not covered by the OLM v1 CRD upgrade safety check.');
  }
}

/** What an allowed change means where that is not plain; `null` where it is. */
export function allowedNote({ kind }: DefinitionChange, t: Translate): string | null {
  switch (kind) {
    case 'version-removed':
    case 'version-unserved':
      return t('Clients that use the version get an error.');
    case 'conversion-added':
      return t('While the webhook is not available, resources cannot be read in other versions.');
    case 'conversion-removed':
      return t('All versions must use the same fields.');
    case 'storage-moved':
      return t('Stored resources are converted at their next update.');
    case 'pruning-on':
      return t('Unknown fields are lost at the next update of a resource.');
    case 'subresource-removed':
      return t('Clients that use the subresource get an error.');
    default:
      return null;
  }
}

/** The verdict in one sentence. */
export function verdictText(delta: DefinitionDelta, t: Translate): string {
  const { verdict, findings, allowed } = delta;
  switch (verdict) {
    case 'new':
      return newText(delta, t);
    case 'unknown':
      return delta.failure === null
        ? t('Unable to compare: the CRD of the install plan could not be loaded.')
        : t('Unable to compare: the existing CRD could not be loaded.');
    case 'same':
      return t('Versions, schema and names do not change.');
    case 'safe':
      return t('{{count}} changes pass the OLM v1 CRD upgrade safety check.', {
        count: allowed.length,
      });
    case 'unsafe':
      return findings.some(({ isEnforcedByServer }) => isEnforcedByServer)
        ? t('The API server rejects this change, so the install plan fails.')
        : t(
            '{{count}} changes might break resources or clients. They fail the OLM v1 CRD upgrade safety check, which OLM v0 does not run.',
            { count: findings.length },
          );
  }
}

function newText({ scope, versions, hasWebhook }: DefinitionDelta, t: Translate): string {
  return [
    t('New on this cluster.'),
    ...(scope === 'Cluster' ? [t('Cluster-scoped.')] : []),
    ...(versions.length === 0
      ? []
      : [t('Versions: {{versions}}.', { versions: t.list(versions) })]),
    ...(hasWebhook ? [t('Resources are converted between versions by a webhook.')] : []),
  ].join(' ');
}
