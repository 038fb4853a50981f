/** Facts for an uninstallation, for tests: Operator `quill` in namespace `team-a`, which owns one API. */
import { ready } from '~/kube/loadable';
import type { Definition } from '~/remove/rules/definition';
import type { UninstallInventory } from '~/remove/rules/inventory';
import { type InventorySources, inventoryOf } from '~/remove/rules/inventoryOf';
import type { Operand, OperandList } from '~/remove/rules/operands';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { aCsv, aSubscription, anInstalledOperator, anOperatorGroup } from './builders';

export const QUILLS = 'quills.example.com';

const api = { name: QUILLS, kind: 'Quill', version: 'v1' };

/** The CSV of the Operator. */
export function anOwnCsv(more: Parameters<typeof aCsv>[0] = {}): ClusterServiceVersion {
  return aCsv({ ...more, spec: { customresourcedefinitions: { owned: [api] }, ...more.spec } });
}

/** Another Operator's CSV. */
export function anotherCsv(
  name: string,
  {
    namespace = 'team-b',
    targets = namespace,
    ...relation
  }: {
    readonly namespace?: string;
    /** As in OLM's annotation; `null`: not annotated. */
    readonly targets?: string | null;
    readonly owns?: boolean;
    readonly requires?: boolean;
  },
): ClusterServiceVersion {
  return aCsv({
    name: `${name}.v1.0.0`,
    namespace,
    annotations: targets === null ? {} : { 'olm.targetNamespaces': targets },
    spec: {
      displayName: name,
      customresourcedefinitions: {
        owned: relation.owns === true ? [api] : [],
        required: relation.requires === true ? [api] : [],
      },
    },
  });
}

export function anOperandOf(name: string, more: Partial<Operand> = {}): Operand {
  return {
    name,
    namespace: 'team-a',
    uid: `uid-${name}`,
    finalizers: [],
    isTerminating: false,
    owners: [],
    ...more,
  };
}

export function anOperandList(
  operands: readonly Operand[],
  more: Partial<OperandList> = {},
): OperandList {
  return {
    model: {
      group: 'example.com',
      version: 'v1',
      kind: 'Quill',
      plural: 'quills',
      namespaced: true,
    },
    versions: ['v1'],
    operands,
    isEverywhere: true,
    unseen: [],
    missing: null,
    isCut: false,
    ...more,
  };
}

export function aDefinition(more: Partial<Definition> = {}): Definition {
  return {
    name: QUILLS,
    uid: `uid-${QUILLS}`,
    isTerminating: false,
    storedVersions: ['v1'],
    servedVersions: ['v1'],
    controller: null,
    ...more,
  };
}

/** @param others the CSVs of other Operators */
export function someSources(
  more: Partial<InventorySources> = {},
  others: readonly ClusterServiceVersion[] = [],
): InventorySources {
  return {
    operator: anInstalledOperator(),
    subscriptions: [aSubscription()],
    csvs: [
      anOwnCsv({ annotations: { 'olm.targetNamespaces': 'team-a' } }),
      ...others.filter(({ metadata }) => metadata.namespace === 'team-a'),
    ],
    plans: [],
    operatorGroups: [anOperatorGroup()],
    elsewhere: { csvs: others, operatorGroups: [], isWhole: true },
    operands: new Map([[QUILLS, ready(anOperandList([]))]]),
    definitions: new Map([[QUILLS, ready(aDefinition())]]),
    missing: [],
    console: null,
    contents: null,
    denied: null,
    ...more,
  };
}

/** The inventory with these operands. */
export function anInventory(
  operands: readonly Operand[] = [],
  others: readonly ClusterServiceVersion[] = [],
  more: Partial<InventorySources> = {},
): UninstallInventory {
  const found = new Map([[QUILLS, ready(anOperandList(operands))]]);
  return inventoryOf(someSources({ operands: found, ...more }, others));
}
