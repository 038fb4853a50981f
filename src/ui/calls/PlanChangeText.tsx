import { Label } from '@patternfly/react-core';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';

/** The change of one Operator in a line: "acme-db 1.0.0 → 1.2.0". */
export function PlanChangeText({ change }: { readonly change: PlanChange }) {
  const t = useT();
  const { operator, from, to } = change;
  return (
    <span>
      {operator} <Mono>{from === null ? to : t('{{from}} → {{to}}', { from, to })}</Mono>{' '}
      {from === null && (
        <Label isCompact color="blue">
          {t('New')}
        </Label>
      )}
    </span>
  );
}
