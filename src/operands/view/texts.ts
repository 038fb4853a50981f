import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';
import type { OperatorCause } from '~/operands/rules/instanceFindings';
import type { HealthEvidence, InstanceHealthKind } from '~/operands/rules/instanceHealth';

export function healthText(kind: InstanceHealthKind, t: Translate): string {
  return HEALTH_TEXTS[kind](t);
}

const HEALTH_TEXTS: Texts<InstanceHealthKind> = {
  'not-ready': (t) => t('Not ready'),
  deleting: (t) => t('Deleting'),
  working: (t) => t('In progress'),
  unseen: (t) => t('Pending'),
  paused: (t) => t('Paused'),
  unknown: (t) => t('Unknown'),
  ready: (t) => t('Ready'),
};

/** The evidence of the health, as stated by the Operator. */
export function evidenceText(evidence: HealthEvidence, t: Translate): string {
  switch (evidence.kind) {
    case 'condition': {
      const { type, status, reason } = evidence;
      return `${type}=${status}${reason === null ? '' : ` (${reason})`}`;
    }
    case 'field':
      return `${evidence.path}: ${evidence.value}`;
    case 'none':
      return t('No known condition or phase in the status');
  }
}

export function operatorText(cause: OperatorCause, t: Translate): string {
  return textOfKind(OPERATOR_TEXTS, cause, t);
}

const OPERATOR_TEXTS: KindTexts<OperatorCause> = {
  'not-watched': (t, { namespace }) =>
    t('The Operator does not watch namespace {{namespace}}.', { namespace }),
  'no-operator': (t) => t('No installed Operator manages these instances'),
  'operator-not-ready': (t) => t('The Operator is not ready.'),
};
