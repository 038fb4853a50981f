import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { Conclusion, ConditionLayer } from '~/olm/conditions/operatorVerdict';
import type { Translate } from '~/i18n';

/** What OLM concludes from an OperatorCondition, in a few words. */
export function conclusionText(conclusion: Conclusion, t: Translate): string {
  switch (conclusion) {
    case 'unsaid':
      return t('Nothing is said: OLM may update it');
    case 'allowed':
      return t('OLM may update it');
    case 'held':
      return t('The Operator holds updates back');
    case 'outdated':
      return t('The Operator’s word is outdated: OLM holds updates back');
    case 'override-allows':
      return t('An override lets OLM update it');
    case 'override-holds':
      return t('An override holds updates back');
    case 'ignored':
      return t('OLM does not look at it');
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
      return t('An administrator, as an override');
    case 'spec':
      return t('The Operator');
    case 'status':
      return t('The Operator, in the status');
  }
}
