import type {
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  OperatorCondition,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { isCopied as isCopiedCsv, planOf } from '~/olm/installed/members';
import {
  wellFormedCsv,
  wellFormedPlan,
  wellFormedSubscription,
} from '~/olm/installed/wellFormedObjects';
import { catalogFact, type StatusFacts } from '~/olm/status/statusFacts';
import { statedList } from '~/olm/statedList';
import type { Unpacking } from './unpacking';

/** The input of the diagnosis of one Operator. `null` values could not be read and prove nothing. */
export type OperatorFacts = {
  readonly namespace: string;
  /** The namespace of the page, if not the same: that of a copied CSV. */
  readonly seenFrom?: string;
  readonly subscription: Subscription | null;
  /** Its CSVs: the installed one first, then its replacement. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** The InstallPlan that the Subscription refers to. */
  readonly plan: InstallPlan | null;
  /** All of the namespace. */
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** The catalog that the Subscription names; an empty list if it does not exist. */
  readonly catalogs: readonly CatalogSource[] | null;
  /** All readable Subscriptions of the namespace. */
  readonly subscriptions: readonly Subscription[];
  /** All CSVs of the namespace except copies; `null` if they could not be read. */
  readonly namespaceCsvs: readonly ClusterServiceVersion[] | null;
  /** Of its CSVs. */
  readonly conditions: readonly OperatorCondition[] | null;
  /** The unpacking of its bundle; `null` also in other stages. */
  readonly unpacking: Unpacking | null;
  /** The Deployments of its CSV; `null` also in other stages. */
  readonly workload: readonly OperatorDeployment[] | null;
  /** Milliseconds since 1970; `null` disables conclusions from missing status updates. */
  readonly now: number | null;
};

/** Whether no version was installed yet. */
export function isFirstInstall({ csvs, subscription }: OperatorFacts): boolean {
  return csvs.length === 0 && subscription?.status?.installedCSV === undefined;
}

/** The objects of a namespace that contain the facts of an Operator. `null` if they could not be read. */
export type FactSources = {
  readonly namespace: string;
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly conditions: readonly OperatorCondition[] | null;
  readonly catalogs: readonly CatalogSource[] | null;
};

/** The facts of an Operator, without those that require further requests. */
export function factsOf(operator: InstalledOperator, sources: FactSources): OperatorFacts {
  const { namespace, operatorGroups, catalogs, conditions } = sources;
  const subscriptions = (sources.subscriptions ?? []).map(wellFormedSubscription);
  const plans = (sources.plans ?? []).map(wellFormedPlan);
  const namespaceCsvs = sources.csvs?.map(wellFormedCsv) ?? null;
  const subscription = named(subscriptions, operator.subscriptionName);
  const csvs = operator.csvNames.flatMap((name) => named(namespaceCsvs ?? [], name) ?? []);
  return {
    namespace,
    subscription,
    csvs,
    plan: subscription === null ? null : planOf(subscription, plans),
    operatorGroups,
    catalogs,
    subscriptions,
    namespaceCsvs,
    conditions: conditions && csvs.flatMap((csv) => conditionOfCsv(csv, conditions) ?? []),
    unpacking: null,
    workload: null,
    now: null,
  };
}

function named<T extends Stored<string>>(objects: readonly T[], name: string | null): T | null {
  return objects.find(({ metadata }) => metadata.name === name) ?? null;
}

/** The facts that a list also has. */
export function statusFacts(facts: OperatorFacts): StatusFacts {
  const { subscription, subscriptions, csvs, plan } = facts;
  const { operatorGroups, catalogs, namespaceCsvs, now } = facts;
  return {
    subscription,
    csvs,
    seesCsvs: namespaceCsvs !== null,
    namespaceCsvs: namespaceCsvs ?? [],
    subscriptions,
    plan,
    groupCount: isCopied(facts) ? null : (operatorGroups?.length ?? null),
    catalog: subscription === null ? 'unknown' : catalogFact(subscription, catalogs, now),
    now: isCopied(facts) ? null : now,
  };
}

/** OLM's copies describe the namespace of the original (CSV-014). */
function isCopied({ csvs }: OperatorFacts): boolean {
  return csvs.some(isCopiedCsv);
}

/** The OperatorCondition of a CSV, by owner; by name if it has no owner. */
export function conditionOfCsv(
  { metadata }: ClusterServiceVersion,
  conditions: readonly OperatorCondition[],
): OperatorCondition | null {
  const owned = conditions.find((one) =>
    owners(one).some(({ name, uid }) => name === metadata.name && isSame(uid, metadata.uid)),
  );
  const named = conditions.find(
    (one) => owners(one).length === 0 && one.metadata.name === metadata.name,
  );
  return owned ?? named ?? null;
}

function owners({ metadata }: OperatorCondition) {
  return statedList(metadata.ownerReferences).filter(
    ({ kind }) => kind === 'ClusterServiceVersion',
  );
}

function isSame(one: string, other: string | undefined): boolean {
  return other === undefined || one === other;
}
