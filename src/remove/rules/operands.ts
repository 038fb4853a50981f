import type { Failure, Permission } from '~/kube/failure';
import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { type Offer, offered, type UninstallChoices, withheld } from './choices';
import type { DefinitionController } from './definition';
import type { ApiInventory, KeptOperand, UninstallInventory } from './inventory';
import { type WatchedNamespaces, watches } from './watchedNamespaces';

/** A custom resource of an Operator. */
export type Operand = {
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly uid: string | null;
  /** The finalizers to remove before its deletion completes. */
  readonly finalizers: readonly string[];
  /** It is already being deleted. */
  readonly isTerminating: boolean;
  readonly owners: readonly OperandOwner[];
};

/** An owner of the object. */
export type OperandOwner = {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};

/** The readable objects of an API. */
export type OperandList = {
  readonly model: ResourceModel;
  readonly versions: readonly string[];
  readonly operands: readonly Operand[];
  /** The user can read the whole cluster. */
  readonly isEverywhere: boolean;
  /** Visible namespaces without permission for these objects. */
  readonly unseen: readonly string[];
  /** The permission to read all; `null`: granted. */
  readonly missing: Permission | null;
  /** The list is incomplete. */
  readonly isCut: boolean;
};

/** The operands in a metadata list. Items without a name are omitted. */
export function operandsIn(items: readonly unknown[]): readonly Operand[] {
  return items.flatMap((item) => operandIn(recordIn(recordIn(item)['metadata'])));
}

function operandIn(metadata: JsonRecord): readonly Operand[] {
  const name = textIn(metadata['name']);
  if (name === null) return [];
  return [
    {
      name,
      namespace: textIn(metadata['namespace']),
      uid: textIn(metadata['uid']),
      finalizers: textsIn(metadata['finalizers']),
      isTerminating: textIn(metadata['deletionTimestamp']) !== null,
      owners: listIn(metadata['ownerReferences']).flatMap(ownerIn),
    },
  ];
}

function ownerIn(reference: unknown): readonly OperandOwner[] {
  const { apiVersion, kind, name } = recordIn(reference);
  const found = textIn(kind);
  if (found === null) return [];
  const [, group = ''] = (textIn(apiVersion) ?? '').split('/').toReversed();
  return [{ group, kind: found, name: textIn(name) ?? '' }];
}

/** Stable across renders. */
export function operandId({ namespace, name }: Pick<Operand, 'namespace' | 'name'>): string {
  return `${namespace ?? ''}/${name}`;
}

/** The number in each namespace, the most first; `null`: cluster-scoped. */
export function countsByNamespace(
  operands: readonly Operand[],
): readonly { readonly namespace: string | null; readonly count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { namespace } of operands) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  return [...counts]
    .map(([namespace, count]) => ({ namespace, count }))
    .toSorted(
      (one, other) =>
        other.count - one.count || (one.namespace ?? '').localeCompare(other.namespace ?? '', 'en'),
    );
}

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

/** The reason why the operands of an API are not available. */
export type OperandReason =
  | { readonly kind: 'loading' | 'none' | 'not-served' | 'too-many' | 'not-its-own' }
  /** The author disables it in the console. */
  | { readonly kind: 'author' }
  | { readonly kind: 'unread'; readonly failure: Failure }
  /** The manager of the CRD also uses its objects. */
  | { readonly kind: 'kept'; readonly controller: DefinitionController }
  | { readonly kind: 'needed'; readonly by: readonly string[] };

/** Whether the operands of an API can be deleted with the Operator, which must remove their finalizers (UN-014). */
export function operandOffer(
  one: ApiInventory,
  { hidesOperands, dependents }: UninstallInventory,
): Offer<OperandReason> {
  if (hidesOperands) return withheld({ kind: 'author' });
  const { operands } = one;
  if (operands.status === 'loading') return withheld({ kind: 'loading' });
  if (operands.status === 'failed') return withheld({ kind: 'unread', failure: operands.failure });
  if (operands.data === null) return withheld({ kind: 'not-served' });
  if (operands.data.isCut) return withheld({ kind: 'too-many' });
  if (operands.data.operands.length === 0) return withheld({ kind: 'none' });
  if (ownOperands(one).length === 0) return withheld({ kind: 'not-its-own' });
  const controller = controllerOf(one);
  if (controller !== null) return withheld({ kind: 'kept', controller });
  const by = dependents.filter(({ apis }) => apis.includes(one.api.name));
  if (by.length === 0) return offered;
  return withheld({ kind: 'needed', by: by.map(({ displayName }) => displayName) });
}

function controllerOf({ definition }: ApiInventory): DefinitionController | null {
  return definition?.status === 'ready' ? (definition.data?.controller ?? null) : null;
}

/** The operands without another manager. */
export function ownOperands(one: ApiInventory): readonly KeptOperand[] {
  return allOperands(one).filter(({ manager }) => manager === 'own');
}

export function allOperands({ operands }: ApiInventory): readonly KeptOperand[] {
  return operands.status === 'ready' ? (operands.data?.operands ?? []) : [];
}

/** The deleted operands of an API. */
export function chosenOperands(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly KeptOperand[] {
  const isChosen =
    choices.operandsOf.includes(one.api.name) && operandOffer(one, inventory).isOffered;
  return isChosen ? ownOperands(one) : [];
}

/** Those of all APIs. */
export function allChosenOperands(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly KeptOperand[] {
  return inventory.apis.flatMap((one) => chosenOperands(one, inventory, choices));
}

/** The missing permission to read all objects of an API; empty for other reasons. */
export function toListObjects({ operands }: ApiInventory): readonly Permission[] {
  const failure = operands.status === 'failed' ? operands.failure : null;
  const missing = operands.status === 'ready' ? operands.data?.missing : null;
  return [failure?.permission ?? missing ?? []].flat();
}
