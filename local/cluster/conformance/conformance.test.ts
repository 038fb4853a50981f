import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf, type Account } from './account';
import { toleranceOf } from './exceptions';
import { fixturePath, readFixture } from './fixtures';
import { NOT_SIMULATED } from './notSimulated';
import type { Observation } from './observation';
import { fixtureText } from './record';
import { recordedObservations } from './recordings';
import { playSituations } from './run';
import { differences } from './sideBySide';
import { SITUATIONS } from './situations';

let played: ReadonlyMap<string, readonly Observation[]>;
beforeAll(() => {
  played = playSituations();
  // Other tests might slow down the machine.
}, 60_000);

describe('the local cluster behaves like recorded OLM', () => {
  it.each(SITUATIONS)('$name', (situation) => {
    const ours = accountOf(situation, played.get(situation.name) ?? []);
    expect(differences(readFixture(situation.name), ours)).toBe('');
  });
});

describe('the fixtures match the recordings', () => {
  it.each(SITUATIONS)('$name', async (situation) => {
    expect(readFileSync(fixturePath(situation.name), 'utf8')).toBe(await fixtureText(situation));
  });
});

describe('without the exception the local cluster would differ', () => {
  let recorded: ReadonlyMap<string, readonly Observation[]>;
  beforeAll(() => {
    recorded = new Map(SITUATIONS.map(({ name }) => [name, recordedObservations(name)]));
  });

  it.each(NOT_SIMULATED)('of $resource, $how: $what', (exception) => {
    const tolerance = toleranceOf(NOT_SIMULATED.filter((other) => other !== exception));
    const isNeeded = SITUATIONS.some((situation) => {
      const accountIn = (seen: typeof played): Account =>
        accountOf(situation, seen.get(situation.name) ?? [], tolerance);
      return differences(accountIn(recorded), accountIn(played)) !== '';
    });
    expect(isNeeded).toBe(true);
  });
});
