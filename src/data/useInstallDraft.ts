import { useWatchList } from '~/cluster/watch';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import type { Failure } from '~/domain/failure';
import type { Finding } from '~/domain/install/finding';
import {
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
  formOf,
} from '~/domain/install/form';
import {
  type PlannedObject,
  isNewNamespace,
  plannedObjects,
} from '~/domain/install/plannedObjects';
import { problemsOf } from '~/domain/install/problems';
import { type Loadable, dataOr, loading, ready } from '~/domain/loadable';
import type { ResourceModel, Stored } from '~/models/meta';
import { namespaceModel } from '~/models/namespace';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useCan } from './useCan';
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
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const mayCreate = useCan({ verb: 'create', group: '', resource: namespaceModel.plural });
  const newNamespaceKind = areProjects && !dataOr(mayCreate, true) ? 'ProjectRequest' : 'Namespace';
  const general = {
    scope,
    namespaces: dataOr(namespaces, null),
    seesAllNamespaces: dataOr(seesAll, false),
    newNamespaceKind,
    areProjects,
  } as const;

  const allGroups = useWatchList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  const { namespace } = formOf(choices, offered, {
    ...general,
    operatorGroups: dataOr(allGroups, null),
    subscriptions: null,
  });
  // There is nothing to be read in a namespace that does not exist; OpenShift answers "forbidden" there.
  const place = isNewNamespace(namespace, general) ? '' : namespace;
  const groups = useNarrowed(operatorGroupModel, allGroups, place);
  const allSubscriptions = useWatchList<Subscription>(subscriptionModel, EVERYWHERE);
  const subscriptions = useNarrowed(subscriptionModel, allSubscriptions, place);

  const known = [namespaces, allGroups, allSubscriptions, seesAll, mayCreate];
  const isChecking = [groups, subscriptions].some(({ status }) => status === 'loading');
  // What somebody chose is looked at while the form stays; the defaults wait for what they depend on.
  const isDefault = choices.namespace === undefined && choices.mode === undefined;
  const isPremature = isChecking && isDefault;
  if (isPremature || known.some(({ status }) => status === 'loading')) return loading;
  const facts: ClusterFacts = {
    ...general,
    operatorGroups: dataOr(groups, null),
    subscriptions: dataOr(subscriptions, null),
  };
  const form = formOf(choices, offered, facts);
  const read = place === '' ? [namespaces] : [namespaces, groups, subscriptions];
  return ready({
    form,
    facts,
    objects: plannedObjects(form, offered, facts),
    findings: problemsOf(form, offered, facts),
    unread: read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
    isChecking,
  });
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
