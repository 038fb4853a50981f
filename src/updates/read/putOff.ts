import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import {
  type PutOff,
  putOffKey,
  putOffsIn,
  withPutOff,
  withoutPutOff,
} from '~/updates/rules/inbox/putOff';
import { useParsedPreference } from '~/kube/parsedPreference';

type Versions = Pick<ReviewedPlan, 'namespace' | 'csvNames'>;

/** The name of the preference. */
export const PUT_OFF = 'updates.put-off';

export type PutOffs = {
  readonly putOffs: readonly PutOff[];
  /** @param until ISO 8601; `null`: until there is a newer version */
  readonly putOff: (plan: Versions, until: string | null) => void;
  readonly bringBack: (plan: Versions) => void;
};

/** What this user does not want to be asked about for now, in every browser. Nothing in the cluster changes by it. */
export function usePutOffs(): PutOffs {
  const [putOffs, change] = useParsedPreference(PUT_OFF, putOffsIn);
  return {
    putOffs,
    putOff: (plan, until) => {
      change((before) => withPutOff(before, { key: putOffKey(plan), until }, Date.now()));
    },
    bringBack: (plan) => {
      change((before) => withoutPutOff(before, putOffKey(plan)));
    },
  };
}
