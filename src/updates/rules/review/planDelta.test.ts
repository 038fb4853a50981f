import { expect, it } from 'vitest';
import { aComparison, aCompared } from '~/test/comparisonBuilders';
import { aBundledCsv, aDefinition } from '~/test/planBuilders';
import { deltaParts, joinedDelta } from './planDelta';

const { objects, ...head } = aComparison([
  aCompared(aBundledCsv()),
  aCompared(aDefinition(), aDefinition({ scope: 'Cluster' })),
]);
const facts = {
  changes: [],
  clusterVersion: null,
  deprecations: new Map<string, never>(),
  supports: new Map<string, never>(),
  identity: null,
};

it('computes all changes of a plan if all are requested', () => {
  const delta = joinedDelta([...deltaParts({ ...head, size: 'full', facts }, objects)]);
  expect(delta.objects.map(({ state }) => state)).toEqual(['created', 'changed']);
  expect(delta.definitions.map(({ safety }) => safety)).toEqual(['unsafe']);
  expect(delta.summary?.definitions).toMatchObject({ changed: 1, unsafe: 1 });
});

it('computes only risks for an inbox', () => {
  const delta = joinedDelta([...deltaParts({ ...head, size: 'inbox', facts }, objects)]);
  expect(delta.risks.map(({ kind }) => kind)).toEqual(['definition-unsafe']);
  expect(delta).toMatchObject({ summary: null, objects: [], definitions: [] });
});

it('keeps the order of entries', () => {
  const delta = joinedDelta([...deltaParts({ ...head, size: 'full', facts }, objects)]);
  const [first, second] = delta.objects;
  if (first === undefined || second === undefined) throw new Error('no objects');
  expect(joinedDelta([{ objects: [first] }, {}, { objects: [second] }]).objects).toEqual([
    first,
    second,
  ]);
});
