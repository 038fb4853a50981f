import { type Where, useWatchList } from '~/cluster/watch';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import type { Failure } from '~/domain/failure';
import { trustedCaMap } from '~/domain/install/config/trustedCa';
import type { Finding } from '~/domain/install/finding';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/domain/install/form';
import { NO_ACCESS_FACTS } from '~/domain/install/accessFacts';
import { formOf } from '~/domain/install/formDefaults';
import { globalNamespace } from '~/domain/install/globalNamespace';
import { isNewNamespace } from '~/domain/install/newNamespace';
import { type PlannedObject, plannedObjects } from '~/domain/install/plannedObjects';
import { problemsOf } from '~/domain/install/problems';
import { UNKNOWN_SURROUNDINGS } from '~/domain/install/surroundings';
import { type Loadable, dataOr, loading, ready } from '~/domain/loadable';
import { type ConfigMap, configMapModel } from '~/models/configMap';
import type { ResourceModel, Stored } from '~/models/meta';
import { namespaceModel } from '~/models/namespace';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useAccessFacts } from './useAccessFacts';
import { useCan } from './useCan';
import { useInstallSurroundings } from './useInstallSurroundings';
import { useNamespaces } from './useNamespaces';

/** An installation that is being put together: the form, and what follows from it. */
export type InstallDraft = {
  readonly form: InstallForm;
  readonly facts: ClusterFacts;
  readonly objects: readonly PlannedObject[];
  readonly findings: readonly Finding[];
  /** What could not be read, and so was not checked. */
  readonly unread: readonly Failure[];
  /** The chosen namespace is still being looked at: what follows from it is not known yet. */
  readonly isChecking: boolean;
};

/** Keeps the draft of an installation up to date with the user's choices and the cluster. */
export function useInstallDraft(
  offered: OperatorPackage,
  choices: InstallChoices,
  scope: string | null,
): Loadable<InstallDraft> {
  const { namespaces, areProjects } = useNamespaces();
  const allGroups = useWatchList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const mayCreate = useCan({ verb: 'create', group: '', resource: namespaceModel.plural });
  const newNamespaceKind = areProjects && !dataOr(mayCreate, true) ? 'ProjectRequest' : 'Namespace';
  const operatorGroups = dataOr(allGroups, null);
  const mayUseGlobal = useCan({
    verb: 'create',
    group: subscriptionModel.group,
    resource: subscriptionModel.plural,
    namespace: globalNamespace({ operatorGroups, areProjects }),
  });
  const access = useAccessFacts(offered);
  const general = {
    scope,
    namespaces: dataOr(namespaces, null),
    seesAllNamespaces: dataOr(seesAll, false),
    newNamespaceKind,
    areProjects,
    mayUseGlobal: dataOr(mayUseGlobal, null),
    trustedCaMaps: null,
    ...UNKNOWN_SURROUNDINGS,
    ...dataOr(access, NO_ACCESS_FACTS),
  } as const;

  const { namespace } = formOf(choices, offered, {
    ...general,
    operatorGroups,
    subscriptions: null,
  });
  // There is nothing to be read in a namespace that does not exist; OpenShift answers "forbidden" there.
  const place = isNewNamespace(namespace, general) ? '' : namespace;
  const groups = useNarrowed(operatorGroupModel, allGroups, place);
  const allSubscriptions = useWatchList<Subscription>(subscriptionModel, EVERYWHERE);
  const subscriptions = useNarrowed(subscriptionModel, allSubscriptions, place);

  const { surroundings, unread } = useInstallSurroundings(offered, namespace, place);

  const trustedCaMaps = useWatchList<ConfigMap>(configMapModel, trustedCaPlace(choices, place));

  const known = [namespaces, allGroups, allSubscriptions, seesAll, mayCreate, mayUseGlobal, access];
  const isChecking = [groups, subscriptions].some(({ status }) => status === 'loading');
  // What somebody chose is looked at while the form stays; the defaults wait for what they depend on.
  const isDefault = choices.namespace === undefined && choices.mode === undefined;
  const isPremature = isChecking && isDefault;
  if (isPremature || known.some(({ status }) => status === 'loading')) return loading;
  const facts: ClusterFacts = {
    ...general,
    ...surroundings,
    trustedCaMaps: dataOr(trustedCaMaps, null),
    operatorGroups: dataOr(groups, null),
    subscriptions: dataOr(subscriptions, null),
  };
  const form = formOf(choices, offered, facts);
  const read = [namespaces, access, ...(place === '' ? [] : [groups, subscriptions])];
  return ready({
    form,
    facts,
    objects: plannedObjects(form, offered, facts),
    findings: problemsOf(form, offered, facts),
    unread: [
      ...read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
      ...unread,
    ],
    isChecking,
  });
}

/** Where the ConfigMap would be that the settings rely on; `null` when they rely on none. */
function trustedCaPlace({ config }: InstallChoices, namespace: string): Where | null {
  const name = config === undefined ? null : trustedCaMap(config.rows);
  return name === null || name === '' || namespace === '' ? null : { namespace, name };
}

const EVERYWHERE = { namespace: null } as const;

/** All objects of a kind; for a user who may not list them everywhere, those of one namespace. */
function useNarrowed<T extends Stored<string>>(
  model: ResourceModel,
  everywhere: Loadable<readonly T[]>,
  namespace: string,
): Loadable<readonly T[]> {
  const isNarrow = everywhere.status === 'failed' && namespace !== '';
  const narrow = useWatchList<T>(model, isNarrow ? { namespace } : null);
  return isNarrow ? narrow : everywhere;
}
