import type { ClusterServiceVersion, OperatorGroup, Subscription } from '~/kube/models/olm';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { migrationChecks, migrationVerdict } from './migrationChecks';

/** The lists of installed Operators, and whether OLM v1 serves ClusterObjectSets. `null`: unknown. */
export type MigrationLists = {
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly groups: readonly OperatorGroup[] | null;
  readonly hasObjectSets: boolean | null;
};

/** `open`: the lists show no reason against it. */
export type MigrationState = 'ineligible' | 'open';

/**
 * Whether OLM v1 can take over installed Operators, by ID, as far as the lists show: catalogs and OperatorConditions
 * count only on the page of an Operator. Without Operators that have no Subscription or no installed version.
 */
export function migrationStates(
  operators: readonly InstalledOperator[],
  { subscriptions, csvs, groups, hasObjectSets }: MigrationLists,
): ReadonlyMap<string, MigrationState> {
  const subscriptionOf = new Map(subscriptions?.map((one) => [keyOf(one), one]));
  const csvOf = new Map(csvs?.map((one) => [keyOf(one), one]));
  const found = operators.flatMap(({ id, namespace, subscriptionName }) => {
    const subscription = subscriptionOf.get(`${namespace}/${subscriptionName ?? ''}`);
    const csv = csvOf.get(`${namespace}/${subscription?.status?.installedCSV ?? ''}`);
    if (subscription === undefined || csv === undefined) return [];
    const checks = migrationChecks({
      subscription,
      csv,
      subscriptions,
      groups: groups && groupsIn(namespace, groups),
      plan: null,
      condition: null,
      sources: null,
      hasObjectSets,
      catalogs: null,
    });
    const state = migrationVerdict(checks) === 'ineligible' ? 'ineligible' : 'open';
    return [[id, state] as const];
  });
  return new Map(found);
}

function keyOf({ metadata }: Subscription | ClusterServiceVersion): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}
