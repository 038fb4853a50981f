import type { StepState } from '~/kube/steps';
import { useT } from '~/i18n';
import { StepMark } from './StepMark';

/** The progress of the deletion of an object. */
export function DeletionState({ state }: { readonly state: StepState }) {
  const t = useT();
  return <StepMark state={state} running={t('Terminating')} done={t('Deleted')} />;
}
