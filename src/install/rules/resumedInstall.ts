import { isInstalled, readSettings } from '~/olm/installed/subscription';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import type { StepStates } from '~/kube/steps';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { InstallChoices } from './form';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import type { PlannedObject } from './plannedObjects';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';

/** An installation with an existing Subscription, which only needs to be followed. */
export type ResumedInstall = {
  readonly subscription: string;
  /** It was started for a review. */
  readonly isForReview: boolean;
};

/**
 * The earlier installation behind these objects: its Subscription has the annotation and equals that of the form, and
 * OLM has not installed it. Its approval can be Manual, which a review sets first.
 */
export function resumedInstall(
  install: InstallIdentity,
  objects: readonly PlannedObject[],
  subscriptions: readonly Subscription[] | null,
): ResumedInstall | null {
  const planned = objects.find(isSubscription);
  if (planned === undefined) return null;
  for (const one of createdBy(install, subscriptions ?? []).filter(
    (found) => !isInstalled(found),
  )) {
    const { name } = one.metadata;
    const differences = differencesFrom(planned.manifest, one).map(({ field }) => field);
    const isHeld = readSettings(one).approval === 'Manual';
    const isSame = differences.length === 0;
    const isForReview = isHeld && differences.length === 1 && differences[0] === APPROVAL;
    if (name === planned.name && (isSame || isForReview))
      return { subscription: name, isForReview };
  }
  return null;
}

const APPROVAL = 'spec.installPlanApproval';

/** Whether the installation can no longer be canceled, because OLM installed the Operator. */
export function isCompleted(
  install: InstallIdentity,
  subscriptions: readonly Subscription[] | null,
): boolean {
  return createdBy(install, subscriptions ?? []).some(isInstalled);
}

/**
 * The objects with a Manual Subscription, so that its plan can be reviewed first. Shared objects are not changed,
 * because canceling would not revert them.
 */
export function heldForReview(objects: readonly PlannedObject[]): readonly PlannedObject[] {
  const own = objects.filter(({ action }) => action !== 'change');
  return own.map((object) =>
    isSubscription(object)
      ? {
          ...object,
          manifest: {
            ...object.manifest,
            spec: { ...object.manifest.spec, installPlanApproval: 'Manual' },
          },
        }
      : object,
  );
}

/** The objects without the existing Subscription. */
export function withBegun(
  objects: readonly PlannedObject[],
  begun: ResumedInstall | null,
): readonly PlannedObject[] {
  if (begun === null) return objects;
  return objects.map((object) => (isSubscription(object) ? { ...object, action: 'use' } : object));
}

/** The states of the steps. Objects of an earlier run are complete. */
export function resumedStates(
  created: readonly NamespaceContent[],
  objects: readonly PlannedObject[],
  states: StepStates,
): StepStates {
  const earlier = objects.filter(
    ({ id, kind, name }) =>
      states[id] === undefined &&
      created.some(({ model, metadata }) => model.kind === kind && metadata.name === name),
  );
  return { ...states, ...Object.fromEntries(earlier.map(({ id }) => [id, { kind: 'done' }])) };
}

/** The findings without that of the installation's own Subscription. */
export function findingsOf(
  findings: readonly InstallFinding[],
  begun: ResumedInstall | null,
): readonly InstallFinding[] {
  return begun === null ? findings : findings.filter(({ kind }) => kind !== 'already-subscribed');
}

/** Whether a choice determines the objects before the Subscription: the namespace and its OperatorGroup. */
export function affectsNamespace(choice: InstallChoices): boolean {
  return WHERE.some((field) => choice[field] !== undefined);
}

const WHERE = [
  'mode',
  'namespace',
  'targets',
  'serviceAccount',
  'upgradeStrategy',
  'monitoring',
] as const satisfies readonly (keyof InstallChoices)[];

export function isSubscription({ kind }: PlannedObject): boolean {
  return kind === subscriptionModel.kind;
}
