import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { Conclusion, ConditionLayer } from '~/olm/conditions/conditionEffects';
import type { Texts, Translate } from '~/i18n';

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
