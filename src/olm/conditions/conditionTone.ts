import type { Condition } from '~/kube/models/meta';

/** The severities of a condition for the reader, independent of its polarity, and its other states; the most severe first. */
export const TONE_ORDER = ['danger', 'warning', 'progress', 'success', 'neutral'] as const;

export type ConditionTone = (typeof TONE_ORDER)[number];

/**
 * The severity of a condition of this kind of object. Each Kubernetes condition type has its own polarity. A phase of a
 * ClusterServiceVersion counts as the type of a condition with status True.
 */
export function toneOf(kind: string, condition: Condition): ConditionTone {
  const [whenTrue, whenFalse] = tonesOf(kind, condition);
  switch (condition.status) {
    case 'True':
      return whenTrue;
    case 'False':
      return whenFalse;
    default:
      return 'neutral';
  }
}

function tonesOf(kind: string, { type = '', reason }: Condition): Tones {
  if (type === 'InstallPlanPending' && reason === 'RequiresApproval') return HINT;
  const ofKind = TONES.get(kind);
  return ofKind?.get(type) ?? GENERAL.get(type) ?? ofKind?.get(OTHER) ?? UNKNOWN;
}

/** The most severe condition of an object, with its severity. */
export function mostSevere(
  kind: string,
  conditions: readonly Condition[],
): { readonly tone: ConditionTone; readonly condition: Condition | null } {
  const [first] = conditions
    .map((condition) => ({ tone: toneOf(kind, condition), condition }))
    .toSorted((one, other) => TONE_ORDER.indexOf(one.tone) - TONE_ORDER.indexOf(other.tone));
  return first ?? { tone: 'neutral', condition: null };
}

/** The severity for status True and for status False. */
type Tones = readonly [ConditionTone, ConditionTone];

const POSITIVE: Tones = ['success', 'danger'];
const NEGATIVE: Tones = ['danger', 'success'];
const HINT: Tones = ['warning', 'success'];
const UNKNOWN: Tones = ['neutral', 'neutral'];
const RUNNING: Tones = ['progress', 'success'];

/** All types without their own entry. */
const OTHER = '*';

const GENERAL: ReadonlyMap<string, Tones> = new Map([
  ['Available', POSITIVE],
  ['Ready', POSITIVE],
  ['Complete', ['success', 'neutral']],
  ['Degraded', NEGATIVE],
  ['Failed', NEGATIVE],
]);

const TONES: ReadonlyMap<string, ReadonlyMap<string, Tones>> = new Map([
  [
    // SU-006: a problem only with status True.
    'Subscription',
    new Map([
      [OTHER, HINT],
      ['CatalogSourcesUnhealthy', NEGATIVE],
      ['ResolutionFailed', NEGATIVE],
      ['BundleUnpackFailed', NEGATIVE],
      ['InstallPlanMissing', NEGATIVE],
      ['InstallPlanFailed', NEGATIVE],
      ['BundleUnpacking', RUNNING],
      ['InstallPlanPending', RUNNING],
    ]),
  ],
  [
    'InstallPlan',
    new Map([
      ['Installed', POSITIVE],
      ['Resolved', POSITIVE],
      ['BundleLookupPending', RUNNING],
      ['BundleLookupFailed', NEGATIVE],
      ['BundleLookupNotPersisted', RUNNING],
    ]),
  ],
  ['OperatorGroup', new Map([[OTHER, NEGATIVE]])],
  [
    'ClusterServiceVersion',
    new Map([
      [OTHER, RUNNING],
      ['Succeeded', POSITIVE],
      ['Failed', NEGATIVE],
      ['Unknown', UNKNOWN],
    ]),
  ],
  // OLM can replace the version unless the status is False.
  ['OperatorCondition', new Map([['Upgradeable', POSITIVE]])],
  [
    'Deployment',
    new Map([
      ['Progressing', POSITIVE],
      ['ReplicaFailure', NEGATIVE],
    ]),
  ],
  [
    'CustomResourceDefinition',
    new Map([
      ['Established', POSITIVE],
      ['NamesAccepted', POSITIVE],
      ['NonStructuralSchema', HINT],
      ['Terminating', RUNNING],
    ]),
  ],
]);
