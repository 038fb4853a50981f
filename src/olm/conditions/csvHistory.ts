import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { isRequirementMet } from '~/olm/installed/requirementMet';
import { type ConditionTone, toneOf } from './conditionTone';

/** A phase that a ClusterServiceVersion was in. */
export type PhaseEntry = {
  readonly phase: string;
  readonly reason: string | null;
  readonly message: string | null;
  /** A timestamp. */
  readonly since: string | null;
  readonly tone: ConditionTone;
};

/** What OLM looked for before it installed the Operator, and did not find. */
export type UnmetRequirement = {
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  /** OLM's words, also on the single rights that are missing. */
  readonly messages: readonly string[];
};

/** The phases that OLM notes, the present one first. It keeps a limited number of them. */
export function phaseHistory({ status }: ClusterServiceVersion): readonly PhaseEntry[] {
  const now = recordIn(status);
  const noted = listIn(now['conditions'])
    .flatMap((item) => entryIn(recordIn(item)) ?? [])
    .toReversed();
  const present = entryIn(now);
  const [last] = noted;
  const isNoted =
    present === null || (last?.phase === present.phase && last.reason === present.reason);
  return isNoted ? noted : [present, ...noted];
}

/** Requirements that are not there, or not enough. */
export function unmetRequirements({ status }: ClusterServiceVersion): readonly UnmetRequirement[] {
  return listIn(recordIn(status)['requirementStatus']).flatMap((item): UnmetRequirement[] => {
    const requirement = recordIn(item);
    const found = textIn(requirement['status']);
    const name = textIn(requirement['name']);
    if (found === null || name === null || isRequirementMet(found)) return [];
    const dependents = listIn(requirement['dependents'])
      .map(recordIn)
      .filter((one) => !isRequirementMet(textIn(one['status']) ?? ''));
    return [
      {
        kind: textIn(requirement['kind']) ?? '',
        name,
        status: found,
        messages: [requirement, ...dependents].flatMap((one) => textIn(one['message']) ?? []),
      },
    ];
  });
}

function entryIn(entry: JsonRecord): PhaseEntry | null {
  const phase = textIn(entry['phase']);
  if (phase === null) return null;
  return {
    phase,
    reason: textIn(entry['reason']),
    message: textIn(entry['message']),
    since: textIn(entry['lastTransitionTime']),
    tone: toneOf('ClusterServiceVersion', { type: phase, status: 'True' }),
  };
}
