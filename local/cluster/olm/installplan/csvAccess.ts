/** The service accounts, roles and bindings that a CSV asks for; a bundle does not contain them. */
import { textAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';
import type { Step } from './planSteps';

const RBAC = 'rbac.authorization.k8s.io';

/**
 * The object for the step at `index`. OLM derives a role's name from a hash of its content; here the n-th step of
 * a kind for one account stands for the n-th of its permissions, so that no hash need be repeated.
 */
export function accessObject(
  csv: JsonObject,
  steps: readonly Step[],
  index: number,
): JsonObject | undefined {
  const step = steps[index];
  if (step === undefined) return undefined;
  if (step.kind === 'ServiceAccount') {
    return { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: step.name } };
  }
  const permission = permissionFor(csv, steps, index);
  if (permission === undefined) return undefined;
  return step.kind.endsWith('Binding') ? binding(step, permission) : role(step, permission);
}

function permissionFor(
  csv: JsonObject,
  steps: readonly Step[],
  index: number,
): JsonObject | undefined {
  const step = steps[index];
  if (step === undefined) return undefined;
  const isCluster = step.kind.startsWith('Cluster');
  const field = isCluster ? 'clusterPermissions' : 'permissions';
  const all = objectsAt(csv, 'spec', 'install', 'spec', field);
  const prefixOf = (permission: JsonObject): string =>
    `${step.resolving}-${textAt(permission, 'serviceAccountName') ?? ''}-`;
  const byAccount = all.filter((permission) => step.name.startsWith(prefixOf(permission)));
  const candidates = byAccount.length > 0 ? byAccount : all;
  const prefixes = byAccount.map(prefixOf);
  const before = steps
    .slice(0, index)
    .filter(({ kind, resolving }) => kind === step.kind && resolving === step.resolving)
    .filter(({ name }) => prefixes.length === 0 || prefixes.some((text) => name.startsWith(text)));
  return candidates[before.length];
}

function role(step: Step, permission: JsonObject): JsonObject {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: step.kind,
    metadata: { name: step.name },
    rules: objectsAt(permission, 'rules'),
  };
}

/** OLM gives a binding its role's name. */
function binding(step: Step, permission: JsonObject): JsonObject {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: step.kind,
    metadata: { name: step.name },
    subjects: [{ kind: 'ServiceAccount', name: textAt(permission, 'serviceAccountName') ?? '' }],
    roleRef: { apiGroup: RBAC, kind: step.kind.replace('Binding', ''), name: step.name },
  };
}
