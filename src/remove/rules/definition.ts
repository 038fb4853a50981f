import type { Failure, Permission } from '~/kube/failure';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { clusterServiceVersionModel } from '~/kube/models/olm';
import { type Offer, offered, type UninstallChoices, withheld } from './choices';
import type { ApiInventory, KeptOperands, UninstallInventory } from './inventory';
import { allOperands, chosenOperands, toListObjects } from './operands';

/** A stored CustomResourceDefinition. */
export type Definition = {
  readonly name: string;
  readonly uid: string | null;
  readonly isTerminating: boolean;
  readonly storedVersions: readonly string[];
  readonly servedVersions: readonly string[];
  /** Another manager of the CRD, independent of OLM v0; `null`: none. */
  readonly controller: DefinitionController | null;
};

export type DefinitionController =
  /** Part of OpenShift. */
  | { readonly kind: 'platform' }
  /** Installed by an extension of OLM v1. */
  | { readonly kind: 'extension'; readonly name: string };

/** @returns `null` if it is not a CRD */
export function definitionIn(object: unknown): Definition | null {
  const { metadata, spec, status } = recordIn(object);
  const { name, uid, deletionTimestamp, labels, annotations } = recordIn(metadata);
  const found = textIn(name);
  if (found === null) return null;
  return {
    name: found,
    uid: textIn(uid),
    isTerminating: textIn(deletionTimestamp) !== null,
    storedVersions: textsIn(recordIn(status)['storedVersions']),
    servedVersions: listIn(recordIn(spec)['versions'])
      .map(recordIn)
      .flatMap((version) => (version['served'] === true ? (textIn(version['name']) ?? []) : [])),
    controller: controllerIn(textMapIn(labels), textMapIn(annotations)),
  };
}

type Texts = Readonly<Record<string, string>>;

/** The cluster version operator marks the content of its release with the annotation. */
function controllerIn(labels: Texts, annotations: Texts): DefinitionController | null {
  if (isOfPlatform(annotations)) return { kind: 'platform' };
  if (labels['olm.operatorframework.io/owner-kind'] !== 'ClusterExtension') return null;
  return { kind: 'extension', name: labels['olm.operatorframework.io/owner-name'] ?? '' };
}

/** Whether OpenShift's release contains an object. It would be created again. */
export function isOfPlatform(annotations: Texts): boolean {
  return Object.keys(annotations).some((key) => key.startsWith('include.release.openshift.io/'));
}

/** The reason why the CRD of an API is not available. */
export type DefinitionReason =
  | { readonly kind: 'loading' | 'gone' }
  /** With the permission to read them. */
  | {
      readonly kind: 'operators-unknown' | 'objects-unknown';
      readonly missing: readonly Permission[];
    }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'kept'; readonly controller: DefinitionController }
  | { readonly kind: 'owned' | 'needed'; readonly by: readonly string[] }
  /** Some of its objects are not selected. */
  | { readonly kind: 'objects'; readonly count: number };

/**
 * Whether the CRD of an API can be deleted. All objects of the API are deleted with it, in every namespace (UN-012), so
 * that no other Operator can own or need it, and all objects must be known and selected.
 */
export function definitionOffer(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): Offer<DefinitionReason> {
  const { definition, otherOwners, neededBy } = one;
  if (definition === null) return withheld({ kind: 'gone' });
  if (definition.status === 'loading') return withheld({ kind: 'loading' });
  if (definition.status === 'failed') {
    return withheld({ kind: 'unread', failure: definition.failure });
  }
  if (definition.data === null || definition.data.isTerminating) return withheld({ kind: 'gone' });
  const { controller } = definition.data;
  if (controller !== null) return withheld({ kind: 'kept', controller });
  if (otherOwners.length > 0) return withheld({ kind: 'owned', by: otherOwners });
  if (neededBy.length > 0) return withheld({ kind: 'needed', by: neededBy });
  if (!inventory.areAllKnown) {
    return withheld({ kind: 'operators-unknown', missing: toSeeOperators(inventory) });
  }
  return objectsOffer(one, inventory, choices);
}

/** The objects of an API that is not served are unknown, but might be stored. */
function objectsOffer(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): Offer<DefinitionReason> {
  const { operands } = one;
  if (operands.status === 'loading') return withheld({ kind: 'loading' });
  if (operands.status === 'failed' || operands.data === null || !isWhole(operands.data)) {
    return withheld({ kind: 'objects-unknown', missing: toListObjects(one) });
  }
  const left = allOperands(one).length - chosenOperands(one, inventory, choices).length;
  return left === 0 ? offered : withheld({ kind: 'objects', count: left });
}

function toSeeOperators({ missing }: UninstallInventory): readonly Permission[] {
  return missing.filter(({ resource }) => resource === clusterServiceVersionModel.plural);
}

/** The CRDs that are available if all deletable operands are selected. */
export function possibleDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  const operandsOf = inventory.apis.map(({ api }) => api.name);
  return offeredDefinitions(inventory, { ...choices, operandsOf });
}

function isWhole({ isCut, isEverywhere }: KeptOperands): boolean {
  return isEverywhere && !isCut;
}

/** The APIs whose CRDs are deleted. */
export function chosenDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return choices.definitions ? offeredDefinitions(inventory, choices) : [];
}

/** The CRDs that are available with the selected operands. */
export function offeredDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return inventory.apis.filter((one) => definitionOffer(one, inventory, choices).isOffered);
}
