import type { Condition } from '~/kube/models/meta';

/** What a condition means for who reads it, whatever its polarity is. */
export type ConditionTone = 'bad' | 'warning' | 'progress' | 'good' | 'neutral';

/**
 * The tone of a condition of an object of this kind. Kubernetes leaves the polarity to each type; a phase of a
 * ClusterServiceVersion counts as the type of a condition that is True.
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

/** The gravest comes first. */
export const TONE_ORDER: readonly ConditionTone[] = [
  'bad',
  'warning',
  'progress',
  'good',
  'neutral',
];

/** What all conditions of an object come to, and the one that says so. */
export function gravest(
  kind: string,
  conditions: readonly Condition[],
): { readonly tone: ConditionTone; readonly condition: Condition | null } {
  const [first] = conditions
    .map((condition) => ({ tone: toneOf(kind, condition), condition }))
    .toSorted((one, other) => TONE_ORDER.indexOf(one.tone) - TONE_ORDER.indexOf(other.tone));
  return first ?? { tone: 'neutral', condition: null };
}

/** When it is True, and when it is False. */
type Tones = readonly [ConditionTone, ConditionTone];

const POSITIVE: Tones = ['good', 'bad'];
const NEGATIVE: Tones = ['bad', 'good'];
const HINT: Tones = ['warning', 'good'];
const UNKNOWN: Tones = ['neutral', 'neutral'];
const RUNNING: Tones = ['progress', 'good'];

/** Any type that has no line of its own. */
const OTHER = '*';

const GENERAL: ReadonlyMap<string, Tones> = new Map([
  ['Available', POSITIVE],
  ['Ready', POSITIVE],
  ['Complete', ['good', 'neutral']],
  ['Degraded', NEGATIVE],
  ['Failed', NEGATIVE],
]);

const TONES: ReadonlyMap<string, ReadonlyMap<string, Tones>> = new Map([
  [
    // SU-006: a problem only when it is True.
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
  // Anything but False lets OLM replace the version.
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
