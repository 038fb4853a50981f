import { patch } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import { type SettingChange } from '~/updates/rules/settings/settingChanges';
import { settingsPatch } from '~/updates/rules/settings/settingsPatch';
import { type ClusterCall, permissionOf } from '~/olm/calls/clusterCall';
import { firstFailure } from '~/kube/steps';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type SettingsSave = {
  /** The permissions that the user does not have. */
  readonly missing: readonly Permission[];
  /** The request, for the command. */
  readonly call: ClusterCall;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly save: () => void;
};

/**
 * Saves changed settings of a Subscription after a dry run. The server rejects both if a replaced value is not the
 * displayed one.
 */
export function useSubscriptionSettingsSave(
  subscription: Subscription,
  changes: readonly SettingChange[],
  onSaved: () => void,
): SettingsSave {
  const { namespace = '', name } = subscription.metadata;
  const object = { namespace, name };
  const steps = settingsPatch(subscription, changes);
  const call = { kind: 'patch', model: subscriptionModel, object, steps } as const;
  const missing = useMissingPermissions([permissionOf(call)]);
  const { states, isRunning, run, reset } = useSteps();
  return {
    missing,
    call,
    isPending: isRunning,
    failure: firstFailure(states, [ASK, WRITE]),
    save: () => {
      // The previous dry run can be for other values.
      reset();
      run([
        { id: ASK, run: () => patch(subscriptionModel, object, { dryRun: steps }) },
        {
          id: WRITE,
          run: async () => {
            await patch(subscriptionModel, object, steps);
            onSaved();
          },
        },
      ]);
    },
  };
}

const ASK = 'ask';
const WRITE = 'write';
