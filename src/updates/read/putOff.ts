import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import {
  putOffFor,
  putOffKey,
  putOffsIn,
  withPutOff,
  withoutPutOff,
} from '~/updates/rules/inbox/putOff';
import { useParsedPreference } from '~/kube/parsedPreference';

type Versions = Pick<ReviewedPlan, 'namespace' | 'csvNames'>;

/** What this user does not want to be asked about for now, in every browser. Nothing in the cluster changes by it. */
export function usePutOffs() {
  const [putOffs, change] = useParsedPreference('updates.put-off', putOffsIn);
  return {
    putOffs,
    /** @param days `null`: until there is a newer version */
    putOff: (plan: Versions, days: number | null) => {
      const now = Date.now();
      change((before) => withPutOff(before, putOffFor(plan, days, now), now));
    },
    bringBack: (plan: Versions) => {
      change((before) => withoutPutOff(before, putOffKey(plan)));
    },
  };
}
