import type {
  ClusterServiceVersion,
  InstallPlan,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import { listIn, recordIn, textMapIn, textsIn } from '~/kube/json';
import { pluginsIn, type ConsoleFacts } from '~/olm/consolePlugins';
import type { Permission } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { isCopied } from '~/olm/installed/members';
import { operatorName } from '~/olm/installed/operatorName';
import { wellFormedPlan, wellFormedSubscription } from '~/olm/installed/wellFormedObjects';
import { csvNamesOf } from '~/olm/installed/subscription';
import { loading, type Loadable } from '~/kube/loadable';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { apiInventory, csvWorkloads, ownedApis } from './apiInventory';
import { type Definition, isOfPlatform } from './definition';
import { dependentsOf, remainingDependencies } from './dependencies';
import type {
  NamedObject,
  PlaceContents,
  UninstallInventory,
  PluginInventory,
  Place,
} from './inventory';
import type { OperandList } from './operands';
import { hidesOperands, uninstallMessage } from './uninstallMessage';

/** The objects that were read. `null`: unable to load, so that their absence proves nothing. */
export type InventorySources = {
  readonly operator: InstalledOperator;
  /** Of its namespace; the CSVs without copies. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** Of all other readable namespaces, and possibly its own. */
  readonly elsewhere: ReadElsewhere;
  /** By the names of the APIs; absent: loading. */
  readonly operands: ReadonlyMap<string, Loadable<OperandList | null>>;
  readonly definitions: ReadonlyMap<string, Loadable<Definition | null>>;
  /** The missing permissions for lists that are `null` and for other namespaces. */
  readonly missing: readonly Permission[];
  /** `null`: no OpenShift console. */
  readonly console: ConsoleFacts | null;
  readonly contents: Loadable<PlaceContents> | null;
  /** The missing permission to delete the namespace; `null`: granted, as far as known. */
  readonly denied: Permission | null;
};

export type ReadElsewhere = {
  readonly csvs: readonly ClusterServiceVersion[];
  readonly operatorGroups: readonly OperatorGroup[];
  readonly isWhole: boolean;
};

/** Joins the data for an uninstallation. */
export function inventoryOf(read: InventorySources): UninstallInventory {
  // CSVs are used unchanged, because an omitted field could be the one by which another Operator owns something.
  const sources = {
    ...read,
    subscriptions: read.subscriptions?.map(wellFormedSubscription) ?? null,
    plans: read.plans?.map(wellFormedPlan) ?? null,
  };
  const { operator, elsewhere } = sources;
  const own = ownCsvs(operator, sources.csvs);
  const others = otherCsvs(operator, [...(sources.csvs ?? []), ...elsewhere.csvs]);
  const operatorGroups = [...(sources.operatorGroups ?? []), ...elsewhere.operatorGroups];
  const surroundings = { own, others, operatorGroups };
  const areAllKnown = elsewhere.isWhole && sources.csvs !== null;
  return {
    operator,
    subscription: subscriptionOf(sources),
    csvs: operator.csvNames.map((name) => named(name, own)),
    runs: csvWorkloads(own),
    message: uninstallMessage(own),
    hidesOperands: hidesOperands(own),
    apis: ownedApis(own).map((api) =>
      apiInventory(api, {
        ...surroundings,
        areAllKnown,
        operands: sources.operands.get(api.name) ?? loading,
        definition: sources.definitions.get(api.name) ?? loading,
      }),
    ),
    dependents: dependentsOf(surroundings),
    dependencies: remainingDependencies({
      own,
      neighbours: others.filter(({ metadata }) => metadata.namespace === operator.namespace),
      subscriptions: sources.subscriptions ?? [],
      plans: sources.plans ?? [],
    }),
    sharedPlans: sharedPlans(sources),
    areAllKnown,
    missing: sources.missing,
    place: placeInventory(sources),
    plugins: pluginInventory(operator.consolePlugins, others, sources.console),
    olmOperator: operatorName({
      namespace: operator.namespace,
      subscription: ownSubscription(sources),
      csvs: own,
    }),
  };
}

/** The running one first, in the order of the Operator. */
export function ownCsvs(
  { namespace, csvNames }: Pick<InstalledOperator, 'namespace' | 'csvNames'>,
  csvs: readonly ClusterServiceVersion[] | null,
): readonly ClusterServiceVersion[] {
  return csvNames.flatMap((name) => {
    const found = csvs?.find(
      ({ metadata }) => metadata.name === name && metadata.namespace === namespace,
    );
    return found === undefined ? [] : [found];
  });
}

/** Each once, from any of the lists. */
function otherCsvs(
  { namespace, csvNames }: InstalledOperator,
  csvs: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  const others = csvs.filter(
    (csv) =>
      !isCopied(csv) &&
      !(csv.metadata.namespace === namespace && csvNames.includes(csv.metadata.name)),
  );
  return [
    ...new Map(
      others.map((csv) => [`${csv.metadata.namespace ?? ''}/${csv.metadata.name}`, csv]),
    ).values(),
  ];
}

function named(name: string, among: readonly ClusterServiceVersion[]): NamedObject {
  const found = among.find(({ metadata }) => metadata.name === name);
  return { name, uid: found?.metadata.uid ?? null };
}

function ownSubscription({ operator, subscriptions }: InventorySources): Subscription | null {
  return subscriptions?.find(({ metadata }) => metadata.name === operator.subscriptionName) ?? null;
}

function subscriptionOf(sources: InventorySources): NamedObject | null {
  const { subscriptionName } = sources.operator;
  if (subscriptionName === null) return null;
  return { name: subscriptionName, uid: ownSubscription(sources)?.metadata.uid ?? null };
}

/** InstallPlans that are not finished and that other Subscriptions also own. They are not deleted with this one. */
function sharedPlans({ operator, plans, subscriptions }: InventorySources): readonly string[] {
  const subscription = subscriptions?.find(
    ({ metadata }) => metadata.name === operator.subscriptionName,
  );
  const names = [...operator.csvNames, ...csvNamesOf(subscription ?? null)];
  return (plans ?? [])
    .filter(
      ({ metadata, spec, status }) =>
        status?.phase === 'RequiresApproval' &&
        spec?.clusterServiceVersionNames.some((name) => names.includes(name)) === true &&
        listIn(metadata.ownerReferences)
          .map(recordIn)
          .some(({ kind, name }) => kind === 'Subscription' && name !== operator.subscriptionName),
    )
    .map(({ metadata }) => metadata.name);
}

/** The enabled console plugins of an Operator. */
function pluginInventory(
  consolePlugins: readonly string[],
  others: readonly ClusterServiceVersion[],
  console: ConsoleFacts | null,
): PluginInventory {
  const enabled = consolePlugins.filter((name) => console?.enabled.includes(name) === true);
  const elsewhere = new Set(
    others.flatMap(({ metadata }) => pluginsIn(textMapIn(metadata.annotations))),
  );
  return {
    own: enabled.filter((name) => !elsewhere.has(name)),
    shared: enabled.filter((name) => elsewhere.has(name)),
    unknown:
      console?.mayEnable === false ? consolePlugins.filter((name) => !enabled.includes(name)) : [],
    missing: console?.mayEnable === false ? TO_CHANGE_THE_CONSOLE : null,
  };
}

/** The namespace of an Operator and its other Operators. */
function placeInventory(sources: InventorySources): Place {
  const { operator, subscriptions, csvs, operatorGroups, contents, denied } = sources;
  const { namespace, subscriptionName, csvNames } = operator;
  const groups = operatorGroups === null ? null : groupsIn(namespace, operatorGroups);
  const all = [...(operatorGroups ?? []), ...sources.elsewhere.operatorGroups];
  const globals = [true, false].map((areProjects) =>
    globalNamespace({ operatorGroups: all, areProjects }),
  );
  return {
    namespace,
    operatorGroups:
      groups?.map(({ metadata }) => ({
        name: metadata.name,
        uid: metadata.uid ?? null,
        isOfPlatform: isOfPlatform(textMapIn(metadata.annotations)),
      })) ?? null,
    neighbours:
      subscriptions === null || csvs === null
        ? null
        : neighbourNames({ subscriptions, csvs }, { namespace, subscriptionName, csvNames }),
    targetedBy: targetsOf(namespace, all),
    isGlobal: globals.includes(namespace),
    denied,
    contents,
  };
}

/** The OperatorGroups of other namespaces that list a namespace. */
function targetsOf(namespace: string, groups: readonly OperatorGroup[]): readonly string[] {
  const others = groups.filter(
    ({ metadata, spec }) =>
      metadata.namespace !== namespace && textsIn(spec?.targetNamespaces).includes(namespace),
  );
  return [...new Set(others.map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`))];
}

/** Subscriptions by name, and CSVs without a Subscription. */
function neighbourNames(
  { subscriptions, csvs }: Pick<Installed, 'subscriptions' | 'csvs'>,
  own: Pick<InstalledOperator, 'namespace' | 'subscriptionName' | 'csvNames'>,
): readonly string[] {
  const isHere = ({ metadata }: Subscription | ClusterServiceVersion) =>
    metadata.namespace === own.namespace;
  const others = subscriptions.filter(
    (one) => isHere(one) && one.metadata.name !== own.subscriptionName,
  );
  const known = new Set([...own.csvNames, ...others.flatMap(csvNamesOf)]);
  const alone = csvs.filter(
    (csv) => isHere(csv) && !isCopied(csv) && !known.has(csv.metadata.name),
  );
  return [...others, ...alone].map(({ metadata }) => metadata.name);
}

type Installed = {
  readonly subscriptions: readonly Subscription[];
  readonly csvs: readonly ClusterServiceVersion[];
};
