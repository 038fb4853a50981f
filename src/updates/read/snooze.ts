import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import {
  putOffFor,
  putOffKey,
  putOffsIn,
  withPutOff,
  withoutPutOff,
} from '~/updates/rules/inbox/snooze';
import { useParsedPreference } from '~/kube/parsedPreference';

type Versions = Pick<ReviewedPlan, 'namespace' | 'csvNames'>;

/** The snoozed updates of this user, in every browser. The cluster does not change. */
export function usePutOffs() {
  const [putOffs, change] = useParsedPreference('updates.put-off', putOffsIn);
  return {
    putOffs,
    /** @param days `null`: until a later version exists */
    putOff: (plan: Versions, days: number | null) => {
      const now = Date.now();
      change((before) => withPutOff(before, putOffFor(plan, days, now), now));
    },
    bringBack: (plan: Versions) => {
      change((before) => withoutPutOff(before, putOffKey(plan)));
    },
  };
}
