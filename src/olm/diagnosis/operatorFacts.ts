import type { CatalogSource } from '~/kube/models/catalogSource';
import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { OperatorCondition } from '~/kube/models/operatorCondition';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { Subscription } from '~/kube/models/subscription';
import type { Stored } from '~/kube/models/meta';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { isCopied as isCopiedCsv, planOf } from '~/olm/installed/members';
import { soundCsv, soundPlan, soundSubscription } from '~/olm/installed/soundObjects';
import { catalogFact } from '~/olm/standing/catalogFact';
import type { HealthFacts } from '~/olm/standing/healthFacts';
import { statedList } from '~/olm/statedList';
import type { Unpacking } from './unpacking';

/** Everything that the diagnosis of one Operator is concluded from. `null`: could not be read, nothing follows from it. */
export type OperatorFacts = {
  readonly namespace: string;
  readonly subscription: Subscription | null;
  /** Its CSVs: the installed one first, then the one that replaces it. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** The InstallPlan that the Subscription refers to. */
  readonly plan: InstallPlan | null;
  /** Those of the namespace. */
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** The catalog that the Subscription names; an empty list: it is gone. */
  readonly catalogs: readonly CatalogSource[] | null;
  /** All Subscriptions of the namespace that could be read. */
  readonly subscriptions: readonly Subscription[];
  /** All CSVs of the namespace but copies; `null`: could not be read. */
  readonly namespaceCsvs: readonly ClusterServiceVersion[] | null;
  /** Of its CSVs. */
  readonly conditions: readonly OperatorCondition[] | null;
  /** What unpacks its bundle; `null` also while it stands elsewhere. */
  readonly unpacking: Unpacking | null;
  /** The Deployments of its CSV; `null` also while it does not stand there. */
  readonly workload: readonly OperatorDeployment[] | null;
  /** Milliseconds since 1970; `null`: nothing is concluded from OLM's silence. */
  readonly now: number | null;
};

/** What of a namespace the facts of an Operator are among. `null`: could not be read. */
export type FactSources = {
  readonly namespace: string;
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly conditions: readonly OperatorCondition[] | null;
  readonly catalogs: readonly CatalogSource[] | null;
};

/** The facts of an Operator, before one looks closer. */
export function factsOf(operator: InstalledOperator, sources: FactSources): OperatorFacts {
  const { namespace, operatorGroups, catalogs, conditions } = sources;
  const subscriptions = (sources.subscriptions ?? []).map(soundSubscription);
  const plans = (sources.plans ?? []).map(soundPlan);
  const namespaceCsvs = sources.csvs?.map(soundCsv) ?? null;
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

/** The part of them that a list has, too. */
export function healthFacts(facts: OperatorFacts): HealthFacts {
  const { subscription, csvs, plan, operatorGroups, catalogs, namespaceCsvs, now } = facts;
  return {
    subscription,
    csvs,
    seesCsvs: namespaceCsvs !== null,
    namespaceCsvs: namespaceCsvs ?? [],
    plan,
    groupCount: isCopied(facts) ? null : (operatorGroups?.length ?? null),
    catalog: subscription === null ? 'unknown' : catalogFact(subscription, catalogs, now),
    now: isCopied(facts) ? null : now,
  };
}

/** What OLM copied tells of the namespace of the original (CSV-014). */
function isCopied({ csvs }: OperatorFacts): boolean {
  return csvs.some(isCopiedCsv);
}

/** The OperatorCondition of a CSV: the one that it owns; by its name where nothing owns that. */
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
