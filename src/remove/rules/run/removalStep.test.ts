import { describe, expect, it } from 'vitest';
import { anObject, aConfiguration, anRbacObject, aWebhook } from '~/test/leftoverObjects';
import { LONELY_WORLD, WORLD_OF_TWO } from '~/test/lonelyWorld';
import { aDeletion, SUBJECT } from '~/test/removalBuilders';
import { aScannedCluster } from '~/test/scannedCluster';
import { type World, manySourcesOf, nameOf, operatorsOf, sourcesOf } from '~/test/uninstallWorld';
import { inventoryOf } from '~/remove/rules/inventoryOf';
import { cleanUpSteps } from '~/remove/rules/leftovers/cleanUp';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import { manySteps, NO_CHOICES, withAllOperands } from '~/remove/rules/manyChoices';
import { manyInventories } from '~/remove/rules/manyInventories';
import { uninstallSteps } from '~/remove/rules/uninstallSteps';
import { begunRun } from './removalRun';
import { callsOf, inStageOrder, type RemovalStep, STAGES } from './removalStep';

const uninstallation = (world: World, namespace: boolean) =>
  uninstallSteps(inventoryOf(sourcesOf(world)), {
    operandsOf: [nameOf('ants')],
    definitions: true,
    operatorGroup: true,
    namespace,
    consolePlugins: true,
  });

const several = () => {
  const planned = manyInventories(operatorsOf(WORLD_OF_TWO), manySourcesOf(WORLD_OF_TWO));
  return manySteps(planned, withAllOperands(NO_CHOICES, planned, true)).at(-1)?.steps ?? [];
};

const leftovers = leftoversIn(
  aScannedCluster({
    validatingWebhooks: [aConfiguration([aWebhook('w')])],
    clusterRoles: [anRbacObject()],
    operatorGroups: [
      anObject({ name: 'og', namespace: 'team-a', annotations: { 'olm.providedAPIs': '' } }),
    ],
    namespaces: [anObject({ name: 'team-a' })],
  }),
);

const idsOf = (steps: readonly RemovalStep[]) => steps.map(({ id }) => id);

describe('the order of a removal', () => {
  it.each<[string, readonly RemovalStep[], number]>([
    ['an uninstall', uninstallation(LONELY_WORLD, false), 6],
    ['one with its namespace', uninstallation(LONELY_WORLD, true), 6],
    ['one of several', several(), 4],
    ['a clean-up', cleanUpSteps(leftovers.toReversed()), 3],
  ])('is the same in the preview, the commands and the run of %s', (_, previewed, count) => {
    const run = begunRun(SUBJECT, previewed.toReversed());
    const carriedOut = run.items.map(({ step }) => step);
    expect(previewed.map(({ stage }) => stage)).toEqual(carriedOut.map(({ stage }) => stage));
    expect(new Set(previewed.map(({ stage }) => stage)).size).toBe(count);
    expect(idsOf(begunRun(SUBJECT, previewed).items.map(({ step }) => step))).toEqual(
      idsOf(previewed),
    );
    const commanded = callsOf(previewed);
    expect(commanded).toEqual(callsOf(begunRun(SUBJECT, previewed).items.map(({ step }) => step)));
  });

  it('follows the stages for any order of steps, each step once', () => {
    const steps = STAGES.map((stage) => aDeletion({ name: stage, stage }));
    expect(inStageOrder([...steps.toReversed(), ...steps])).toEqual(steps);
  });

  it('keeps the order of steps in a stage', () => {
    const steps = ['b', 'a', 'c'].map((name) => aDeletion({ name }));
    expect(inStageOrder(steps)).toEqual(steps);
  });
});
