import { headCsv } from '~/olm/status/csvStatus';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';

/**
 * A new InstallPlan, which repeats an earlier one (SU-040). Without a Subscription that requests it, the only option is
 * to delete the remaining version.
 */
export function resubscribe(facts: OperatorFacts): readonly Remedy[] {
  const { subscription, namespace } = facts;
  if (subscription !== null) return [{ kind: 'resubscribe', subscription: nameOf(subscription) }];
  const name = headCsv(facts.csvs)?.metadata.name;
  if (name === undefined || !isOrphan(name, facts)) return [];
  return [{ kind: 'delete-csv', namespace, name }];
}

/** Removes the Operator, so that another version or another Operator can be installed. */
export function uninstall({ namespace, subscription, csvs }: OperatorFacts): readonly Remedy[] {
  const name = subscription?.metadata.name ?? headCsv(csvs)?.metadata.name;
  return name === undefined ? [] : [{ kind: 'uninstall', namespace, name }];
}
