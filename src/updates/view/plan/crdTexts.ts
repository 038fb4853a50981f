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
  'version-served': (t) => t('Version is served'),
  'version-unserved': (t) => t('Version no longer served'),
  'version-deprecated': (t) => t('Version deprecated'),
  'version-undeprecated': (t) => t('Version no longer deprecated'),
  'storage-moved': (t) => t('Storage version changed'),
  'conversion-added': (t) => t('Converted by a webhook'),
  'conversion-removed': (t) => t('No longer converted by a webhook'),
  'pruning-on': (t) => t('Unknown fields are dropped'),
  'pruning-off': (t) => t('Unknown fields are kept'),
  'subresource-added': (t, name) => t('Subresource {{name}} added', { name }),
  'subresource-removed': (t, name) => t('Subresource {{name}} removed', { name }),
  'field-added': (t) => t('Field added'),
  'field-removed': (t) => t('Field removed'),
  'required-added': (t) => t('Field becomes required'),
  'required-removed': (t) => t('Field becomes optional'),
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
      'Both versions are served and no webhook converts between them, so objects of {{older}} are read as {{newer}} as they are.',
      { older: version ?? '', newer: toVersion },
    );
  }
  if (rule === null) return t('The API server never changes it. The plan fails.');
  return rule === 'V1P-017' ? unknownReason(finding, t) : REASONS[rule](t);
}

const REASONS: Readonly<Record<Exclude<SafetyRule, 'V1P-017'>, (t: Translate) => string>> = {
  'V1P-002': (t) => t('Objects without the field become invalid.'),
  'V1P-003': (t) => t('What is stored in the field is lost when the object is written again.'),
  'V1P-004': (t) => t('Stored values no longer fit, and clients expect another type.'),
  'V1P-005': (t) => t('Objects that leave the field out get a value that nobody chose.'),
  'V1P-006': (t) => t('Objects that leave the field out behave differently.'),
  'V1P-007': (t) => t('Objects that leave the field out have no value any more.'),
  'V1P-008': (t) => t('Objects with any other value become invalid.'),
  'V1P-009': (t) => t('Objects and clients may use a value that goes.'),
  'V1P-010': (t) => t('Objects below the new minimum become invalid.'),
  'V1P-011': (t) => t('Objects above the new maximum become invalid.'),
  'V1P-012': (t) => t('Objects outside the new bound become invalid.'),
  'V1P-014': (t) => t('The API server never changes the scope. The plan fails.'),
  'V1P-015': (t) => t('Objects may be stored in it. OLM and the API server refuse it.'),
};

function unknownReason(change: DefinitionChange, t: Translate): string {
  if (change.kind === 'rule-added' || change.kind === 'rule-changed') {
    return t('Whether objects satisfy the expression cannot be told before they are written.');
  }
  switch (effectOf(change)) {
    case 'narrower':
      return t('It allows less than before, and OLM v1 has no rule for such a change.');
    case 'wider':
      return t('It allows more than before, but OLM v1 has no rule for such a change.');
    case 'unclear':
    case 'none':
      return t('Whether objects still fit is not clear. OLM v1 has no rule for such a change.');
  }
}

/** What an allowed change means where that is not plain; `null` where it is. */
export function allowedNote({ kind }: DefinitionChange, t: Translate): string | null {
  switch (kind) {
    case 'version-removed':
    case 'version-unserved':
      return t('Clients that use the version get an error.');
    case 'conversion-added':
      return t('While the webhook is down, no object can be read in another version.');
    case 'conversion-removed':
      return t('Objects of all versions need the same fields.');
    case 'storage-moved':
      return t('Objects stay stored as they are until they are written again.');
    case 'pruning-on':
      return t('Fields that the schema does not know are lost when an object is written again.');
    case 'subresource-removed':
      return t('Clients that use it get an error.');
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
        ? t('What changes is not known: the plan’s definition could not be read.')
        : t('What changes is not known: the definition in the cluster could not be read.');
    case 'same':
      return t('Versions, schema and names stay as they are.');
    case 'safe':
      return t('{{count}} change that OLM v1 would allow.', { count: allowed.length });
    case 'unsafe':
      return findings.some(({ isEnforcedByServer }) => isEnforcedByServer)
        ? t('The API server refuses this change, so the plan fails.')
        : t(
            '{{count}} change may break objects or clients. OLM v1 would refuse the update; OLM v0, which carries out this plan, does not.',
            { count: findings.length },
          );
  }
}

function newText({ scope, versions, hasWebhook }: DefinitionDelta, t: Translate): string {
  return [
    t('The cluster does not have it yet.'),
    ...(scope === 'Cluster' ? [t('Its objects belong to no namespace.')] : []),
    ...(versions.length === 0
      ? []
      : [t('Versions: {{versions}}.', { versions: t.list(versions) })]),
    ...(hasWebhook ? [t('A webhook converts its objects between versions.')] : []),
  ].join(' ');
}
