import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import { type JsonRecord, listIn, recordIn, textIn } from '../../catalog/json';

/** A phase that OLM gave a CSV. */
export type PhaseEntry = {
  readonly phase: string;
  readonly reason: string;
  readonly message: string;
  /** A timestamp. */
  readonly at: string | null;
};

/** The phases of a CSV as far as OLM remembers them (the last 20), newest first. */
export function phaseHistory({ status }: ClusterServiceVersion): readonly PhaseEntry[] {
  return listIn(status?.conditions)
    .map(recordIn)
    .map((entry) => ({
      phase: textIn(entry['phase']) ?? '',
      reason: textIn(entry['reason']) ?? '',
      message: textIn(entry['message']) ?? '',
      at: textIn(entry['lastTransitionTime']),
    }))
    .toReversed();
}

/** Something that a CSV requires and that is not as it should be. */
export type UnmetRequirement = {
  readonly kind: string;
  readonly name: string;
  /** OLM's word: NotPresent, PresentNotSatisfied, … */
  readonly status: string;
  readonly message: string;
  /** Of a ServiceAccount: the rights that it does not have. */
  readonly lacks: readonly string[];
};

/** The requirements of a CSV that OLM found not to be met, in its order. */
export function unmetRequirements({ status }: ClusterServiceVersion): readonly UnmetRequirement[] {
  return listIn(status?.requirementStatus)
    .map(recordIn)
    .filter((one) => !MET.includes(textIn(one['status']) ?? ''))
    .map((one) => ({
      kind: textIn(one['kind']) ?? '',
      name: textIn(one['name']) ?? '',
      status: textIn(one['status']) ?? '',
      message: textIn(one['message']) ?? '',
      lacks: listIn(one['dependents']).map(recordIn).filter(isUnmet).flatMap(ruleIn),
    }));
}

/** OLM's words for a requirement, and for what it depends on, that is as it should be. */
const MET: readonly string[] = ['Present', 'DeploymentFound', 'Satisfied'];

function isUnmet(dependent: JsonRecord): boolean {
  return !MET.includes(textIn(dependent['status']) ?? '');
}

function ruleIn(dependent: JsonRecord): readonly string[] {
  const text = textIn(dependent['message']) ?? textIn(dependent['kind']);
  return text === null ? [] : [text];
}
