import type {
  ApprovalStrategy,
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import { parseApis, visibleApis } from '~/olm/packages/parseApis';
import { lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { PipelineStage } from '~/olm/status/status';
import { pluginsIn } from '~/olm/consolePlugins';
import { grouped } from '~/olm/lists/grouped';
import { maxOpenShiftOf, type MaxOpenShift } from '~/olm/lifecycle/maxOpenShift';
import { csvVersions } from '~/olm/plans/csvVersions';
import { headCsv } from '~/olm/status/csvStatus';
import { pendingApproval } from '~/olm/status/subscriptionStatus';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import type { Health } from '~/olm/status/health';
import { isCopied, membersOf, originalNamespace, planOf } from './members';
import { installedDeprecations, type InstalledDeprecation } from './deprecations';
import { type GitOpsOwner, gitOpsOwner } from '~/olm/gitOpsOwner';
import { wellFormedCsv, wellFormedPlan, wellFormedSubscription } from './wellFormedObjects';
import { isInstalled, nextCsvOf, originOf, readSettings } from './subscription';
import { notedNamespaces } from './csv';

/** One installed Operator, described by any of its objects. */
export type InstalledOperator = {
  /** `namespace/name`; unique among the rows of a page. */
  readonly id: string;
  /** The namespace of the installation; for a copied CSV, that of the original; for an extension, `CLUSTER_SCOPE`. */
  readonly namespace: string;
  /** The Subscription's name, or the CSV's if there is none. */
  readonly name: string;
  readonly displayName: string;
  readonly provider: string | null;
  /** Of the installed CSV, never of one that only a plan names; `null`: unknown, or nothing is installed. */
  readonly version: string | null;
  /** OLM has not installed a version; absent: it has. */
  readonly isNotInstalled?: true;
  readonly health: Health;
  /** The stage in OLM; `null` without problems. */
  readonly stage: PipelineStage | null;
  /** The time since which it is in this stage, or ready; a timestamp. */
  readonly since: string | null;
  readonly update: PendingUpdate | null;
  readonly deprecations: readonly InstalledDeprecation[];
  readonly packageName: string | null;
  readonly channel: string | null;
  readonly approval: ApprovalStrategy | null;
  readonly catalog: { readonly name: string; readonly namespace: string } | null;
  /** `null` if unknown. An empty list means all namespaces. */
  readonly managedNamespaces: readonly string[] | null;
  readonly createdAt: string | null;
  /** The time of OLM's last status update. */
  readonly updatedAt: string | null;
  readonly subscriptionName: string | null;
  /** Its CSVs: the running one first, then its replacement. */
  readonly csvNames: readonly string[];
  /** APIs that the running CSV provides: `kind (group/version)` data for the uninstall dialog. */
  readonly providedApis: readonly ProvidedApi[];
  /** Kinds of the APIs that the running CSV provides, without internal ones (OD-021). */
  readonly apiKinds: readonly string[];
  /** The maximum OpenShift version of the running CSV (SU-037). */
  readonly maxOpenShift: MaxOpenShift;
  /** Names of the console plugins of the running CSV. */
  readonly consolePlugins: readonly string[];
  /** The names of the ServiceAccounts of the running CSV; absent: unknown. */
  readonly serviceAccounts?: readonly string[];
  /** `key=value`, of the Subscription and the running CSV. */
  readonly labels: readonly string[];
  /** OLM's copy of a CSV from another namespace, where it is managed. */
  readonly isCopy: boolean;
  /** The tool that reverts changes of the Subscription or ClusterExtension; absent: none is known. */
  readonly gitOps?: GitOpsOwner;
  /** OLM v1 has installed it; absent: OLM v0. */
  readonly extension?: ExtensionFacts;
};

/** Further data of an extension in a list. */
export type ExtensionFacts = {
  /** The namespace of its namespaced resources; `null`: not stated. */
  readonly namespace: string | null;
  /** Which versions it is to have: any, this one only, or a range. */
  readonly aim:
    | { readonly kind: 'follows' }
    | { readonly kind: 'held'; readonly version: string }
    | { readonly kind: 'range'; readonly range: string };
  /** The only ClusterCatalog that it is updated from; `null`: several. */
  readonly catalog: string | null;
  /** A later version that waits for the user; absent if there is none or it is unknown. */
  readonly newer?: string;
};

export type ProvidedApi = { readonly kind: string; readonly name: string };

/** The data that a page could read. `null` could not be read, so its absence proves nothing. */
export type ClusterObjects = {
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly installPlans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly catalogSources: readonly CatalogSource[] | null;
  /** Milliseconds since 1970; without it, missing status updates prove nothing. */
  readonly now?: number;
  /** The Deployments of a CSV that waits for its pods; `null`: unknown, or it does not wait. */
  readonly workloadOf?: (csv: ClusterServiceVersion) => readonly OperatorDeployment[] | null;
};

/**
 * Each Operator of the given objects once: Subscriptions with their CSVs, then CSVs without a Subscription (CSV-026),
 * then copies (CSV-014, CSV-016).
 */
export function installedOperators(given: ClusterObjects): readonly InstalledOperator[] {
  const csvs = (given.csvs ?? []).map(wellFormedCsv);
  const originals = csvs.filter((csv) => !isCopied(csv));
  const subscriptions = (given.subscriptions ?? []).map(wellFormedSubscription);
  const objects = {
    ...given,
    csvsIn: byNamespace(originals),
    subscriptionsIn: byNamespace(subscriptions),
    plansIn: byNamespace((given.installPlans ?? []).map(wellFormedPlan)),
    groupsIn: byNamespace(given.operatorGroups ?? []),
  };
  const taken = new Set<ClusterServiceVersion>();
  const subscribed = subscriptions.map((subscription) => {
    const members = membersOf(subscription, objects.csvsIn(subscription.metadata.namespace));
    members.forEach((csv) => taken.add(csv));
    return fromSubscription(subscription, members, objects);
  });
  const alone = originals.filter((csv) => !taken.has(csv));
  const copies = csvs.filter(isCopied);
  return [...subscribed, ...[...alone, ...copies].map((csv) => fromCsv(csv, objects))];
}

/** The input, with indexes for the lookups of each Operator. */
type IndexedObjects = ClusterObjects & {
  readonly csvsIn: (namespace?: string) => readonly ClusterServiceVersion[];
  readonly subscriptionsIn: (namespace?: string) => readonly Subscription[];
  readonly plansIn: (namespace?: string) => readonly InstallPlan[];
  readonly groupsIn: (namespace?: string) => readonly OperatorGroup[];
};

function byNamespace<T extends Stored<string>>(
  objects: readonly T[],
): (namespace?: string) => readonly T[] {
  const index = grouped(objects, ({ metadata }) => metadata.namespace);
  return (namespace) => index.get(namespace) ?? [];
}

function fromSubscription(
  subscription: Subscription,
  members: readonly ClusterServiceVersion[],
  objects: IndexedObjects,
): InstalledOperator {
  const { metadata } = subscription;
  const namespace = metadata.namespace ?? '';
  const plans = objects.plansIn(metadata.namespace);
  const plan = planOf(subscription, plans);
  const gitOps = gitOpsOwner({ kind: 'Subscription', metadata });
  return {
    ...describe(members[0], metadata.name),
    ...facetsOf(subscription),
    labels: labelsOf([subscription, ...members.slice(0, 1)]),
    id: `${namespace}/${metadata.name}`,
    namespace,
    name: metadata.name,
    ...versionOf(subscription, members, plans),
    ...statusOf({
      ...factsIn(metadata.namespace, objects),
      subscription,
      csvs: members,
      plan,
      workload: workloadIn(members, objects),
      catalogs: objects.catalogSources && catalogsOf(subscription, objects.catalogSources),
    }),
    update: pendingUpdate(subscription, plan),
    deprecations: installedDeprecations(subscription),
    createdAt: metadata.creationTimestamp ?? null,
    updatedAt: members[0]?.status?.lastUpdateTime ?? subscription.status?.lastUpdated ?? null,
    subscriptionName: metadata.name,
    csvNames: members.map((csv) => csv.metadata.name),
    isCopy: false,
    ...(gitOps === null ? {} : { gitOps }),
  };
}

function facetsOf(subscription: Subscription) {
  if (subscription.spec === undefined) return NO_SETTINGS;
  const { channel, approval, source } = readSettings(subscription);
  return { packageName: originOf(subscription).packageName, channel, approval, catalog: source };
}

const NO_SETTINGS = { packageName: null, channel: null, approval: null, catalog: null };

function versionOf(
  { status }: Subscription,
  csvs: readonly ClusterServiceVersion[],
  plans: readonly InstallPlan[],
): Pick<InstalledOperator, 'version' | 'isNotInstalled'> {
  const name = csvs[0]?.metadata.name ?? status?.installedCSV;
  if (name === undefined) return { version: null, isNotInstalled: true };
  return { version: csvVersions({ csvs, plans })(name) };
}

function fromCsv(csv: ClusterServiceVersion, objects: IndexedObjects): InstalledOperator {
  const { metadata } = csv;
  const copy = isCopied(csv);
  const here = metadata.namespace ?? '';
  const namespace = originalNamespace(csv) ?? here;
  return {
    ...describe(csv, metadata.name),
    ...NO_SETTINGS,
    labels: labelsOf([csv]),
    id: `${here}/${metadata.name}`,
    namespace,
    name: metadata.name,
    ...statusOf({
      ...factsIn(namespace, objects),
      csvs: [csv],
      namespaceCsvs: [csv],
      workload: workloadIn([csv], objects),
    }),
    update: null,
    deprecations: [],
    createdAt: metadata.creationTimestamp ?? null,
    updatedAt: csv.status?.lastUpdateTime ?? null,
    subscriptionName: null,
    csvNames: [metadata.name],
    version: csv.spec?.version ?? null,
    isCopy: copy,
  };
}

function describe(csv: ClusterServiceVersion | undefined, otherwise: string) {
  return {
    displayName: lineIn(csv?.spec?.displayName) ?? otherwise,
    provider: lineIn(csv?.spec?.provider?.name),
    managedNamespaces: managedNamespaces(csv),
    providedApis: providedApis(csv),
    apiKinds: apiKindsOf(csv),
    consolePlugins: pluginsIn(textMapIn(csv?.metadata.annotations)),
    maxOpenShift: maxOpenShiftOf(csv?.metadata.annotations),
    ...(csv !== undefined && { serviceAccounts: serviceAccountsOf(csv) }),
  };
}

/** The ServiceAccounts of its Deployments and permissions. */
export function serviceAccountsOf(csv: ClusterServiceVersion): readonly string[] {
  const strategy = recordIn(recordIn(recordIn(csv.spec)['install'])['spec']);
  const named = (list: unknown) =>
    listIn(list).flatMap((one) => textIn(recordIn(one)['serviceAccountName']) ?? []);
  const pods = listIn(strategy['deployments']).map((one) => {
    const { template } = recordIn(recordIn(one)['spec']);
    return textIn(recordIn(recordIn(template)['spec'])['serviceAccountName']) ?? 'default';
  });
  const granted = [strategy['permissions'], strategy['clusterPermissions']].flatMap(named);
  return [...new Set([...pods, ...granted])];
}

function managedNamespaces(csv: ClusterServiceVersion | undefined): readonly string[] | null {
  const noted = csv === undefined ? null : notedNamespaces(csv);
  return noted?.includes('') === true ? [] : noted;
}

function providedApis(csv: ClusterServiceVersion | undefined): readonly ProvidedApi[] {
  const definitions = csv?.spec?.customresourcedefinitions?.owned ?? [];
  const names = new Map(definitions.map(({ name, kind }) => [name, { name, kind }]));
  return [...names.values()];
}

function apiKindsOf(csv: ClusterServiceVersion | undefined): readonly string[] {
  const apis = visibleApis({
    providedApis: parseApis(recordIn(csv?.spec), 'owned'),
    annotations: textMapIn(csv?.metadata.annotations),
  });
  return [...new Set(apis.map(({ kind }) => kind))];
}

function labelsOf(objects: readonly Stored<string>[]): readonly string[] {
  const labels = objects.flatMap(({ metadata }) => Object.entries(textMapIn(metadata.labels)));
  return [...new Set(labels.map(([key, value]) => `${key}=${value}`))];
}

/** The status as a list shows it. */
function statusOf(facts: OperatorFacts) {
  const { health, stage, since } = diagnosisOf(facts);
  return { health, stage, since };
}

function workloadIn(
  csvs: readonly ClusterServiceVersion[],
  { workloadOf }: ClusterObjects,
): readonly OperatorDeployment[] | null {
  const head = headCsv(csvs);
  return head === null ? null : (workloadOf?.(head) ?? null);
}

function catalogsOf(
  { spec }: Subscription,
  catalogs: readonly CatalogSource[],
): readonly CatalogSource[] {
  return catalogs.filter(
    ({ metadata: { name, namespace } }) =>
      name === spec?.source && namespace === spec.sourceNamespace,
  );
}

/** The facts of a namespace, without those that only the page of an Operator has. */
function factsIn(namespace: string | undefined, objects: IndexedObjects): OperatorFacts {
  const { now = null, csvs, operatorGroups } = objects;
  return {
    namespace: namespace ?? '',
    subscription: null,
    csvs: [],
    plan: null,
    operatorGroups: operatorGroups && objects.groupsIn(namespace),
    catalogs: null,
    subscriptions: objects.subscriptionsIn(namespace),
    namespaceCsvs: csvs && objects.csvsIn(namespace),
    conditions: null,
    unpacking: null,
    workload: null,
    now,
  };
}

/** A later version that requires approval. */
type PendingUpdate = {
  readonly planName: string;
  readonly csvName: string;
  /** The version that the plan states; otherwise the name of the CSV. */
  readonly version: string;
};

/**
 * SU-003, SU-004: an update is pending if another CSV than the installed one is current and the Subscription's plan
 * requires approval. If the plan is not readable, the Subscription provides both.
 */
function pendingUpdate(subscription: Subscription, plan: InstallPlan | null): PendingUpdate | null {
  const csvName = nextCsvOf(subscription);
  if (csvName === null || !isInstalled(subscription)) return null;
  const planName = plan === null ? askingPlan(subscription) : asksForApproval(plan);
  const version = csvVersions({ plans: plan === null ? [] : [plan] })(csvName) ?? csvName;
  return planName === null ? null : { planName, csvName, version };
}

/** An approved plan keeps its phase until OLM processes it. */
function asksForApproval({ metadata, spec, status }: InstallPlan): string | null {
  return status?.phase === 'RequiresApproval' && spec?.approved !== true ? metadata.name : null;
}

function askingPlan(subscription: Subscription): string | null {
  if (pendingApproval(subscription) === null) return null;
  return subscription.status?.installPlanRef?.name ?? null;
}
