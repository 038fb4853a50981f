import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { Conclusion, ConditionLayer } from '~/olm/conditions/operatorVerdict';
import type { Translate } from '~/i18n';

/** What OLM concludes from an OperatorCondition, in a few words. */
export function conclusionText(conclusion: Conclusion, t: Translate): string {
  switch (conclusion) {
    case 'unsaid':
      return t('Not reported (updates allowed)');
    case 'allowed':
      return t('Updates allowed');
    case 'held':
      return t('Updates blocked by the Operator');
    case 'outdated':
      return t('Updates blocked by an outdated report');
    case 'override-allows':
      return t('Updates allowed by an override');
    case 'override-holds':
      return t('Updates blocked by an override');
    case 'ignored':
      return t('Ignored by OLM');
  }
}

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
  switch (source) {
    case 'override':
      return t('Administrator (override)');
    case 'spec':
      return t('The Operator');
    case 'status':
      return t('Operator (status)');
  }
}
