import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONELY_WORLD } from '~/test/lonelyWorld';
import {
  type Member,
  type World,
  aWorld,
  csvName,
  nameOf,
  someChoices,
  sourcesOf,
  uidOf,
} from '~/test/uninstallWorld';
import type { ResourceModel } from '~/kube/models/meta';
import { objectOf } from '~/olm/calls/clusterCall';
import type { RemovalStage } from '~/remove/rules/run/removalStep';
import type { UninstallChoices } from './choices';
import { inventoryOf } from './inventoryOf';
import { permissionsOfSteps } from './stepPermissions';
import { uninstallSteps } from './uninstallSteps';

const ORDER: readonly RemovalStage[] = [
  'operands',
  'subscription',
  'csv',
  'definitions',
  'operator-group',
  'namespace',
  'console-plugins',
];

const sees = (managed: string | null, namespace: string | null) =>
  managed === '' || (namespace !== null && managed === namespace);

/** Only the OperatorGroup of the own namespace is visible, and selects only that namespace. */
const watchedNamespacesOf = ({ managed, namespace }: Member, own: Member) =>
  managed === null && namespace === own.namespace ? namespace : managed;

const isNear = (one: Member, own: Member) => {
  const managedSets = [watchedNamespacesOf(one, own), watchedNamespacesOf(own, own)];
  return (
    one.namespace === own.namespace ||
    managedSets.some((managed) => managed === null || managed === '') ||
    managedSets[0] === managedSets[1]
  );
};

/** Compares the result with the world itself, not with the inventory. */
const withSteps = (check: (seen: Seen) => void) => {
  fc.assert(
    fc.property(aWorld, someChoices, (world, choices) => {
      const sources = sourcesOf(world);
      const steps = uninstallSteps(inventoryOf(sources), choices);
      const [own, ...others] = world.members;
      if (own === undefined) return;
      const deletions = steps.flatMap(({ stage, action }) =>
        action.kind === 'delete'
          ? [{ stage, ...action.call, name: objectOf(action.call).name }]
          : [],
      );
      check({
        world,
        choices,
        steps,
        own,
        others: world.isWhole ? others : others.filter((one) => one.namespace === own.namespace),
        deletions,
      });
    }),
    { numRuns: 400, examples: ALL_STAGES },
  );
};

const ALL_CHOICES: UninstallChoices = {
  operandsOf: [nameOf('ants')],
  definitions: true,
  operatorGroup: true,
  namespace: true,
  consolePlugins: true,
};

/** Tried before random worlds: together they have a step of each stage. The OperatorGroup is deleted with the namespace and has no step. */
const ALL_STAGES: [World, UninstallChoices][] = [
  [LONELY_WORLD, ALL_CHOICES],
  [LONELY_WORLD, { ...ALL_CHOICES, namespace: false }],
];

type Seen = {
  readonly world: World;
  readonly choices: UninstallChoices;
  readonly steps: ReturnType<typeof uninstallSteps>;
  readonly own: Member;
  /** The other visible Operators. */
  readonly others: readonly Member[];
  readonly deletions: readonly {
    readonly stage: RemovalStage;
    readonly model: ResourceModel;
    readonly object: { readonly namespace?: string };
    readonly name: string;
    readonly uid: string | null;
  }[];
};

describe('the steps of any uninstall', () => {
  it('cover every stage, so that these tests are meaningful', () => {
    const seen = ALL_STAGES.flatMap(([world, choices]) =>
      uninstallSteps(inventoryOf(sourcesOf(world)), choices).map(({ stage }) => stage),
    );
    expect(new Set(seen)).toEqual(new Set(ORDER));
  });

  it('start with operands and keep their order', () => {
    withSteps(({ steps }) => {
      const places = steps.map(({ stage }) => ORDER.indexOf(stage));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    });
  });

  it('always delete the Subscription and the CSV, and no others', () => {
    withSteps(({ own, deletions }) => {
      const running = deletions.filter(({ stage }) => stage === 'subscription' || stage === 'csv');
      expect(running.map(({ name }) => name)).toEqual([
        ...(own.hasSubscription ? ['operator-0'] : []),
        csvName(0),
      ]);
    });
  });

  it('delete only operands that were shown and selected, and that no other Operator manages or requires', () => {
    withSteps(({ world, choices, own, others, deletions }) => {
      for (const { stage, model, uid } of deletions) {
        if (stage !== 'operands') continue;
        const thing = world.objects.find((one) => uidOf(one) === uid);
        expect(thing).toBeDefined();
        if (thing === undefined) continue;
        expect(choices.operandsOf).toContain(nameOf(model.plural));
        const owners = others.filter(({ owned }) => owned.includes(thing.plural));
        const managedSets = owners.map((one) => watchedNamespacesOf(one, own));
        expect(managedSets.some((one) => one === null || sees(one, thing.namespace))).toBe(false);
        const needing = others.filter(({ required }) => required.includes(thing.plural));
        expect(needing.some((one) => isNear(one, own))).toBe(false);
        const { owner } = thing;
        const isForeign =
          owner !== null &&
          !own.owned.includes(owner) &&
          others.some(({ owned }) => owned.includes(owner));
        expect(isForeign).toBe(false);
      }
    });
  });

  it('delete no CRD that another Operator owns or requires, or that has remaining instances', () => {
    withSteps(({ world, others, deletions }) => {
      const gone = new Set(deletions.map(({ uid }) => uid));
      for (const { name } of deletions.filter(({ stage }) => stage === 'definitions')) {
        const plural = name.split('.')[0] ?? '';
        expect(
          world.isWhole && world.isEverywhere && world.isBroken === 'no' && !world.isKept,
        ).toBe(true);
        const related = others.flatMap(({ owned, required }) => [...owned, ...required]);
        expect(related).not.toContain(plural);
        const left = world.objects.filter((one) => one.plural === plural && !gone.has(uidOf(one)));
        expect(left).toEqual([]);
      }
    });
  });

  it('keep a namespace and its OperatorGroup if others use it', () => {
    withSteps(({ world, own, deletions, others }) => {
      const gone = new Set(deletions.map(({ uid }) => uid));
      const shared = others.some(({ namespace }) => namespace === own.namespace);
      const stages = deletions.map(({ stage }) => stage);
      if (shared) expect(stages).not.toContain('operator-group');
      if (!stages.includes('namespace')) return;
      expect(shared || own.namespace.startsWith('openshift-')).toBe(false);
      expect(world.strangers).toEqual([]);
      const inside = world.objects.filter(({ namespace }) => namespace === own.namespace);
      expect(inside.filter((one) => !gone.has(uidOf(one)))).toEqual([]);
    });
  });

  it('disable no console plugin of another Operator', () => {
    withSteps(({ steps, others }) => {
      const isDisabled = steps.some(({ stage }) => stage === 'console-plugins');
      if (isDisabled) expect(others.some(({ hasPlugin }) => hasPlugin)).toBe(false);
    });
  });

  it('require a permission for each of them', () => {
    withSteps(({ steps, deletions }) => {
      const permissions = permissionsOfSteps(steps);
      for (const { model, object } of deletions) {
        expect(permissions).toContainEqual(
          expect.objectContaining({
            verb: 'delete',
            resource: model.plural,
            ...(object.namespace === undefined ? {} : { namespace: object.namespace }),
          }),
        );
      }
    });
  });
});
