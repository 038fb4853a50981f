import type { Followed } from '~/install/rules/progress';
import { aSubscription } from './builders';

/** An installation with only a Subscription, in a healthy namespace. */
export function aFollowed(changes: Partial<Followed> = {}): Followed {
  return {
    subscription: aSubscription(),
    plan: null,
    csv: null,
    namespacePlans: [],
    namespaceCsvs: [],
    seesCsvs: true,
    operatorGroups: 1,
    catalog: 'present',
    ...changes,
  };
}
