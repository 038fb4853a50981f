import {
  type CatalogSource,
  catalogSourceModel,
  type ClusterServiceVersion,
  operatorGroupModel,
  type Subscription,
} from '~/kube/models/olm';
import { podModel } from '~/kube/models/workloads';
import { catalogHealth } from '~/olm/catalogSources/catalogHealth';
import { endpointOf } from '~/olm/catalogSources/sourceEndpoint';
import { isUnreferenced, type PathCsv } from '~/olm/installed/csv';
import { isCopied } from '~/olm/installed/members';
import { type CatalogName, csvNamesOf } from '~/olm/installed/subscription';
import type { Meaning } from '~/olm/messages/meaning';
import type { ConcernedObject } from '~/olm/messages/message';
import { headCsv } from '~/olm/status/csvStatus';
import { reporterOf } from '~/olm/status/status';
import type { Hindrance } from '~/olm/workloads/workload';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/** The pods that do not run, and the Deployments that cannot create pods. */
export function openPods({ workload }: OperatorFacts): readonly Remedy[] {
  const hindrances = (workload ?? []).flatMap((one) => one.hindrances);
  const pods = hindrances.filter(({ object }) => isPod(object));
  const others = hindrances.filter(({ object }) => !isPod(object));
  return [
    ...openLogs(pods),
    ...others.map(({ object }) => ({ kind: 'open-object' as const, object })),
  ];
}

/** One remedy per pod, with its failing container. */
export function openLogs(hindrances: readonly Hindrance[]): readonly Remedy[] {
  const byPod = new Map(hindrances.map((one) => [one.object.name, one]));
  return [...byPod.values()].map(({ object, container }) => ({
    kind: 'open-logs',
    pod: object,
    container,
  }));
}

function isPod({ model }: ConcernedObject): boolean {
  return model.kind === podModel.kind;
}

/**
 * CS-029, CS-058: all failing catalogs that OLM names, and the Subscription's own. A single failing catalog prevents
 * the resolution of all Subscriptions that can use it.
 */
export function catalogRemedies(
  meanings: readonly Meaning[],
  { catalogs }: OperatorFacts,
): readonly Remedy[] {
  const named = meanings
    .flatMap(({ objects }) => objects)
    .filter(({ model }) => model.kind === catalogSourceModel.kind)
    .map(({ namespace, name }) => ({ namespace: namespace ?? '', name }));
  const down = (catalogs ?? [])
    .map(catalogHealth)
    .filter(({ state }) => state === 'down')
    .map(({ namespace, name }) => ({ namespace, name }));
  return [...named, ...down].flatMap((catalog): readonly Remedy[] => [
    ...(hasNoPod(catalog, catalogs) ? [] : [{ kind: 'restart-catalog', catalog } as const]),
    { kind: 'disable-catalog', catalog },
  ]);
}

/** OLM runs no pod for a catalog with an address (CS-006). */
function hasNoPod(
  { namespace, name }: CatalogName,
  catalogs: readonly CatalogSource[] | null,
): boolean {
  const found = catalogs?.find(
    ({ metadata }) => metadata.name === name && metadata.namespace === namespace,
  );
  return found !== undefined && endpointOf(found).kind === 'address';
}

/** Change the channel, catalog or update approval. */
export function editSubscription(
  setting: 'channel' | 'catalog' | 'approval',
  { subscription }: OperatorFacts,
): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'edit-subscription', subscription: nameOf(subscription), setting }];
}

/**
 * OG-007. The permission to create one is reviewed when the user selects it. OLM also reports a missing OperatorGroup if
 * it cannot use the existing one.
 */
export function createGroup(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, operatorGroups } = facts;
  if ((operatorGroups ?? []).length > 0) return editGroup(facts);
  return [{ kind: 'create-operator-group', namespace }];
}

/** Any setting of the only OperatorGroup of the namespace. */
export function editGroup({ namespace, operatorGroups }: OperatorFacts): readonly Remedy[] {
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0) return [];
  return [{ kind: 'edit-operator-group', namespace, name: group.metadata.name }];
}

