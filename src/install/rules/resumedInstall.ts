import type { Subscription } from '~/kube/models/subscription';
import { subscriptionModel } from '~/kube/models/subscription';
import { isInstalled } from '~/olm/installed/subscribedCsvs';
import type { StepStates } from '~/kube/steps';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import type { Finding } from '~/install/rules/problems/finding';
import type { InstallChoices } from './form';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import type { PlannedObject } from './plannedObjects';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';

/** An installation whose Subscription is there already: it only has to be followed. */
export type ResumedInstall = {
  readonly subscription: string;
  /** It was begun to be reviewed first: it waits where the form would not. */
  readonly isForReview: boolean;
};

/**
 * The installation that these objects stand for, when it was begun before: its Subscription carries the mark and is as the
 * form would make it, and OLM has not installed it yet. Its approval may be Manual all the same, which is how Review first makes it.
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
    const isHeld = one.spec?.installPlanApproval === 'Manual';
    const isSame = differences.length === 0;
    const isForReview = isHeld && differences.length === 1 && differences[0] === APPROVAL;
    if (name === planned.name && (isSame || isForReview))
      return { subscription: name, isForReview };
  }
  return null;
}

const APPROVAL = 'spec.installPlanApproval';

/** Whether what carries the installation's mark is past being taken back: OLM has brought the Operator. */
export function isCompleted(
  install: InstallIdentity,
  subscriptions: readonly Subscription[] | null,
): boolean {
  return createdBy(install, subscriptions ?? []).some(isInstalled);
}

/**
 * The objects with a Subscription that waits for approval, so that its plan can be reviewed first. What is shared with
 * others is left as it is: backing out would not take that back.
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

/** The objects as they are when the Subscription need not be created any more. */
export function withBegun(
  objects: readonly PlannedObject[],
  begun: ResumedInstall | null,
): readonly PlannedObject[] {
  if (begun === null) return objects;
  return objects.map((object) => (isSubscription(object) ? { ...object, action: 'use' } : object));
}

/** Where the steps stand, those counted as done whose objects an earlier run of the installation has created. */
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

/** Without the finding that the Subscription is there, when it is the installation's own: it goes on. */
export function findingsOf(
  findings: readonly Finding[],
  begun: ResumedInstall | null,
): readonly Finding[] {
  return begun === null ? findings : findings.filter(({ kind }) => kind !== 'already-subscribed');
}

/** Whether a choice decides about what is made before the Subscription: the namespace and its OperatorGroup. */
export function decidesWhere(choice: InstallChoices): boolean {
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
