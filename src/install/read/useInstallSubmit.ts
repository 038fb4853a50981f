import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { create } from '~/kube/write';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { type InstallIdentity, marked } from '~/olm/namespaces/submitMark';
import {
  type ResumedInstall,
  resumedInstall,
  heldForReview,
  isCompleted,
  isSubscription,
  withBegun,
} from '~/install/rules/resumedInstall';
import { dataOr } from '~/kube/loadable';
import { type StepStates, isComplete, stepState } from '~/kube/steps';
import { namespaceModel, projectRequestModel } from '~/kube/models/namespace';
import type { Subscription } from '~/kube/models/olm';
import { forgetRefusals } from '~/kube/useCan';
import { pluginsToEnable } from '~/install/rules/access';
import { changePlugins } from '~/olm/read/consolePlugins';
import { fromQuery } from '~/kube/fromQuery';
import { markedObjects } from './markedObjects';
import { rememberProject } from './requestedProjects';
import { type RunnableStep, useSteps } from '~/kube/useSteps';

export type InstallSubmit = {
  /** The remaining actions; without the Subscription if it already exists. */
  readonly objects: readonly PlannedObject[];
  readonly begun: ResumedInstall | null;
  readonly states: StepStates;
  readonly isRunning: boolean;
  /** The Subscription exists: OLM has started. */
  readonly isSubscribed: boolean;
  readonly isDone: boolean;
  /** The last run was for a review before the installation. */
  readonly isForReview: boolean;
  /** The objects that this installation created and that can be deleted, from the cluster, even after a reload. */
  readonly created: readonly NamespaceContent[];
  /** Such objects exist, or steps of this page succeeded and the cluster did not answer yet which objects exist. */
  readonly mayHaveCreated: boolean;
  /** The objects created since the page was opened. The user must not leave them unknowingly. */
  readonly hasCreated: boolean;
  readonly run: (options: { readonly isForReview: boolean }) => void;
  /** Starts again after the created objects were deleted. */
  readonly reset: () => void;
};

/**
 * Creates the objects of an installation in order, stops at the first failure, and resumes there. The progress is read
 * from the cluster, so that objects of an earlier run are not created again.
 */
export function useInstallSubmit(install: InstallIdentity, planned: Planned): InstallSubmit {
  const { subscriptions } = planned;
  const client = useQueryClient();
  const begun = resumedInstall(install, planned.objects, subscriptions);
  const objects = withBegun(planned.objects, begun);
  const question = markedObjects(install, 'submit');
  const [isHeld, setHeld] = useState(false);
  const isForReview = isHeld || begun?.isForReview === true;
  const { states, isRunning, run, reset } = useSteps(() => {
    // The creator of a namespace has new permissions in it.
    forgetRefusals();
    void client.invalidateQueries({ queryKey: question.queryKey });
  });
  // The Subscription counts even if it already exists, because it starts the installation.
  const steps = objects.filter((object) => object.action !== 'use' || isSubscription(object));
  const isReached = ({ id }: PlannedObject) => stepState(states, id).kind === 'done';
  // An object that the cluster shows is no longer to be created; the steps still contain it.
  const hasCreated = Object.values(states).some(({ kind }) => kind === 'done');
  // A new namespace has no contents.
  const isPlaceNew = objects.some(({ action, model }) => action === 'create' && !model.namespaced);
  const isRequested = install.namespace !== '' && (!isPlaceNew || hasCreated);
  const found = useQuery({ ...question, enabled: isRequested });
  const created = isCompleted(install, subscriptions) ? [] : dataOr(fromQuery(found), []);
  return {
    objects,
    begun,
    states,
    isRunning,
    isSubscribed: steps.filter(isSubscription).some(isReached),
    isDone: isComplete(isForReview ? heldForReview(steps) : steps, states),
    isForReview,
    created,
    mayHaveCreated: created.length > 0 || (hasCreated && (found.isFetching || !found.isSuccess)),
    hasCreated,
    run: (options) => {
      setHeld(options.isForReview);
      const wanted = options.isForReview ? heldForReview(steps) : steps;
      run(wanted.map((object) => stepFor(object, install)));
    },
    reset,
  };
}

type Planned = {
  readonly objects: readonly PlannedObject[];
  /** Of the namespace; `null`: unreadable. */
  readonly subscriptions: readonly Subscription[] | null;
};

function stepFor(object: PlannedObject, { packageName }: InstallIdentity): RunnableStep {
  return {
    id: object.id,
    run: () => {
      switch (object.action) {
        case 'create':
          return ensure(object, packageName);
        case 'use':
          return storedOf(object);
        case 'change':
          return changePlugins({ kind: 'enable', names: pluginsToEnable(object.manifest) });
      }
    },
  };
}

/** Creates an object. An equivalent existing one is sufficient. */
async function ensure(object: PlannedObject, packageName: string): Promise<void> {
  const { model, manifest } = object;
  try {
    const answer = await create(model, marked(manifest, packageName));
    if (model === projectRequestModel) rememberProject(answer, packageName);
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'already-exists') throw error;
    const differences = differencesFrom(manifest, await readable(storedOf(object), error));
    if (differences.length > 0) throw new ClusterError({ ...error.failure, differences });
  }
}

/** An unreadable object belongs to another user, so that the failure is that it exists. */
async function readable(stored: Promise<unknown>, conflict: ClusterError): Promise<unknown> {
  try {
    return await stored;
  } catch (error) {
    throw error instanceof ClusterError && error.failure.kind === 'forbidden' ? conflict : error;
  }
}

/** The stored object; for a project request, the namespace. */
function storedOf({ model, name, namespace }: PlannedObject): Promise<unknown> {
  const stored = model === projectRequestModel ? namespaceModel : model;
  const address = { name, ...(namespace === null ? {} : { namespace }) };
  return getJson(stored, address, new AbortController().signal);
}
