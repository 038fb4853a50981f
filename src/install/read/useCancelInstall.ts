import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { useAllowedList } from '~/kube/allowedLists';
import { remove } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import type { CancelPlan, Removal } from '~/install/rules/cancelParts';
import { cancelPlan } from '~/install/rules/cancelPlan';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import { isRequested } from '~/install/rules/requestedProject';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { isComplete } from '~/kube/steps';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel, projectModel } from '~/kube/models/namespace';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { fromQuery } from '~/kube/fromQuery';
import { markedObjects } from './markedObjects';
import { type ReadContents, namespaceContents, readContents } from '~/olm/read/namespaceContents';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useNamespaces } from '~/kube/useNamespaces';
import { sameActor } from '~/kube/useOwnAnswers';
import { useSteps } from '~/kube/useSteps';

export type CancelInstallPlan = CancelPlan & {
  /** What was found in the namespace when the plan was made; empty when that was not looked at. */
  readonly contents: readonly NamespaceContent[];
  /** The kinds in it that the user may not list. */
  readonly unseen: readonly string[];
};

/** What taking an installation back would remove, from the cluster as it is now. */
export function useCancelInstallPlan(install: InstallIdentity): Loadable<CancelInstallPlan> {
  const { namespace } = install;
  const marked = fromQuery(useQuery(markedObjects(install, 'back-out')));
  const hasPlace = dataOr(marked, []).some(({ model }) => !model.namespaced);
  const inside = useQuery({ ...namespaceContents(namespace), enabled: hasPlace });
  const contents = hasPlace ? settled(inside) : NOT_ASKED;
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

const NOT_ASKED: Loadable<null> = { status: 'ready', data: null, stale: null };

function kindsOf(failures: readonly Failure[]): readonly string[] {
  return failures.flatMap(({ right }) => (right === undefined ? [] : nameOf(right))).toSorted();
}

function nameOf({ group, resource }: Permission): string {
  return group === '' ? resource : `${resource}.${group}`;
}

/** What could not be read is not known: that is an answer too. */
function settled({
  data,
  isError,
}: {
  readonly data: ReadContents | undefined;
  readonly isError: boolean;
}): Loadable<ReadContents | null> {
  if (isError) return NOT_ASKED;
  return data === undefined ? { status: 'loading' } : { status: 'ready', data, stale: null };
}

/**
 * Removes what a plan names, in order; stops at what fails, and goes on there when run again.
 * @param takesProject what is only offered goes too
 */
export function useCancelInstall(plan: CancelInstallPlan, takesProject: boolean) {
  const { offered } = plan;
  const removals = takesProject && offered !== null ? [...plan.removals, offered] : plan.removals;
  const { areProjects } = useNamespaces();
  const { states, isRunning, run } = useSteps();
  const asked = (model: ResourceModel) => deletable(model, areProjects);
  return {
    removals,
    states,
    isRunning,
    isDone: isComplete(removals, states),
    /** Rights that the user certainly does not have. */
    missing: useMissingPermissions(
      plan.removals.map((one) => permissionFor(one, asked(one.model))),
    ),
    /** The same for what is only offered. */
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
            await removeExactly(one, asked(one.model));
          },
        })),
      );
    },
  };
}

/** OpenShift lets the admins of a project delete it, not the namespace that it is. */
function deletable(model: ResourceModel, areProjects: boolean): ResourceModel {
  return areProjects && model.kind === namespaceModel.kind ? projectModel : model;
}

/** Where another object has taken its name meanwhile, the one that was to go is gone. */
async function removeExactly({ name, namespace, uid }: Removal, model: ResourceModel) {
  try {
    await remove(model, { name, ...(namespace === null ? {} : { namespace }) }, uid);
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'conflict') throw error;
  }
}

/** What somebody has put into the namespace since the plan was made keeps it. */
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

/** What has no namespace is the namespace itself: its requests are authorized within it, as those for the project are. */
function permissionFor({ name, namespace }: Removal, { group, plural }: ResourceModel): Permission {
  return { verb: 'delete', group, resource: plural, name, namespace: namespace ?? name };
}
