import { Icon } from '@patternfly/react-core';
import { Spinner } from './Spinner';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  OutlinedCircleIcon,
} from '@patternfly/react-icons';
import type { StepState } from '~/kube/steps';
import { useT } from '~/i18n';

/** The state of one step of an action. Steps can have their own texts. */
export function StepMark({ state, running, done }: Props) {
  const t = useT();
  switch (state.kind) {
    case 'waiting':
      return (
        <Icon>
          <OutlinedCircleIcon />
        </Icon>
      );
    case 'running':
      return <Spinner aria-label={running ?? t('In progress')} />;
    case 'done':
      return (
        <Icon status="success">
          <CheckCircleIcon aria-label={done ?? t('Done')} role="img" />
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

type Props = {
  readonly state: StepState;
  readonly running?: string;
  readonly done?: string;
};
