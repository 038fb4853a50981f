import type { ReactNode } from 'react';
import { Label } from '@patternfly/react-core';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';

/** The change of one Operator in a line: "acme-db 1.0.0 → 1.2.0". */
export function PlanChangeText({ change, name = change.operator }: Props) {
  const t = useT();
  const { from, to } = change;
  return (
    <span>
      {name} <Mono>{from === null ? to : t('{{from}} → {{to}}', { from, to })}</Mono>{' '}
      {from === null && (
        <Label isCompact color="blue">
          {t('New')}
        </Label>
      )}
    </span>
  );
}

type Props = {
  readonly change: PlanChange;
  /** In place of the Operator's name, such as a link that bears it. */
  readonly name?: ReactNode;
};
