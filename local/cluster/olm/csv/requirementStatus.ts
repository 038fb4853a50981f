/** Results of a CSV's requirement checks. */
import type { JsonObject } from '../../kube/types';

export type Requirements = {
  readonly met: boolean;
  /** Entries of `status.requirementStatus`. */
  readonly statuses: readonly JsonObject[];
};

export function combined(parts: readonly Requirements[]): Requirements {
  return {
    met: parts.every(({ met }) => met),
    statuses: parts.flatMap(({ statuses }) => statuses),
  };
}
