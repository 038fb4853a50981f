import type { Where } from '~/kube/watch';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import { trustedCaMap } from '~/config/rules/trustedCa';
import type { Finding } from '~/install/rules/problems/finding';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/install/rules/form';
import { formOf } from '~/install/rules/formDefaults';
import { isNewNamespace } from '~/install/rules/newNamespace';
import { type PlannedObject, plannedObjects } from '~/install/rules/plannedObjects';
import { problemsOf, withPrediction } from '~/install/rules/problems/problems';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import { type ConfigMap, configMapModel } from '~/kube/models/configMap';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { type DependencyPrediction, useDependencyPrediction } from './useDependencyPrediction';
import { useInstallGround } from './useInstallGround';
import { useInstallSurroundings } from './useInstallSurroundings';
import { useAllowedList } from '~/kube/allowedLists';
import { useNarrowed } from '~/kube/useNarrowed';

/** An installation that is being put together: the form, and what follows from it. */
export type InstallDraft = {
  readonly form: InstallForm;
  readonly facts: ClusterFacts;
  readonly objects: readonly PlannedObject[];
  readonly findings: readonly Finding[];
  /** What could not be read, and so was not checked. */
  readonly unread: readonly Failure[];
  /** The chosen namespace or the catalogs are still being checked: what follows from them is unknown. */
  readonly isChecking: boolean;
  /** `null` when the Operator depends on nothing. */
  readonly dependencies: DependencyPrediction | null;
};

/** Keeps the draft of an installation up to date with the user's choices, the cluster and the catalogs. */
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
  // A catalog that has not answered yet might have what seems to be missing.
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
  const { general, allGroups, isLoading, unread } = useInstallGround(offered, scope);
  // The defaults depend on what is still loading: what is asked about another namespace is asked in vain.
  const namespace = isLoading ? '' : formOf(choices, offered, general).namespace;
  // There is nothing to be read in a namespace that does not exist; OpenShift answers "forbidden" there.
  const place = isNewNamespace(namespace, general) ? '' : namespace;
  const groups = useNarrowed(operatorGroupModel, allGroups, place);
  const allSubscriptions = useAllowedList<Subscription>(subscriptionModel, { namespace: null });
  const subscriptions = useNarrowed(subscriptionModel, allSubscriptions, place);
  const around = useInstallSurroundings(offered, namespace, place);
  const trustedCaMaps = useAllowedList<ConfigMap>(configMapModel, trustedCaPlace(choices, place));

  const isChecking = [groups, subscriptions].some(({ status }) => status === 'loading');
  // What somebody chose is looked at while the form stays; the defaults wait for what they depend on.
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
    findings: problemsOf(form, offered, facts),
    unread: [
      ...unread,
      ...read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
      ...around.unread,
    ],
    isChecking,
  });
}

/** Where the ConfigMap would be that the settings rely on; `null` when they rely on none. */
function trustedCaPlace({ config }: InstallChoices, namespace: string): Where | null {
  const name = config === undefined ? null : trustedCaMap(config.rows);
  return name === null || name === '' || namespace === '' ? null : { namespace, name };
}
