import type { SubscribedFacts } from '~/updates/read/useUpdateFacts';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';

/** An Operator with a Subscription. */
export type Subscribed = {
  readonly details: OperatorDetails;
  readonly subscription: NonNullable<OperatorDetails['facts']['subscription']>;
};

/** The same with the current data for its updates. */
export type SubscribedProps = Subscribed & { readonly subscribed: SubscribedFacts };
