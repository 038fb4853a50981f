import { BusyButton } from './BusyButton';
import type { Permission } from '~/kube/failure';
import { type StepStates, hasFailed } from '~/kube/steps';
import { useT } from '~/i18n';

/** Starts or resumes the deletion of several objects. */
export function DeletionButton({ text, states, isRunning, missing, onDelete }: Props) {
  const t = useT();
  return (
    <BusyButton
      variant="danger"
      isLoading={isRunning}
      isDisabled={isRunning || missing.length > 0}
      onClick={onDelete}
    >
      {!isRunning && hasFailed(states) ? t('Try again') : text}
    </BusyButton>
  );
}

type Props = {
  readonly text: string;
  readonly states: StepStates;
  readonly isRunning: boolean;
  readonly missing: readonly Permission[];
  readonly onDelete: () => void;
};
