import type { Operand, OperandOwner } from './operands';
import { type WatchedNamespaces, watches } from './watchedNamespaces';

/** The manager of an operand. */
export type OperandManager =
  /** The removed Operator, or none. Neither changes without the removal. */
  | 'own'
  /** Another installed Operator that provides the API and watches the namespace (UN-012). */
  | 'other'
  /** It belongs to an object of another Operator, which needs it. */
  | 'part'
  /** Possibly another one: not all could be read, or the one that watches its namespace does not run. */
  | 'unsure';

export type ProvidingOperators = {
  readonly own: WatchedNamespaces;
  /** The other installed Operators that provide the API. */
  readonly others: readonly ProvidingOperator[];
  /** All Operators of the cluster are known. */
  readonly areAllKnown: boolean;
  /** Whether only another installed Operator provides the API of an owner. */
  readonly isForeign: (owner: OperandOwner) => boolean;
};

export type ProvidingOperator = {
  /** `namespace/name` of its CSV. */
  readonly name: string;
  readonly managed: WatchedNamespaces;
  readonly runs: boolean;
};

export type Management = {
  readonly manager: OperandManager;
  /** The other running Operators that watch the namespace. */
  readonly managedBy: readonly string[];
};

/**
 * The manager of an operand. OLM allows only one Operator per API and namespace (OG-013), so that no other one is
 * possible where this one provides it; a conflicting one does not run.
 */
export function managementOf(
  { namespace, owners }: Operand,
  guardians: ProvidingOperators,
): Management {
  const { others, isForeign } = guardians;
  const managers = others.filter(
    ({ runs, managed }) => runs && (namespace === null || watches(managed, namespace)),
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
  if (others.some(({ runs, managed }) => runs && managed === null)) return false;
  if (watches(own, namespace)) return true;
  // A stopped Operator might have managed objects in other namespaces than the removed one watches.
  const mayHave = ({ managed }: ProvidingOperator) =>
    namespace === null || managed === null || watches(managed, namespace);
  return areAllKnown && !others.some(mayHave);
}
