import type { SubscribedSituation } from '~/updates/read/useUpdateSituation';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';

/** An Operator that has a Subscription. */
export type Subscribed = {
  readonly details: OperatorDetails;
  readonly subscription: NonNullable<OperatorDetails['facts']['subscription']>;
};

/** The same with what its updates depend on now. */
export type SubscribedProps = Subscribed & { readonly subscribed: SubscribedSituation };
