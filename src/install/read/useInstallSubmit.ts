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
import type { Subscription } from '~/kube/models/subscription';
import { forgetRefusals } from '~/kube/askedFirst';
import { pluginsToEnable } from '~/install/rules/plannedAccess';
import { changePlugins } from '~/olm/read/consolePlugins';
import { fromQuery } from '~/kube/fromQuery';
import { markedObjects } from './markedObjects';
import { rememberProject } from './requestedProjects';
import { type RunnableStep, useSteps } from '~/kube/useSteps';

export type InstallSubmit = {
  /** What is to be done; the Subscription is no longer among what is created when it is there. */
  readonly objects: readonly PlannedObject[];
  readonly begun: ResumedInstall | null;
  readonly states: StepStates;
  readonly isRunning: boolean;
  /** The Subscription is there: OLM has begun, whatever else is still to be done. */
  readonly isSubscribed: boolean;
  readonly isDone: boolean;
  /** It was last run to be reviewed before anything is installed. */
  readonly isForReview: boolean;
  /** What this installation has created and can be taken back, from before a reload too: as the cluster has it. */
  readonly created: readonly NamespaceContent[];
  /** What has been created since the page was opened: it must not be left behind unseen. */
  readonly hasCreated: boolean;
  readonly run: (options: { readonly isForReview: boolean }) => void;
  /** Begins anew, after what was created has been removed. */
  readonly reset: () => void;
};

/**
 * Creates the objects of an installation in order, stops at the first that fails, and goes on there when run again.
 * Where it stands is read from the cluster: what an earlier run has created need not be created again.
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
    // Whoever has just made a namespace may do in it what they could not before.
    forgetRefusals();
    void client.invalidateQueries({ queryKey: question.queryKey });
  });
  // The Subscription counts although it may be there already: without it nothing was begun.
  const steps = objects.filter((object) => object.action !== 'use' || isSubscription(object));
  const isReached = ({ id }: PlannedObject) => stepState(states, id).kind === 'done';
  // Once the cluster shows an object it is no longer among those to be created: the steps remember.
  const hasCreated = Object.values(states).some(({ kind }) => kind === 'done');
  // In a namespace that is yet to be made there is nothing to be looked for.
  const isPlaceNew = objects.some(({ action, model }) => action === 'create' && !model.namespaced);
  const isAsked = install.namespace !== '' && (!isPlaceNew || hasCreated);
  const found = fromQuery(useQuery({ ...question, enabled: isAsked }));
  return {
    objects,
    begun,
    states,
    isRunning,
    isSubscribed: steps.filter(isSubscription).some(isReached),
    isDone: isComplete(isForReview ? heldForReview(steps) : steps, states),
    isForReview,
    created: isCompleted(install, subscriptions) ? [] : dataOr(found, []),
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
  /** Those of the namespace; `null` when they cannot be read. */
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

/** Creates an object; one that is already there and does the same job is as good. */
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

/** What may not be read is somebody else's: then that it exists is what matters, not that it cannot be read. */
async function readable(stored: Promise<unknown>, conflict: ClusterError): Promise<unknown> {
  try {
    return await stored;
  } catch (error) {
    throw error instanceof ClusterError && error.failure.kind === 'forbidden' ? conflict : error;
  }
}

/** The object as it is on the cluster; of a request for a project, the namespace. */
function storedOf({ model, name, namespace }: PlannedObject): Promise<unknown> {
  const stored = model === projectRequestModel ? namespaceModel : model;
  const address = { name, ...(namespace === null ? {} : { namespace }) };
  return getJson(stored, address, new AbortController().signal);
}