/** The user decides which one remains. */
export function removeGroups({ namespace, operatorGroups }: OperatorFacts): readonly Remedy[] {
  const names = (operatorGroups ?? []).map(({ metadata }) => metadata.name);
  return names.length < 2 ? [] : [{ kind: 'remove-operator-group', namespace, names }];
}

/** The only OperatorGroup of the namespace must support all of its Operators (OG-008, CSV-009). */
export function changeGroup(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, operatorGroups, csvs } = facts;
  const [group, ...others] = operatorGroups ?? [];
  const csvName = headCsv(csvs)?.metadata.name;
  if (csvName === undefined) return editGroup(facts);
  if (group === undefined || others.length > 0) return [];
  return [{ kind: 'change-operator-group', namespace, name: group.metadata.name, csvName }];
}

/**
 * OLM replaces a Failed CSV, or plans again after a failed InstallPlan, only if the only OperatorGroup of the namespace
 * allows it. Not offered for conflicts with an OperatorGroup or another Operator, which a later version has as well.
 * Sources: olm.operatorframework.io "Opting into UnsafeFailForward upgrades"; IsFailForwardEnabled (fail_forward.go) and
 * CSVPhaseFailed (operators/olm/operator.go) of OLM.
 */
export function failForward(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, operatorGroups, subscription } = facts;
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0 || subscription === null) return [];
  const isEnabled = group.spec?.upgradeStrategy === 'TechPreviewUnsafeFailForward';
  if (isEnabled || !isVersionFailed(facts)) return [];
  return [{ kind: 'fail-forward', namespace, name: group.metadata.name }];
}

function isVersionFailed({ csvs, plan }: OperatorFacts): boolean {
  if (plan?.status?.phase === 'Failed') return true;
  const status = headCsv(csvs)?.status;
  return status?.phase === 'Failed' && !CONFLICTS.includes(status.reason ?? '');
}

const CONFLICTS: readonly string[] = [
  'NoOperatorGroup',
  'TooManyOperatorGroups',
  'NoTargetNamespaces',
  'UnsupportedOperatorGroup',
  'InterOperatorGroupOwnerConflict',
  'CannotModifyStaticOperatorGroupProvidedAPIs',
  'OwnerConflict',
];

/** The OperatorGroup contains a static list of APIs (OG-011), which only the user can correct. */
export function openGroup({ operatorGroups }: OperatorFacts): readonly Remedy[] {
  return (operatorGroups ?? []).map((group) => ({
    kind: 'open-object',
    object: reporterOf(operatorGroupModel, group),
  }));
}

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

/** The name of a Subscription in a remedy. */
export function nameOf({ metadata }: Subscription) {
  return { namespace: metadata.namespace ?? '', name: metadata.name };
}

/** Whether a CSV of the namespace is known and no Subscription refers to it. */
export function isOrphan(
  name: string,
  { namespaceCsvs, subscriptions, plan }: OrphanFacts,
): boolean {
  const csvs = (namespaceCsvs ?? []).map(pathCsv);
  const csv = csvs.find((one) => one.name === name);
  if (csv === undefined) return false;
  const expected = [...subscriptions.flatMap(csvNamesOf), ...namesToCreate(plan)];
  return isUnreferenced(csv, {
    isExpected: (other) => expected.includes(other),
    others: csvs,
  });
}

type OrphanFacts = Pick<OperatorFacts, 'namespaceCsvs' | 'subscriptions' | 'plan'>;

function pathCsv(csv: ClusterServiceVersion): PathCsv {
  return {
    name: csv.metadata.name,
    replaces: csv.spec?.replaces ?? null,
    isCopied: isCopied(csv),
    isTerminating: csv.metadata.deletionTimestamp !== undefined,
  };
}

/** The CSVs that an unfinished InstallPlan creates. */
function namesToCreate(plan: OperatorFacts['plan']): readonly string[] {
  const isFinished = ['Complete', 'Failed'].includes(plan?.status?.phase ?? '');
  return isFinished ? [] : (plan?.spec?.clusterServiceVersionNames ?? []);
}
