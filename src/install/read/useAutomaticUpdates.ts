import { patch } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import { automaticUpdatesOf } from '~/updates/rules/automaticUpdates';
import { toEditSubscription } from '~/kube/permissions';
import { firstFailure, stepState } from '~/kube/steps';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type AutomaticUpdates = {
  readonly missing: readonly Permission[];
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  readonly switchOn: () => void;
};

/** Sets exactly this Subscription to Automatic. The server rejects the change if the Subscription changed. */
export function useAutomaticUpdates(subscription: Subscription): AutomaticUpdates {
  const { namespace = '', name } = subscription.metadata;
  const missing = useMissingPermissions([toEditSubscription(namespace, name)]);
  const { states, isRunning, run } = useSteps();
  return {
    missing,
    isPending: isRunning,
    isDone: stepState(states, STEP).kind === 'done',
    failure: firstFailure(states, [STEP]),
    switchOn: () => {
      const operations = automaticUpdatesOf(subscription);
      run([{ id: STEP, run: () => patch(subscriptionModel, { namespace, name }, operations) }]);
    },
  };
}

const STEP = 'automatic';
