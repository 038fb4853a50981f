import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOW,
  SUBJECT,
  accepted,
  aDeletion,
  aTerminatingObservation,
  refused,
  seen,
  sent,
  tick,
} from '~/test/removalBuilders';
import { AT_ONCE, begunRun, isEnded } from './removalRun';
import { absent, type ObservedObject } from './observedObject';
import { type RemovalEvent, runAfter } from './runAfter';
import { STAGES } from './removalStep';

describe('any removal', () => {
  it('starts no step before those of earlier stages are complete or skipped', () => {
    fc.assert(
      fc.property(runs, histories, (begun, history) => {
        history.reduce((run, event) => {
          const next = runAfter(run, event);
          next.items.forEach((item, index) => {
            if (item.state.kind !== 'sending' || run.items[index]?.state.kind === 'sending') return;
            const stage = STAGES.indexOf(item.step.stage);
            const earlier = run.items.filter(({ step }) => STAGES.indexOf(step.stage) < stage);
            expect(earlier.every(isEnded)).toBe(true);
            expect(run.pause).toBeNull();
          });
          expect(
            next.items.filter(({ state }) => state.kind === 'sending').length,
          ).toBeLessThanOrEqual(AT_ONCE);
          return next;
        }, begun);
      }),
    );
  });

  it('does not change after completion', () => {
    fc.assert(
      fc.property(runs, histories, (begun, history) => {
        const over = { ...begun, isOver: true };
        expect(history.reduce(runAfter, over)).toBe(over);
      }),
    );
  });
});

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const runs = fc
  .tuple(
    ...NAMES.map((name) => fc.tuple(fc.constant(name), fc.constantFrom(...STAGES), fc.boolean())),
  )
  .map((steps) =>
    begunRun(
      SUBJECT,
      steps.map(([name, stage, isNamed]) =>
        aDeletion({ name, stage, ...(isNamed ? { uid: null } : {}) }),
      ),
    ),
  );

const ids = fc.constantFrom(...NAMES.map((name) => `delete/${name}`));
const times = fc.integer({ min: NOW, max: NOW + 100_000 });
const observations = fc.constantFrom<ObservedObject>(
  absent,
  aTerminatingObservation('uid-one'),
  aTerminatingObservation('uid-new'),
);

const events: fc.Arbitrary<RemovalEvent> = fc.oneof(
  ids.map((id) => sent(id)),
  fc.tuple(ids, times).map(([id, at]) => accepted(id, at)),
  fc.tuple(ids, observations, times).map(([id, observed, at]) => seen(observed, id, at)),
  ids.map((id) => refused(undefined, id)),
  fc.tuple(fc.constantFrom('try-again', 'skip'), ids).map(([kind, id]) => ({ kind, id })),
  times.map(tick),
  fc.constantFrom('go-on', 'pause', 'leave').map((kind) => ({ kind })),
);

const histories = fc.array(events, { maxLength: 120 });
