/** Compares simulated OLM v1 with recordings of real OLM v1. */
import { describe, expect, it } from 'vitest';
import { accountOf } from './account';
import { startLab } from './lab';
import { LEFT_OUT, NOT_SIMULATED, withoutExceptions } from './notSimulated';
import { recordedEvents, recordedKinds } from './recordings';
import { isAbout, STORIES } from './situations';

const PLAYED = STORIES.flatMap(({ folder, situations }) => {
  const lab = startLab();
  lab.catalog('acme', 'acme-catalog:latest');
  lab.wait(5);
  const played = situations.map((situation) => {
    lab.seen();
    situation.act(lab);
    return { situation, folder, seen: lab.seen() };
  });
  lab.stop();
  return played.map((each) => [each.situation.name, each] as const);
});

describe('OLM v1, against recordings', () => {
  it.each(PLAYED)('%s', (name, { situation, folder, seen }) => {
    const events = recordedEvents(`${folder}/${name}`);
    const kinds = recordedKinds(folder);
    const isInScope = (object: Parameters<typeof isAbout>[1]) =>
      isAbout(situation, object) && kinds.includes(object.kind);
    const recorded = accountOf(events, isInScope);
    expect(withoutExceptions(name, accountOf(seen, isInScope))).toEqual(
      withoutExceptions(name, recorded),
    );
  });

  it('names each difference and its reason', () => {
    // Difference, and its evidence.
    for (const text of LEFT_OUT) expect(text).toMatch(/^.+[:,] .+$/);
    for (const { why, situations } of NOT_SIMULATED) {
      expect(why).toMatch(/\w+ \w+/);
      for (const situation of situations ?? []) {
        expect(PLAYED.map(([name]) => name)).toContain(situation);
      }
    }
  });
});
