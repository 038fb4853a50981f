/** Small random clusters, from which the first Operator is uninstalled. */
import fc from 'fast-check';
import { failed, loading, ready } from '~/kube/loadable';
import type { UninstallChoices } from '~/remove/rules/choices';
import type { Definition } from '~/remove/rules/definition';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { InventorySources } from '~/remove/rules/inventoryOf';
import type { ManySources } from '~/remove/rules/manyInventories';
import type { Operand, OperandList } from '~/remove/rules/operands';
import type { Metadata, ResourceModel } from '~/kube/models/meta';
import { aCsv, aSubscription, anInstalledOperator, anOperatorGroup } from './builders';

const PLURALS = ['ants', 'bees', 'cats'] as const;
const PLACES = ['red', 'blue', 'openshift-own'] as const;
export const nameOf = (plural: string) => `${plural}.zoo.example.com`;
const crdOf = (plural: string) => ({
  name: nameOf(plural),
  kind: plural.toUpperCase(),
  version: 'v1',
});

const apis = fc.uniqueArray(fc.constantFrom(...PLURALS));
const place = fc.constantFrom(...PLACES);
const managed = fc.oneof(fc.constant(null), fc.constant(''), place);

const aMember = fc.record({
  namespace: place,
  owned: apis,
  required: apis,
  managed,
  hasPlugin: fc.boolean(),
  hasSubscription: fc.boolean(),
});
export type Member = typeof aMember extends fc.Arbitrary<infer T> ? T : never;

const anObject = fc.record({
  plural: fc.constantFrom(...PLURALS),
  name: fc.constantFrom('one', 'two', 'three'),
  namespace: fc.option(place),
  owner: fc.option(fc.constantFrom(...PLURALS)),
  finalizers: fc.constantFrom([], ['zoo.example.com/hold']),
});
export type Thing = typeof anObject extends fc.Arbitrary<infer T> ? T : never;

const anyWorld = fc.record({
  members: fc.array(aMember, { minLength: 1, maxLength: 4 }),
  objects: fc.uniqueArray(anObject, { maxLength: 8, selector: uidOf }),
  isWhole: fc.boolean(),
  isEverywhere: fc.boolean(),
  isBroken: fc.constantFrom('no', 'no', 'loading', 'failed'),
  isKept: fc.boolean(),
  strangers: fc.constantFrom<readonly string[]>([], [], ['their-secret']),
});
export type World = typeof anyWorld extends fc.Arbitrary<infer T> ? T : never;

/** Every second world is fully visible, because random visibility rarely is, and all operands can be deleted only there. */
export const aWorld = fc.oneof(
  anyWorld,
  anyWorld.map((world): World => ({
    ...world,
    isWhole: true,
    isEverywhere: true,
    isBroken: 'no',
    isKept: false,
  })),
);

export const someChoices: fc.Arbitrary<UninstallChoices> = fc.record({
  operandsOf: fc.uniqueArray(fc.constantFrom(...PLURALS.map(nameOf))),
  definitions: fc.boolean(),
  operatorGroup: fc.boolean(),
  namespace: fc.boolean(),
  consolePlugins: fc.boolean(),
});

export function uidOf({
  plural,
  namespace,
  name,
}: Pick<Thing, 'plural' | 'namespace' | 'name'>): string {
  return `${plural}/${namespace ?? ''}/${name}`;
}

export const csvName = (index: number) => `operator-${index}.v1.0.0`;

function csvOf(member: Member, index: number) {
  const annotations = {
    ...(member.managed === null ? {} : { 'olm.targetNamespaces': member.managed }),
    ...(member.hasPlugin ? { 'console.openshift.io/plugins': '["zoo-ui"]' } : {}),
  };
  return aCsv({
    name: csvName(index),
    namespace: member.namespace,
    annotations,
    spec: {
      customresourcedefinitions: {
        owned: member.owned.map(crdOf),
        required: member.required.map(crdOf),
      },
    },
  });
}

