import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  UNREADABLE,
  aCompared,
  aComparison,
  aDeepObject,
  aVersion,
  anObject,
} from '~/test/comparisonBuilders';
import { objectChanges } from './objectChanges';

describe('the change of an object', () => {
  it.each([
    ['is created', aCompared(anObject('ConfigMap')), 'created'],
    ['the user cannot view', aCompared(anObject('ConfigMap'), UNREADABLE), 'unknown'],
    ['has no manifest', aCompared(null, anObject('ConfigMap')), 'unknown'],
    ['has no manifest and no predecessor', aCompared(null, ABSENT), 'created'],
    [
      'is a ClusterServiceVersion that replaces another',
      aCompared(aVersion('2.0.0'), aVersion('1.0.0')),
      'replaced',
    ],
    [
      'is an existing ClusterServiceVersion',
      aCompared(aVersion('2.0.0'), aVersion('2.0.0')),
      'same',
    ],
    ['is nested too deeply', aCompared(aDeepObject(400), aDeepObject(400)), 'unknown'],
  ])('one that %s', (_, compared, state) => {
    expect(objectChanges(aComparison([compared]))).toMatchObject([{ state }]);
  });
});
