import type { Operand, OperandOwner } from './operands';
import { type Reach, watches } from './reach';

/** Who looks after an object. */
export type Custody =
  /** The Operator that is to go; or nobody, which will not get better without it. */
  | 'own'
  /** Another installed Operator that provides the API watches its namespace (UN-012). */
  | 'other'
  /** It belongs to an object of another Operator, which needs it. */
  | 'part'
  /** Another one may: not all of them could be read. */
  | 'unsure';

export type Guardians = {
  readonly own: Reach;
  /** Of the other installed Operators that provide the API. */
  readonly others: readonly Reach[];
  /** All Operators of the cluster are known. */
  readonly areAllKnown: boolean;
  /** Whether an owner is of an API that only another installed Operator provides. */
  readonly isForeign: (owner: OperandOwner) => boolean;
};

/**
 * Who looks after an object. OLM lets only one Operator provide an API to a namespace (OG-013), so that no other one is
 * looked for where this one does.
 */
export function custodyOf({ namespace, owners }: Operand, guardians: Guardians): Custody {
  const { own, others, areAllKnown, isForeign } = guardians;
  if (owners.some(isForeign)) return 'part';
  const isShared = namespace === null && others.length > 0;
  if (isShared || others.some((reach) => watches(reach, namespace))) return 'other';
  if (others.includes(null)) return 'unsure';
  return areAllKnown || watches(own, namespace) ? 'own' : 'unsure';
}
