import { headCsv } from '~/olm/standing/csvStanding';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';

/**
 * A new InstallPlan, which creates again what an earlier one did (SU-040); where no Subscription asks for one, only the
 * version that is left can go.
 */
export function resubscribe(facts: OperatorFacts): readonly Remedy[] {
  const { subscription, namespace } = facts;
  if (subscription !== null) return [{ kind: 'resubscribe', subscription: nameOf(subscription) }];
  const name = headCsv(facts.csvs)?.metadata.name;
  if (name === undefined || !isOrphan(name, facts)) return [];
  return [{ kind: 'delete-csv', namespace, name }];
}

/** Takes the Operator away, so that another version of it, or another Operator, can come. */
export function uninstall({ namespace, subscription, csvs }: OperatorFacts): readonly Remedy[] {
  const name = subscription?.metadata.name ?? headCsv(csvs)?.metadata.name;
  return name === undefined ? [] : [{ kind: 'uninstall', namespace, name }];
}