export function sourcesOf(world: World): InventorySources {
  const [own] = world.members;
  if (own === undefined) throw new Error('nobody is there');
  const csvs = world.members.map(csvOf);
  const here = ({ metadata }: { readonly metadata: Metadata }) =>
    metadata.namespace === own.namespace;
  const subscriptions = world.members.flatMap((member, index) =>
    member.hasSubscription
      ? [
          aSubscription({
            name: `operator-${index}`,
            namespace: member.namespace,
            status: { installedCSV: csvName(index) },
          }),
        ]
      : [],
  );
  return {
    operator: anInstalledOperator({
      namespace: own.namespace,
      subscriptionName: own.hasSubscription ? 'operator-0' : null,
      csvNames: [csvName(0)],
      consolePlugins: own.hasPlugin ? ['zoo-ui'] : [],
    }),
    subscriptions: subscriptions.filter(here),
    csvs: csvs.filter(here),
    plans: [],
    operatorGroups: [anOperatorGroup({ namespace: own.namespace })],
    elsewhere: { csvs: world.isWhole ? csvs : [], operatorGroups: [], isWhole: world.isWhole },
    operands: new Map(PLURALS.map((plural) => [nameOf(plural), listed(plural, world)])),
    definitions: new Map(
      PLURALS.map((plural) => [nameOf(plural), ready(definitionOf(plural, world))]),
    ),
    missing: [],
    denied: null,
    console: { enabled: ['zoo-ui'], mayEnable: true },
    contents: ready({ found: contentsOf(world, own.namespace), unseen: [] }),
  };
}

/** The same world, from which several Operators are uninstalled. */
export function manySourcesOf(world: World): ManySources {
  const csvs = world.members.map(csvOf);
  const lists = new Map(PLURALS.map((plural) => [nameOf(plural), listed(plural, world)]));
  return {
    homes: new Map(PLACES.map((namespace) => [namespace, homeOf(namespace, world)])),
    elsewhere: { csvs: world.isWhole ? csvs : [], operatorGroups: [], isWhole: world.isWhole },
    operands: new Map(operatorsOf(world).map(({ id }) => [id, lists])),
    definitions: new Map(
      PLURALS.map((plural) => [nameOf(plural), ready(definitionOf(plural, world))]),
    ),
    console: { enabled: ['zoo-ui'], mayEnable: true },
  };
}

/** All Operators of a world, by their indices. */
export function operatorsOf({ members }: World): readonly InstalledOperator[] {
  return members.map(({ namespace, hasSubscription, hasPlugin }, index) =>
    anInstalledOperator({
      id: `${namespace}/operator-${index}`,
      namespace,
      name: `operator-${index}`,
      subscriptionName: hasSubscription ? `operator-${index}` : null,
      csvNames: [csvName(index)],
      consolePlugins: hasPlugin ? ['zoo-ui'] : [],
    }),
  );
}

function homeOf(namespace: string, { members }: World): NamespaceRead {
  const indices = [...members.keys()].filter((index) => members[index]?.namespace === namespace);
  return {
    namespace,
    subscriptions: ready(
      indices
        .filter((index) => members[index]?.hasSubscription === true)
        .map((index) => aSubscription({ name: `operator-${index}`, namespace })),
    ),
    csvs: ready(members.map(csvOf).filter((_, index) => indices.includes(index))),
    plans: ready([]),
    groups: ready([anOperatorGroup({ namespace })]),
  };
}

function listed(plural: string, { isBroken, isEverywhere, objects }: World) {
  if (isBroken === 'loading') return loading;
  if (isBroken === 'failed') return failed({ kind: 'server', message: '' });
  const list: OperandList = {
    model: modelOf(plural),
    versions: ['v1'],
    operands: objects.filter((one) => one.plural === plural).map(operandOf),
    isEverywhere,
    unseen: [],
    missing: null,
    isCut: false,
  };
  return ready(list);
}

function modelOf(plural: string): ResourceModel {
  return {
    group: 'zoo.example.com',
    version: 'v1',
    kind: plural.toUpperCase(),
    plural,
    namespaced: true,
  };
}

function operandOf(thing: Thing): Operand {
  const { name, namespace, finalizers, owner } = thing;
  const owners =
    owner === null ? [] : [{ group: 'zoo.example.com', kind: owner.toUpperCase(), name: 'parent' }];
  return { name, namespace, uid: uidOf(thing), finalizers, isTerminating: false, owners };
}

function definitionOf(plural: string, { isKept }: World): Definition {
  return {
    name: nameOf(plural),
    uid: `uid-${plural}`,
    isTerminating: false,
    storedVersions: ['v1'],
    servedVersions: ['v1'],
    controller: isKept ? { kind: 'platform' } : null,
  };
}

const secrets: ResourceModel = {
  group: '',
  version: 'v1',
  kind: 'Secret',
  plural: 'secrets',
  namespaced: true,
};

function contentsOf({ objects, strangers }: World, namespace: string) {
  return [
    ...strangers.map((name) => ({ model: secrets, metadata: { name, namespace, uid: name } })),
    ...objects
      .filter((one) => one.namespace === namespace)
      .map((one) => ({
        model: modelOf(one.plural),
        metadata: { name: one.name, namespace, uid: uidOf(one) },
      })),
  ];
}
