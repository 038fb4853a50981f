import { ClusterError } from '~/cluster/failure';
import { getJson } from '~/cluster/request';
import { create } from '~/cluster/write';
import { doesTheJobOf } from '~/domain/install/existingObject';
import type { PlannedObject } from '~/domain/install/plannedObjects';
import { type StepStates, stepState } from '~/domain/steps';
import { namespaceModel, projectRequestModel } from '~/models/namespace';
import { useSteps } from './useSteps';

export type InstallSubmit = {
  readonly states: StepStates;
  readonly isRunning: boolean;
  /** Everything that was to be created is there. */
  readonly isDone: boolean;
  readonly run: () => void;
};

/** Creates the objects of an installation in order, stops at the first that fails, and goes on there when run again. */
export function useInstallSubmit(objects: readonly PlannedObject[]): InstallSubmit {
  const { states, isRunning, run } = useSteps();
  return {
    states,
    isRunning,
    // The Subscription is the last of them.
    isDone: objects.some(
      ({ id, kind }) => kind === 'Subscription' && stepState(states, id).kind === 'done',
    ),
    run: () => {
      const wanted = objects.filter(({ action }) => action === 'create');
      run(wanted.map((object) => ({ id: object.id, run: () => ensure(object) })));
    },
  };
}

/** Creates an object; one that is already there and does the same job is as good. */
async function ensure({ model, manifest, name, namespace }: PlannedObject): Promise<void> {
  try {
    await create(model, manifest);
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'already-exists') throw error;
    const stored = model === projectRequestModel ? namespaceModel : model;
    const address = { name, ...(namespace === null ? {} : { namespace }) };
    const existing = await getJson(stored, address, new AbortController().signal);
    if (!doesTheJobOf(manifest, existing)) throw error;
  }
}
