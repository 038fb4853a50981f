import type { Operand, OperandOwner } from './operands';
import { type WatchedNamespaces, watches } from './watchedNamespaces';

/** Who looks after an object. */
export type OperandManager =
  /** The Operator that is to go; or nobody, which will not get better without it. */
  | 'own'
  /** Another installed Operator that provides the API watches its namespace (UN-012). */
  | 'other'
  /** It belongs to an object of another Operator, which needs it. */
  | 'part'
  /** Another one may: not all of them could be read, or the one that watches its namespace does not run. */
  | 'unsure';

export type ProvidingOperators = {
  readonly own: WatchedNamespaces;
  /** The other installed Operators that provide the API. */
  readonly others: readonly ProvidingOperator[];
  /** All Operators of the cluster are known. */
  readonly areAllKnown: boolean;
  /** Whether an owner is of an API that only another installed Operator provides. */
  readonly isForeign: (owner: OperandOwner) => boolean;
};

export type ProvidingOperator = {
  /** `namespace/name` of its CSV. */
  readonly name: string;
  readonly reach: WatchedNamespaces;
  readonly runs: boolean;
};

export type Management = {
  readonly manager: OperandManager;
  /** The others that run and watch the namespace. */
  readonly managedBy: readonly string[];
};

/**
 * Who looks after an object. OLM lets only one Operator provide an API to a namespace (OG-013), so that no other one is
 * looked for where this one does; the one that lost does not run, and looks after nothing there.
 */
export function managementOf(
  { namespace, owners }: Operand,
  guardians: ProvidingOperators,
): Management {
  const { others, isForeign } = guardians;
  const managers = others.filter(
    ({ runs, reach }) => runs && (namespace === null || watches(reach, namespace)),
  );
  if (owners.some(isForeign)) return { manager: 'part', managedBy: [] };
  if (managers.length > 0) {
    return { manager: 'other', managedBy: managers.map(({ name }) => name) };
  }
  return { manager: isOwn(namespace, guardians) ? 'own' : 'unsure', managedBy: [] };
}

function isOwn(
  namespace: string | null,
  { own, others, areAllKnown }: Omit<ProvidingOperators, 'isForeign'>,
): boolean {
  if (others.some(({ runs, reach }) => runs && reach === null)) return false;
  if (watches(own, namespace)) return true;
  // One that does not run may have looked after what is outside of the reach of the one that is to go.
  const mayHave = ({ reach }: ProvidingOperator) =>
    namespace === null || reach === null || watches(reach, namespace);
  return areAllKnown && !others.some(mayHave);
}
