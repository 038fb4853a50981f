import { Icon } from '@patternfly/react-core';
import { CheckCircleIcon, ExclamationTriangleIcon, PendingIcon } from '@patternfly/react-icons';
import { type Translate, useT } from '~/i18n';

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
