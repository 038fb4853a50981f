import { Label, type LabelProps } from '@patternfly/react-core';
import type { PlanState } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { planStateText } from '~/updates/view/texts';

/** The state of a plan. */
export function PlanStateLabel({ state, isCompact = true }: Props) {
  const t = useT();
  return (
    <Label isCompact={isCompact} {...LOOKS[state.kind]}>
      {planStateText(state.kind, t)}
    </Label>
  );
}

type Props = {
  readonly state: PlanState;
  /** Outside of a page header. */
  readonly isCompact?: boolean;
};

const LOOKS: Readonly<Record<PlanState['kind'], Pick<LabelProps, 'color' | 'status'>>> = {
  planning: { color: 'blue' },
  'requires-approval': { status: 'warning' },
  superseded: { color: 'grey' },
  installing: { status: 'info' },
  complete: { status: 'success' },
  failed: { status: 'danger' },
};
