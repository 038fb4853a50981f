import { patch } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import { type SettingChange } from '~/updates/rules/settings/settingChanges';
import { settingsPatch } from '~/updates/rules/settings/settingsPatch';
import { type ClusterCall, permissionOf } from '~/olm/calls/clusterCall';
import { firstFailure } from '~/kube/steps';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type SettingsSave = {
  /** Rights that the user certainly does not have. */
  readonly missing: readonly Permission[];
  /** What is sent, for a shell. */
  readonly call: ClusterCall;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly save: () => void;
};

/**
 * Writes changed settings of a Subscription: first as a dry run, then for good. The server refuses both when what is to be
 * replaced is no longer what is shown.
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
      // What was tried before may have been something else.
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
