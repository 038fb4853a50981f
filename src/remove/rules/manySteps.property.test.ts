import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLD_OF_TWO } from '~/test/lonelyWorld';
import {
  type Member,
  type World,
  aWorld,
  manySourcesOf,
  operatorsOf,
  uidOf,
} from '~/test/uninstallWorld';
import { type ManySteps, manySteps, NO_CHOICES, withAllOperands } from './manyChoices';
import { manyInventories } from './manyInventories';

/** OperatorGroups select only their own namespaces. */
const watchedNamespacesOf = ({ managed, namespace }: Member) => managed ?? namespace;

const sees = (managed: string, namespace: string | null) =>
  managed === '' || (namespace !== null && managed === namespace);

const areNear = (one: Member, other: Member) =>
  one.namespace === other.namespace ||
  [watchedNamespacesOf(one), watchedNamespacesOf(other)].includes('') ||
  watchedNamespacesOf(one) === watchedNamespacesOf(other);

type Seen = {
  readonly world: World;
  readonly removals: readonly ManySteps[];
  /** The Operators that are not selected. */
  readonly staying: readonly Member[];
};

/** The selected Operators are removed with all their operands. */
const removalsIn = (world: World, chosen: readonly boolean[]) => {
  const operators = operatorsOf(world).filter((_, index) => chosen[index] === true);
  const planned = manyInventories(operators, manySourcesOf(world));
  return manySteps(planned, withAllOperands(NO_CHOICES, planned, true));
};

/** Tried before random worlds: the operands are deleted only because the other Operator is also removed. */
const BOTH_OF_TWO: [World, boolean[]] = [WORLD_OF_TWO, [true, true]];

/** Selects any Operators of any world. Compares the result with the world itself. */
const withRemovals = (check: (seen: Seen) => void) => {
  fc.assert(
    fc.property(aWorld, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (some, chosen) => {
      const world = { ...some, isWhole: true, isEverywhere: true };
      check({
        world,
        removals: removalsIn(world, chosen),
        staying: world.members.filter((_, index) => chosen[index] !== true),
      });
    }),
    { numRuns: 400, examples: [BOTH_OF_TWO] },
  );
};

const uidsOf = ({ steps }: ManySteps) =>
  steps.flatMap(({ stage, action }) =>
    stage === 'operands' && action.kind === 'delete' ? [action.call.uid] : [],
  );

describe('steps of several uninstalls together', () => {
  it('delete operands, including those that are deletable only with others', () => {
    const [first, second] = removalsIn(...BOTH_OF_TWO);
    expect(first && uidsOf(first)).toEqual([]);
    expect(second?.after).toHaveLength(1);
    expect(second && uidsOf(second)).toHaveLength(1);
  });

  it('delete each Operator and each operand once', () => {
    withRemovals(({ removals }) => {
      const uids = removals.flatMap(uidsOf);
      expect(new Set(uids).size).toBe(uids.length);
      const csvs = removals.flatMap(({ steps }) => steps.filter(({ stage }) => stage === 'csv'));
      expect(new Set(csvs.map(({ id }) => id)).size).toBe(removals.length);
    });
  });

  it('delete no operand that a remaining Operator manages or requires', () => {
    withRemovals(({ world, removals, staying }) => {
      for (const removal of removals) {
        const own = world.members[Number(removal.operator.name.split('-')[1])];
        for (const uid of uidsOf(removal)) {
          const thing = world.objects.find((one) => uidOf(one) === uid);
          if (thing === undefined || own === undefined) throw new Error('it is not of this world');
          const owners = staying.filter(({ owned }) => owned.includes(thing.plural));
          expect(owners.some((one) => sees(watchedNamespacesOf(one), thing.namespace))).toBe(false);
          const needing = staying.filter(({ required }) => required.includes(thing.plural));
          expect(needing.some((one) => areNear(one, own))).toBe(false);
        }
      }
    });
  });

  it('keep CRDs, OperatorGroups and namespaces (UN-004, UN-012, UN-021)', () => {
    withRemovals(({ removals }) => {
      const stages = removals.flatMap(({ steps }) => steps.map(({ stage }) => stage));
      for (const stage of ['definitions', 'operator-group', 'namespace'] as const) {
        expect(stages).not.toContain(stage);
      }
    });
  });

  it('disable no console plugin of a remaining Operator', () => {
    withRemovals(({ removals, staying }) => {
      const disabling = removals.flatMap(({ steps }) =>
        steps.filter(({ stage }) => stage === 'console-plugins'),
      );
      expect(disabling.length).toBeLessThanOrEqual(1);
      if (disabling.length > 0) expect(staying.some(({ hasPlugin }) => hasPlugin)).toBe(false);
    });
  });
});
