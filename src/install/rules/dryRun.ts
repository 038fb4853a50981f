import type { DryRun } from '~/kube/serverDryRun';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { PlannedObject } from './plannedObjects';

/**
 * The reason why an object cannot be checked by a dry run; `null`: it can. Admission rejects objects of a namespace
 * that does not exist yet. A ProjectRequest is not a stored object, because its API creates a project from it.
 */
export function dryRunObstacle(
  object: PlannedObject,
  objects: readonly PlannedObject[],
): (DryRun & { readonly kind: 'impossible' }) | null {
  if (object.kind === 'ProjectRequest') return { kind: 'impossible', because: 'project-request' };
  const isInNewNamespace = objects.some(
    ({ action, name, model }) =>
      action === 'create' && !model.namespaced && name === object.namespace,
  );
  return isInNewNamespace ? { kind: 'impossible', because: 'new-namespace' } : null;
}

/** The objects that a dry run can check. */
export function dryRunnable(objects: readonly PlannedObject[]): readonly PlannedObject[] {
  return objects.filter(
    (object) =>
      object.action === 'create' &&
      object.namespace !== '' &&
      object.name !== '' &&
      dryRunObstacle(object, objects) === null,
  );
}

/** Without objects whose rejection a finding already predicts. */
export function unpredicted(
  objects: readonly PlannedObject[],
  findings: readonly InstallFinding[],
): readonly PlannedObject[] {
  return objects.filter((object) => !findings.some((finding) => isPredicted(object, finding)));
}

function isPredicted({ model, name }: PlannedObject, finding: InstallFinding): boolean {
  switch (finding.kind) {
    case 'already-subscribed':
      return model.kind === 'Subscription' && name === finding.subscription;
    case 'quota-refuses':
      return finding.resource === `count/${model.plural}.${model.group}`;
    default:
      return false;
  }
}
