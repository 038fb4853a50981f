import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { useAllowedList } from '~/kube/allowedLists';
import { remove } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import { type CancelPlan, cancelPlan, type Removal } from '~/install/rules/cancelPlan';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import { isRequested } from '~/install/rules/namespaces';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { isComplete } from '~/kube/steps';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel, projectModel } from '~/kube/models/namespace';
import { fromQuery } from '~/kube/fromQuery';
import { markedObjects } from './markedObjects';
import { type ReadContents, namespaceContents, readContents } from '~/olm/read/namespaceContents';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useNamespaces } from '~/kube/useListOrNamespace';
import { sameActor } from '~/kube/useOwnAnswers';
import { useSteps } from '~/kube/useSteps';

export type CancelInstallPlan = CancelPlan & {
  /** The contents of the namespace when the plan was created; empty if they were not read. */
  readonly contents: readonly NamespaceContent[];
  /** The kinds that the user cannot list in it. */
  readonly unseen: readonly string[];
};

/** The objects that canceling an installation would delete in the current cluster. */
export function useCancelInstallPlan(install: InstallIdentity): Loadable<CancelInstallPlan> {
  const { namespace } = install;
  const marked = fromQuery(useQuery(markedObjects(install, 'back-out')));
  const hasPlace = dataOr(marked, []).some(({ model }) => !model.namespaced);
  const inside = useQuery({ ...namespaceContents(namespace), enabled: hasPlace });
  const contents = hasPlace ? settled(inside) : NOT_REQUESTED;
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, { namespace });
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, { namespace });
  return map(all({ objects: marked, subscriptions, plans, csvs, inside: contents }), (facts) => {
    const objects = facts.objects.filter(({ model }) => model.kind !== subscriptionModel.kind);
    const found = facts.inside?.found ?? null;
    const unseen = kindsOf(facts.inside?.unseen ?? []);
    const plan = cancelPlan(install, { ...facts, objects, contents: found, unseen });
    return { ...plan, contents: found ?? [], unseen };
  });
}

const NOT_REQUESTED: Loadable<null> = { status: 'ready', data: null, stale: null };

function kindsOf(failures: readonly Failure[]): readonly string[] {
  return failures
    .flatMap(({ permission }) => (permission === undefined ? [] : nameOf(permission)))
    .toSorted();
}

function nameOf({ group, resource }: Permission): string {
  return group === '' ? resource : `${resource}.${group}`;
}

/** A failure also settles a request: the objects are unknown. */
function settled({
  data,
  isError,
}: {
  readonly data: ReadContents | undefined;
  readonly isError: boolean;
}): Loadable<ReadContents | null> {
  if (isError) return NOT_REQUESTED;
  return data === undefined ? { status: 'loading' } : { status: 'ready', data, stale: null };
}

/**
 * Deletes the objects of a plan in order. Stops at a failure and resumes there.
 * @param takesProject also deletes the optional project
 */
export function useCancelInstall(plan: CancelInstallPlan, takesProject: boolean) {
  const { offered } = plan;
  const removals = takesProject && offered !== null ? [...plan.removals, offered] : plan.removals;
  const { areProjects } = useNamespaces();
  const { states, isRunning, run } = useSteps();
  const requested = (model: ResourceModel) => deletable(model, areProjects);
  return {
    removals,
    states,
    isRunning,
    isDone: isComplete(removals, states),
    /** The permissions that the user does not have. */
    missing: useMissingPermissions(
      plan.removals.map((one) => permissionFor(one, requested(one.model))),
    ),
    /** The same for the optional project. */
    missingForProject: useMissingPermissions(
      offered === null ? [] : [permissionFor(offered, offered.model)],
    ),
    run: () => {
      run(
        removals.map((one) => ({
          id: one.id,
          run: async () => {
            const assertSameActor = sameActor();
            if (one.namespace === null) await assertEmpty(one, plan);
            assertSameActor();
            await removeExactly(one, requested(one.model));
          },
        })),
      );
    },
  };
}

/** On OpenShift, admins of a project can delete the project but not its namespace. */
function deletable(model: ResourceModel, areProjects: boolean): ResourceModel {
  return areProjects && model.kind === namespaceModel.kind ? projectModel : model;
}

/** If another object has the name, the original is deleted. */
async function removeExactly({ name, namespace, uid }: Removal, model: ResourceModel) {
  try {
    await remove(model, { name, ...(namespace === null ? {} : { namespace }) }, { uid });
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'conflict') throw error;
  }
}

/** Keeps the namespace if it has contents that were created after the plan. */
async function assertEmpty(
  place: Removal,
  { contents, removals }: CancelInstallPlan,
): Promise<void> {
  const seen = [...contents.map(({ metadata }) => metadata.uid), ...removals.map(({ uid }) => uid)];
  const { found, unseen } = await readContents(place.name, new AbortController().signal);
  const [hidden] = unseen;
  if (hidden !== undefined && !isRequested(place)) throw new ClusterError(hidden);
  const others = othersIn(found, new Set(seen.flatMap((uid) => uid ?? [])));
  if (others.length === 0) return;
  const message = others.map(({ model, metadata }) => `${model.kind} ${metadata.name}`).join(', ');
  throw new ClusterError({ kind: 'not-empty', message });
}

/** Requests for the namespace itself, or its project, are authorized within it. */
function permissionFor({ name, namespace }: Removal, { group, plural }: ResourceModel): Permission {
  return { verb: 'delete', group, resource: plural, name, namespace: namespace ?? name };
}
