import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { Conclusion, ConditionLayer } from '~/olm/conditions/conditionEffects';
import type { Remedy } from '~/olm/diagnosis/remedy';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** The effect of an OperatorCondition on OLM as a short text. */
export function conclusionText(conclusion: Conclusion, t: Translate): string {
  return CONCLUSION_TEXTS[conclusion](t);
}

const CONCLUSION_TEXTS: Texts<Conclusion> = {
  unsaid: (t) => t('Not reported (updates allowed)'),
  allowed: (t) => t('Updates allowed'),
  held: (t) => t('Updates blocked by the Operator'),
  outdated: (t) => t('Updates blocked by an outdated condition'),
  'override-allows': (t) => t('Updates allowed by an override'),
  'override-holds': (t) => t('Updates blocked by an override'),
  ignored: (t) => t('Ignored by OLM'),
};

export function conclusionTone(conclusion: Conclusion): ConditionTone {
  switch (conclusion) {
    case 'allowed':
    case 'unsaid':
      return 'good';
    case 'held':
    case 'outdated':
    case 'override-allows':
    case 'override-holds':
      return 'warning';
    case 'ignored':
      return 'neutral';
  }
}

export function sourceText(source: ConditionLayer['source'], t: Translate): string {
  return SOURCE_TEXTS[source](t);
}

const SOURCE_TEXTS: Texts<ConditionLayer['source']> = {
  override: (t) => t('Administrator (override)'),
  spec: (t) => t('Operator'),
  status: (t) => t('Operator (status)'),
};

/** The label of a remedy's button. */
export function remedyText(remedy: Remedy, t: Translate): string {
  return textOfKind(REMEDY_TEXTS, remedy, t);
}

const REMEDY_TEXTS: KindTexts<Remedy> = {
  'create-operator-group': (t) => t('Create OperatorGroup'),
  'remove-operator-group': (t) => t('Select the OperatorGroup to keep'),
  'change-operator-group': (t, remedy) => t('Edit OperatorGroup {{name}}', remedy),
  'fail-forward': (t) => t('Enable fail forward'),
  'delete-csv': (t, remedy) => t('Delete CSV {{name}}', remedy),
  'retry-unpack': (t) => t('Retry unpacking'),
  'unpack-settings': (t) => t('Enable automatic unpack retries'),
  'restart-catalog': (t, remedy) =>
    t('Restart CatalogSource {{name}}', { name: remedy.catalog.name }),
  'disable-catalog': (t, remedy) =>
    t('Remove CatalogSource {{name}}', { name: remedy.catalog.name }),
  'approve-plan': (t) => t('Review update'),
  'override-condition': (t, remedy) => t('Override condition {{type}}', remedy),
  resubscribe: (t) => t('Re-create Subscription'),
  'resolve-again': (t) => t('Resolve again'),
  'edit-subscription': (t, { setting }) => SETTING_TEXTS[setting](t),
  'find-provider': (t, remedy) =>
    t('Find providers of {{name}}', { name: neededName(remedy.need) }),
  'find-rivals': (t) => t('Find providers of the same APIs'),
  'open-operator': (t, remedy) => t('Operator {{name}}', remedy),
  uninstall: (t, remedy) => t('Uninstall {{name}}', remedy),
  'open-logs': (t, remedy) => t('View log of pod {{name}}', { name: shortened(remedy.pod.name) }),
  'open-object': (t, remedy) =>
    t('{{kind}} {{name}}', {
      kind: remedy.object.model.kind,
      name: remedy.object.name,
    }),
};

/** The start and the end of a long name: the pods of unpack jobs have names of 64 characters. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 12)}…${name.slice(-12)}` : name;
}

/** The common name of a missing dependency. */
export function neededName(need: Extract<Remedy, { kind: 'find-provider' }>['need']): string {
  return need.kind === 'package' ? need.packageName : need.apiKind;
}

const SETTING_TEXTS: Texts<Extract<Remedy, { kind: 'edit-subscription' }>['setting']> = {
  channel: (t) => t('Change channel'),
  catalog: (t) => t('Change catalog'),
  approval: (t) => t('Edit update approval'),
};
