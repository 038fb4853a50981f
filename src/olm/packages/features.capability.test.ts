import { describe, expect, it } from 'vitest';
import { capabilityOf, rankOf } from './features';

describe('the capability level of an author (BR-022)', () => {
  it.each([
    ['Basic Install', 1],
    ['Seamless Upgrades', 2],
    ['Full Lifecycle', 3],
    ['Deep Insights', 4],
    ['Auto Pilot', 5],
    [' auto pilot ', 5],
    ['Autopilot', null],
    ['', null],
    [null, null],
  ])('%j is of rank %j', (annotation, rank) => {
    const level = capabilityOf(annotation);
    expect(level && rankOf(level)).toBe(rank);
  });
});
