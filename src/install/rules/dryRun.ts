import type { DryRun } from '~/kube/dryRun';
import type { Finding } from '~/install/rules/problems/finding';
import type { PlannedObject } from './plannedObjects';

/**
 * Why the server cannot be asked about an object; `null` when it can.
 * An object of a namespace that is yet to be made is refused by the namespace's admission; a ProjectRequest is not asked
 * because it is no stored object: its API makes a project out of it.
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

/** The objects that the server may be asked about. */
export function askable(objects: readonly PlannedObject[]): readonly PlannedObject[] {
  return objects.filter(
    (object) =>
      object.action === 'create' &&
      object.namespace !== '' &&
      object.name !== '' &&
      dryRunObstacle(object, objects) === null,
  );
}

/** Without the objects whose refusal a finding foretells: the server would only say it again. */
export function unpredicted(
  objects: readonly PlannedObject[],
  findings: readonly Finding[],
): readonly PlannedObject[] {
  return objects.filter((object) => !findings.some((finding) => isPredicted(object, finding)));
}

function isPredicted({ model, name }: PlannedObject, finding: Finding): boolean {
  switch (finding.kind) {
    case 'already-subscribed':
      return model.kind === 'Subscription' && name === finding.subscription;
    case 'quota-refuses':
      return finding.resource === `count/${model.plural}.${model.group}`;
    default:
      return false;
  }
}
