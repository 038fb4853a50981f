import { useClusterProxy } from '~/config/read/useClusterProxy';
import { ignoresProxy } from '~/olm/packages/features';
import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Where } from '~/kube/watch';
import type { OperatorPackage, PackageKey } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import { trustedCaMap } from '~/config/rules/trustedCa';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/install/rules/form';
import { formOf } from '~/install/rules/formDefaults';
import { isNewNamespace } from '~/install/rules/namespaces';
import { type PlannedObject, plannedObjects } from '~/install/rules/plannedObjects';
import { installFindings, withPrediction } from '~/install/rules/findings/installFindings';
import { dataOr, loading, map, ready, all, type Loadable } from '~/kube/loadable';
import {
  type ConfigMap,
  configMapModel,
  type ResourceQuota,
  resourceQuotaModel,
  type ServiceAccount,
  serviceAccountModel,
} from '~/kube/models/core';
import {
  type OperatorGroup,
  operatorGroupModel,
  packageManifestModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { useListOrNamespace, useNamespaces } from '~/kube/useListOrNamespace';
import { type AccessFacts, NO_ACCESS_FACTS } from '~/install/rules/access';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import {
  clusterQuotasIn,
  hasItems,
  storedCrdsIn,
  type Surroundings,
  UNKNOWN_SURROUNDINGS,
} from '~/install/rules/findings/surroundings';
import { recordIn, textMapIn } from '~/kube/json';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';
import { ifAllowed, ifAllowedOneOfMany, useCan } from '~/kube/useCan';
import { usesTokens } from '~/olm/packages/cloudIdentity';
import { pluginsIn } from '~/olm/consolePlugins';
import { useCloudIdentity } from '~/updates/read/cloudIdentity';
import { useConsoleFacts } from '~/olm/read/consolePlugins';
import { getJson, getMetadata } from '~/kube/request';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { useNodePlatforms } from '~/olm/read/nodePlatforms';
import { PACKAGES, ofPackage } from '~/olm/read/packages';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { fromQuery } from '~/kube/fromQuery';
import { ClusterError } from '~/kube/clusterError';
import { type AppliedClusterQuota, appliedClusterQuotaModel } from '~/kube/models/openshift';
import { useDependencyPrediction, type DependencyPrediction } from './useDependencyPrediction';

/** A planned installation: the form and its consequences. */
export type InstallDraft = {
  readonly form: InstallForm;
  readonly facts: ClusterFacts;
  readonly objects: readonly PlannedObject[];
  readonly findings: readonly InstallFinding[];
  /** Data that failed to load and was not checked. */
  readonly unread: readonly Failure[];
  /** The selected namespace or the catalogs are loading, so that the consequences are unknown. */
  readonly isChecking: boolean;
  /** `null`: no dependencies. */
  readonly dependencies: DependencyPrediction | null;
};

/** Updates the draft of an installation with the user's choices, the cluster and the catalogs. */
export function useInstallDraft(
  offered: OperatorPackage,
  choices: InstallChoices,
  scope: string | null,
): Loadable<InstallDraft> {
  const draft = useDraftInCluster(offered, choices, scope);
  const dependencies = useDependencyPrediction(
    draft.status === 'ready' ? { ...draft.data, offered } : null,
  );
  return map(draft, (known) => withDependencies(known, offered, dependencies));
}

function withDependencies(
  draft: DraftInCluster,
  offered: OperatorPackage,
  dependencies: DependencyPrediction | null,
): InstallDraft {
  if (dependencies === null) return { ...draft, dependencies };
  const { prediction, pending } = dependencies;
  // A catalog without an answer might provide a missing dependency.
  const findings =
    prediction.status === 'ready' && pending.length === 0
      ? withPrediction(draft.findings, { ...draft, offered }, prediction.data)
      : draft.findings;
  const isChecking = draft.isChecking || prediction.status === 'loading';
  return { ...draft, dependencies, findings, isChecking };
}

type DraftInCluster = Omit<InstallDraft, 'dependencies'>;

function useDraftInCluster(
  offered: OperatorPackage,
  choices: InstallChoices,
  scope: string | null,
): Loadable<DraftInCluster> {
  const { general: listed, allGroups, isLoading, unread } = useInstallContext(offered, scope);
  // The defaults depend on loading data, so that requests for a namespace would be premature.
  const namespace = isLoading ? '' : formOf(choices, offered, listed).namespace;
  const project = useUnlistedProject(isNewNamespace(namespace, listed) ? namespace : '', listed);
  const general = useMemo(
    () =>
      project === null
        ? listed
        : { ...listed, namespaces: [...(listed.namespaces ?? []), project] },
    [listed, project],
  );
  // A new namespace has no contents, and OpenShift answers "forbidden" for it.
  const place = isNewNamespace(namespace, general) ? '' : namespace;
  const groups = useListOrNamespace(operatorGroupModel, allGroups, place);
  const allSubscriptions = useAllowedList<Subscription>(subscriptionModel, { namespace: null });
  const subscriptions = useListOrNamespace(subscriptionModel, allSubscriptions, place);
  const around = useInstallSurroundings(offered, namespace, place);
  const trustedCaMaps = useAllowedList<ConfigMap>(configMapModel, trustedCaPlace(choices, place));

  const isChecking = [groups, subscriptions].some(({ status }) => status === 'loading');
  // A selected namespace is checked while the form is shown; the defaults wait for their data.
  const isDefault = choices.namespace === undefined && choices.mode === undefined;
  const isPremature = isChecking && isDefault;
  if (isPremature || isLoading || allSubscriptions.status === 'loading') return loading;
  const facts: ClusterFacts = {
    ...general,
    ...around.surroundings,
    trustedCaMaps: dataOr(trustedCaMaps, null),
    operatorGroups: dataOr(groups, null),
    subscriptions: dataOr(subscriptions, null),
  };
  const form = formOf(choices, offered, facts);
  const read = place === '' ? [] : [groups, subscriptions];
  return ready({
    form,
    facts,
    objects: plannedObjects(form, offered, facts),
    findings: installFindings(form, offered, facts),
    unread: [
      ...unread,
      ...read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
      ...around.unread,
    ],
    isChecking: [isChecking, around.isLoading].includes(true),
  });
}

/**
 * An existing project that is not in the list of the user's projects: the server does not send those that the user got
 * access to later.
 * @param name empty: nothing is requested
 */
function useUnlistedProject(
  name: string,
  { areProjects, seesAllNamespaces }: ClusterFacts,
): Namespace | null {
  const { data } = useQuery({
    queryKey: ['unlisted-project', name],
    queryFn: async ({ signal }): Promise<Namespace | null> => {
      try {
        const { metadata } = recordIn(await getJson(projectModel, { name }, signal));
        return { metadata: { name, labels: textMapIn(recordIn(metadata)['labels']) } };
      } catch (error) {
        if (error instanceof ClusterError) return null;
        throw error;
      }
    },
    enabled: name !== '' && areProjects && !seesAllNamespaces,
    staleTime: 0,
  });
  return data ?? null;
}

/** The place of the ConfigMap that the settings refer to; `null`: none. */
function trustedCaPlace({ config }: InstallChoices, namespace: string): Where | null {
  const name = config === undefined ? null : trustedCaMap(config.config);
  return name === null || name === '' || namespace === '' ? null : { namespace, name };
}

type InstallContext = {
  /** The facts that apply to any namespace. The others are still unknown. */
  readonly general: ClusterFacts;
  /** The OperatorGroups of the cluster, with permission to list them. */
  readonly allGroups: Loadable<readonly OperatorGroup[]>;
  readonly isLoading: boolean;
  /** Data that failed to load and was not checked. */
  readonly unread: readonly Failure[];
};

/** The facts before a namespace is selected: namespaces, permissions, OperatorGroups, the cloud. */
function useInstallContext(offered: OperatorPackage, scope: string | null): InstallContext {
  const { namespaces, areProjects } = useNamespaces();
  const allGroups = useAllowedList<OperatorGroup>(operatorGroupModel, { namespace: null });
  const operatorGroups = dataOr(allGroups, null);
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const mayCreate = useCan({ verb: 'create', group: '', resource: namespaceModel.plural });
  const mayUseGlobal = useCan({
    verb: 'create',
    group: subscriptionModel.group,
    resource: subscriptionModel.plural,
    namespace: globalNamespace({ operatorGroups, areProjects }),
  });
  const access = useAccessFacts(offered);
  const read = [namespaces, allGroups, seesAll, mayCreate, mayUseGlobal, access];
  return {
    general: {
      ...UNKNOWN_SURROUNDINGS,
      ...dataOr(access, NO_ACCESS_FACTS),
      scope,
      namespaces: dataOr(namespaces, null),
      seesAllNamespaces: dataOr(seesAll, false),
      operatorGroups,
      subscriptions: null,
      newNamespaceKind: areProjects && !dataOr(mayCreate, true) ? 'ProjectRequest' : 'Namespace',
      areProjects,
      mayUseGlobal: dataOr(mayUseGlobal, null),
      trustedCaMaps: null,
    },
    allGroups,
    isLoading: read.some(({ status }) => status === 'loading'),
    unread: [namespaces, access].flatMap((one) => (one.status === 'failed' ? one.failure : [])),
  };
}

/** The facts about cloud and console, only if the Operator uses them. */
function useAccessFacts({ channels }: OperatorPackage): Loadable<AccessFacts> {
  const asksCloud = channels.some(({ annotations }) => usesTokens(annotations));
  const asksConsole = channels.some(({ annotations }) => pluginsIn(annotations).length > 0);
  const cloud = useCloudIdentity(asksCloud);
  const console = useConsoleFacts(asksConsole);
  return asksCloud || asksConsole ? all({ cloud, console }) : NOTHING;
}

const NOTHING = ready(NO_ACCESS_FACTS);

type ReadSurroundings = {
  readonly surroundings: Surroundings;
  /** The owners of the CRDs are not known yet. */
  readonly isLoading: boolean;
  /** Data that failed to load and was not checked. */
  readonly unread: readonly Failure[];
};

/**
 * The surroundings of an installation. They load after the form, each separately.
 * @param namespace of the Subscription; empty: not selected
 * @param place the same if that namespace exists; otherwise empty
 */
function useInstallSurroundings(
  { key, channels }: OperatorPackage,
  namespace: string,
  place: string,
): ReadSurroundings {
  const inPlace = place === '' ? null : { namespace: place };
  const catalogs = useCatalogSources(place === '' ? null : place);
  const quotas = useAllowedList<ResourceQuota>(resourceQuotaModel, inPlace);
  const clusterQuotas =
    useQuery({ ...appliedClusterQuotas(place), enabled: place !== '' }).data ?? null;
  const accounts = useAllowedList<ServiceAccount>(serviceAccountModel, inPlace);
  const serverVersion = useQuery(kubernetesVersion()).data ?? null;
  const nodes = useNodePlatforms();
  const isServed = useQuery({ ...served(key, namespace), enabled: namespace !== '' }).data ?? null;
  const providesApis = channels.some(({ providedApis }) => providedApis.length > 0);
  const stored = useQuery({ ...storedCrds(), enabled: providesApis });
  const crds = stored.data ?? null;
  const proxy = useClusterProxy(channels.some(({ annotations }) => ignoresProxy(annotations)));
  const surroundings = useMemo(
    () => ({
      serverVersion,
      nodes,
      catalogs: dataOr(catalogs, null),
      isServed,
      quotas: dataOr(quotas, null),
      clusterQuotas,
      serviceAccounts: dataOr(accounts, null)?.map(({ metadata }) => metadata.name) ?? null,
      crds,
      proxy,
    }),
    [serverVersion, nodes, catalogs, isServed, quotas, clusterQuotas, accounts, crds, proxy],
  );
  const owners = providesApis ? [fromQuery(stored)] : [];
  const read = [catalogs, quotas, ...owners];
  return {
    surroundings,
    isLoading: owners.some(({ status }) => status === 'loading'),
    unread: read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
  };
}

const CRDS = customResourceDefinitionModel;

/** The package server determines the catalogs of a namespace. The request returns the labels of one package. */
function served(key: PackageKey, namespace: string) {
  return queryOptions({
    queryKey: [...PACKAGES, 'served', namespace, key],
    queryFn: async ({ signal }) => {
      const address = { namespace, query: ofPackage(key) };
      return hasItems(await ifAllowedOneOfMany(getMetadata)(packageManifestModel, address, signal));
    },
    retry: false,
  });
}

/**
 * Names only, because the definitions have megabytes. Read again when the page opens, because uninstallations keep
 * CRDs.
 */
function storedCrds() {
  return queryOptions({
    queryKey: ['stored-crds'],
    queryFn: async ({ signal }) => storedCrdsIn(await ifAllowed(getMetadata)(CRDS, {}, signal)),
    staleTime: 0,
    retry: false,
  });
}

/**
 * The ClusterResourceQuotas of a namespace; empty without OpenShift, which answers 404. Read again when the page opens,
 * because they cannot be watched.
 */
function appliedClusterQuotas(namespace: string) {
  return queryOptions({
    queryKey: ['applied-cluster-quotas', namespace],
    queryFn: async ({ signal }): Promise<readonly AppliedClusterQuota[]> => {
      try {
        return clusterQuotasIn(
          await ifAllowed(getJson)(appliedClusterQuotaModel, { namespace }, signal),
        );
      } catch (error) {
        if (error instanceof ClusterError && NOT_SERVED.includes(error.failure.kind)) return [];
        throw error;
      }
    },
    staleTime: 0,
    retry: false,
  });
}

const NOT_SERVED: readonly string[] = ['not-found', 'not-served'];
