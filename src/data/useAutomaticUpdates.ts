import { patch } from '~/cluster/write';
import type { Failure, Right } from '~/domain/failure';
import { stepState } from '~/domain/steps';
import { subscriptionModel } from '~/models/subscription';
import { useMissingRights } from './useMissingRights';
import { useSteps } from './useSteps';

export type AutomaticUpdates = {
  readonly missing: readonly Right[];
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  readonly switchOn: () => void;
};

/** Lets OLM approve the plans of a Subscription by itself from now on (IN-013). */
export function useAutomaticUpdates(namespace: string, name: string): AutomaticUpdates {
  const { group, plural: resource } = subscriptionModel;
  const missing = useMissingRights([{ verb: 'patch', group, resource, namespace, name }]);
  const { states, isRunning, run } = useSteps();
  const state = stepState(states, STEP);
  return {
    missing,
    isPending: isRunning,
    isDone: state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    switchOn: () => {
      run([{ id: STEP, run: () => patch(subscriptionModel, { namespace, name }, AUTOMATIC) }]);
    },
  };
}

const STEP = 'automatic';

/** `add` replaces what is there, and also works where the field is absent. */
const AUTOMATIC = [{ op: 'add', path: '/spec/installPlanApproval', value: 'Automatic' }] as const;
