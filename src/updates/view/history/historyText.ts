import { approvalText } from '~/ui/approvalText';
import { approverText, planStateText } from '~/updates/view/texts';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { PastPlan } from '~/updates/rules/pastPlan';
import type { Translate } from '~/i18n';

/** The history as a table for a spreadsheet, separated by tabs: a row for each Operator in a plan. */
export function historyText(plans: readonly PastPlan[], t: Translate): string {
  const heads = [
    t('Created'),
    t('Namespace'),
    t('Operator'),
    t('From'),
    t('To'),
    t('Status'),
    t('Update approval'),
    t('Ended'),
    t('Install plan'),
  ];
  const rows = plans.flatMap((plan) => plan.changes.map((change) => rowOf(plan, change, t)));
  return [heads, ...rows].map((row) => row.map(cellText).join('\t')).join('\n');
}

function rowOf(plan: PastPlan, { operator, from, to }: PlanChange, t: Translate) {
  const { createdAt, namespace, name, state, endedAt } = plan;
  const planned = createdAt ?? t('Unknown');
  const approval = approvalOf(plan, t);
  const stated = planStateText(state.kind, t);
  return [planned, namespace, operator, from ?? '–', to, stated, approval, endedAt ?? '–', name];
}

/** A cell does not end its row or column. */
function cellText(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function approvalOf({ approval, approvedBy }: PastPlan, t: Translate): string {
  const words = [approvalText(approval, t)];
  if (approvedBy !== null && approvedBy.kind !== 'olm') {
    words.push(approverText(approvedBy, t), approvedBy.at ?? '');
  }
  return words.filter(Boolean).join(' · ');
}
