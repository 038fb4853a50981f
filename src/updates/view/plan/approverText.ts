import type { Approver } from '~/updates/rules/pastPlan';
import type { Translate } from '~/i18n';

/** By what a plan was approved. Which person it was only the audit log of the cluster tells. */
export function approverText(approver: Approver, t: Translate): string {
  switch (approver.kind) {
    case 'olm':
      return t('by OLM itself');
    case 'browser':
      return t('in a browser');
    case 'program':
      return t('by {{program}}', { program: approver.name });
  }
}
