import { Icon, Spinner } from '@patternfly/react-core';
import { CheckCircleIcon, ExclamationCircleIcon, MinusCircleIcon } from '@patternfly/react-icons';
import type { StepState } from '~/domain/steps';
import { useT } from '~/i18n';

/** How far the deletion of an object is. */
export function DeletionState({ state }: { readonly state: StepState }) {
  const t = useT();
  switch (state.kind) {
    case 'waiting':
      return (
        <Icon>
          <MinusCircleIcon />
        </Icon>
      );
    case 'running':
      return <Spinner size="md" aria-label={t('Being deleted')} />;
    case 'done':
      return (
        <Icon status="success">
          <CheckCircleIcon aria-label={t('Deleted')} role="img" />
        </Icon>
      );
    case 'failed':
      return (
        <Icon status="danger">
          <ExclamationCircleIcon aria-label={t('Failed')} role="img" />
        </Icon>
      );
  }
}
