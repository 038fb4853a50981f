import { Icon, Label, type LabelProps } from '@patternfly/react-core';
import { CheckCircleIcon, ExclamationTriangleIcon, PendingIcon } from '@patternfly/react-icons';
import { type Translate, useT } from '~/i18n';
import type { PlanState } from '~/olm/plans/reviewedPlan';
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

/** The status of one step of an InstallPlan as text. */
export function StepStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span>
      {iconOf(status)} {textOf(status, t)}
    </span>
  );
}

function iconOf(status: string) {
  switch (status) {
    case 'Present':
    case 'Created':
      return (
        <Icon status="success" isInline>
          <CheckCircleIcon />
        </Icon>
      );
    case 'UnsupportedResource':
      return (
        <Icon status="warning" isInline>
          <ExclamationTriangleIcon />
        </Icon>
      );
    default:
      return (
        <Icon isInline>
          <PendingIcon />
        </Icon>
      );
  }
}

function textOf(status: string, t: Translate): string {
  switch (status) {
    case 'Unknown':
    case 'NotPresent':
      return t('Not created yet');
    case 'Present':
      return t('Present');
    case 'Created':
      return t('Created');
    case 'WaitingForApi':
      return t('Waiting for API');
    case 'UnsupportedResource':
      return t('Not supported by OLM');
    default:
      return status;
  }
}
