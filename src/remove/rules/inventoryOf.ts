import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { Subscription } from '~/kube/models/subscription';
import { listIn, recordIn } from '~/kube/json';
import type { ConsoleFacts } from '~/olm/consolePlugins';
import type { Right } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { isCopied } from '~/olm/installed/members';
import { operatorName } from '~/olm/installed/operatorName';
import { soundPlan, soundSubscription } from '~/olm/installed/soundObjects';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { type Loadable, loading } from '~/kube/loadable';
import { apiInventory } from './apiInventory';
import type { Definition } from './definition';
import { stayingDependencies } from './dependencies';
import { dependentsOf } from './dependents';
import type { NamedObject, PlaceContents, UninstallInventory } from './inventory';
import type { OperandList } from './operands';
import { ownedApis } from './ownedApis';
import { placeInventory } from './placeInventory';
import { pluginInventory } from './pluginInventory';
import { hidesOperands, uninstallMessage } from './uninstallMessage';
import { whatRuns } from './whatRuns';

/** What was read for it. `null`: could not be read, so nothing is concluded from its absence. */
export type InventorySources = {
  readonly operator: InstalledOperator;
  /** Of its namespace; the CSVs without copies. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** Of all other namespaces that could be read; its own may be among them. */
  readonly elsewhere: ReadElsewhere;
  /** By the names of the APIs; what is not there yet is loading. */
  readonly operands: ReadonlyMap<string, Loadable<OperandList | null>>;
  readonly definitions: ReadonlyMap<string, Loadable<Definition | null>>;
  /** The rights without which lists are `null`, or those of other namespaces are not whole. */
  readonly missing: readonly Right[];
  /** `null`: there is no OpenShift console. */
  readonly console: ConsoleFacts | null;
  readonly contents: Loadable<PlaceContents> | null;
  /** What it takes to delete the namespace; `null`: as far as is known the user has it. */
  readonly denied: Right | null;
};

export type ReadElsewhere = {
  readonly csvs: readonly ClusterServiceVersion[];
  readonly operatorGroups: readonly OperatorGroup[];
  readonly isWhole: boolean;
};

/** Joins what was read into what an uninstallation has to do with. */
export function inventoryOf(read: InventorySources): UninstallInventory {
  // CSVs are read as they are: a field that is left out could be the one by which another Operator owns something.
  const sources = {
    ...read,
    subscriptions: read.subscriptions?.map(soundSubscription) ?? null,
    plans: read.plans?.map(soundPlan) ?? null,
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
    runs: whatRuns(own),
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
    dependencies: stayingDependencies({
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

/** The running one first, as the Operator has them. */
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

/** Each once, in whichever list it was. */
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

/** Plans of which OLM has yet to do something, and which other Subscriptions own as well: they do not go with this one. */
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
