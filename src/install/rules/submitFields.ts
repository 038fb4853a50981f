import type { RejectedField } from '~/kube/failure';
import { stepState, type StepStates } from '~/kube/steps';
import type { DryRuns } from '~/kube/serverDryRun';
import type { InstallForm } from './form';
import type { PlannedObject } from './plannedObjects';

/** The server's messages by field of the form. */
export type FormRejections = { readonly [Field in keyof InstallForm]?: readonly RejectedField[] };

/**
 * The field of the form behind a field of an object, by kind and the path in a Status' `details.causes`; `null`: not in
 * the form.
 */
export function formFieldOf(kind: string, path: string): keyof InstallForm | null {
  const found = FIELDS.find(([kinds, begin]) => kinds.includes(kind) && isWithin(path, begin));
  return found === undefined ? null : found[2];
}

const PLACES: readonly string[] = ['Namespace', 'ProjectRequest'];
const ANY: readonly string[] = [
  ...PLACES,
  'OperatorGroup',
  'Subscription',
  'ConfigMap',
  'Role',
  'RoleBinding',
];

/** Kind, path prefix and field. The first match counts. */
const FIELDS: readonly (readonly [readonly string[], string, keyof InstallForm])[] = [
  [PLACES, 'metadata.name', 'namespace'],
  [PLACES, 'metadata.labels', 'monitoring'],
  [ANY, 'metadata.namespace', 'namespace'],
  [['OperatorGroup'], 'metadata.name', 'namespace'],
  [['OperatorGroup'], 'spec.targetNamespaces', 'targets'],
  [['OperatorGroup'], 'spec.selector', 'mode'],
  [['OperatorGroup'], 'spec.serviceAccountName', 'serviceAccount'],
  [['OperatorGroup'], 'spec.upgradeStrategy', 'upgradeStrategy'],
  [['Subscription'], 'spec.channel', 'channel'],
  [['Subscription'], 'spec.startingCSV', 'version'],
  [['Subscription'], 'spec.installPlanApproval', 'approval'],
  [['Subscription'], 'spec.config', 'config'],
  [['ConfigMap'], '', 'config'],
  [['Role', 'RoleBinding'], '', 'monitoring'],
];

function isWithin(path: string, begin: string): boolean {
  if (begin === '' || path === begin) return true;
  return path.startsWith(`${begin}.`) || path.startsWith(`${begin}[`);
}

/** The results of the dry run and the submission by field of the form. */
export function formRejections(
  objects: readonly PlannedObject[],
  answers: { readonly dryRuns: DryRuns; readonly states: StepStates },
): FormRejections {
  const byField = new Map<keyof InstallForm, readonly RejectedField[]>();
  for (const object of objects) {
    for (const rejected of rejectedIn(object, answers)) {
      const field = formFieldOf(object.kind, rejected.field);
      if (field !== null) byField.set(field, [...(byField.get(field) ?? []), rejected]);
    }
  }
  return Object.fromEntries(byField);
}

function rejectedIn(
  { id }: PlannedObject,
  { dryRuns, states }: Parameters<typeof formRejections>[1],
): readonly RejectedField[] {
  const state = stepState(states, id);
  if (state.kind === 'failed') return state.failure.rejected ?? [];
  const answer = dryRuns[id];
  return answer?.kind === 'refused' ? (answer.failure.rejected ?? []) : [];
}
