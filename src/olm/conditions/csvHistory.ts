import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { isRequirementMet } from '~/olm/installed/csv';
import { type ConditionTone, toneOf } from './conditionTone';

/** A former phase of a ClusterServiceVersion. */
export type PhaseEntry = {
  readonly phase: string;
  readonly reason: string | null;
  readonly message: string | null;
  /** A timestamp. */
  readonly since: string | null;
  readonly tone: ConditionTone;
};

/** A requirement that OLM did not find before it installed the Operator. */
export type UnmetRequirement = {
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  /** OLM's messages, including those about single missing permissions. */
  readonly messages: readonly string[];
};

/** The phases that OLM recorded, the current one first. OLM keeps a limited number. */
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

/** Unmet requirements. */
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
