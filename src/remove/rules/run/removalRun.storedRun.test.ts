import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDeletion } from '~/test/removalBuilders';
import {
  begunRun,
  type RemovalItem,
  type RemovalState,
  restoredRun,
  storedRun,
} from './removalRun';
import { type RemovalStep, STAGES } from './removalStep';

const SUBJECT = { id: 'team-a/acme', title: 'Acme' };
const run = begunRun(SUBJECT, [aDeletion({ name: 'main' })]);

describe('a stored removal after a reload', () => {
  it('sends nothing automatically', () => {
    expect(storedRun(JSON.stringify(run))).toEqual({ ...run, pause: 'left' });
  });

  it.each<[string, RemovalState, RemovalState]>([
    ['a request with an unknown result', { kind: 'sending', uid: 'a' }, { kind: 'waiting' }],
    [
      'a rejected request',
      { kind: 'failed', cause: { kind: 'refused', failure: { kind: 'server', message: '' } } },
      { kind: 'waiting' },
    ],
    [
      'a resource that was re-created repeatedly',
      { kind: 'failed', cause: { kind: 'returns' } },
      { kind: 'failed', cause: { kind: 'returns' } },
    ],
    [
      'a resource in deletion',
      { kind: 'leaving', since: 5, isLate: true, uid: 'a' },
      { kind: 'leaving', since: 5, isLate: true, uid: 'a' },
    ],
  ])('knows %s', (_, before, expected) => {
    const kept = { ...run, items: run.items.map((item) => ({ ...item, state: before })) };
    expect(storedRun(JSON.stringify(kept))?.items[0]?.state).toEqual(expected);
  });

  it('is unchanged except for repeated requests', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1 }), (some) => {
        const begun = { ...run, items: some, after: ['team-a/onyx'] };
        expect(storedRun(JSON.stringify(begun))).toEqual(restoredRun(begun));
      }),
    );
  });

  const step = JSON.stringify(run.items[0]?.step);
  const kept = (one: string) => `{"subject":{"id":"a/b","title":"A"},"items":[{"step":${one}}]}`;

  it.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['something else', '[1]'],
    ['no subject', `{"items":[{"step":${step}}]}`],
    ['no steps', '{"subject":{"id":"a/b","title":"A"},"items":[]}'],
    ['an older form', '{"subject":{"id":"a/b","title":"A"},"steps":["Subscription/acme"]}'],
    ['an unknown stage', kept(step.replace('operands', 'everything'))],
    ['no name', kept(step.replace('"name":"main"', '"name":""'))],
    ['a deletion without an object', kept(step.replace('"uid":"uid-main"', '"x":1'))],
    ['a namespace of another type', kept(step.replace('"namespace":"team-a"', '"namespace":7'))],
    ['a call of another kind', kept(step.replace('"kind":"delete"', '"kind":"patch"'))],
    ['a valid and an invalid step', kept(step).replace(/]}$/, ',3]}')],
  ])('is ignored if %s is stored', (_, text) => {
    expect(storedRun(text)).toBeNull();
  });

  it('is restored otherwise', () => {
    expect(storedRun(kept(step))).not.toBeNull();
  });

  it.each(['null', '7', '"x"', '[]', '{"kind":"gone"}'])(
    'restarts a step whose stored state is %s',
    (state) => {
      const text = kept(step).replace('"step"', `"state":${state},"step"`);
      expect(storedRun(text)?.items[0]?.state).toEqual({ kind: 'waiting' });
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        storedRun(text);
        storedRun(`{"subject":{"id":"a","title":"b"},"items":[${text}]}`);
      }),
    );
  });
});

const texts = fc.string({ minLength: 1 });
const models = fc.record({
  group: fc.string(),
  version: texts,
  kind: texts,
  plural: texts,
  namespaced: fc.boolean(),
});
const objects = fc.oneof(fc.record({ name: texts }), fc.record({ name: texts, namespace: texts }));
const patchSteps = fc.oneof(
  fc.record({ op: fc.constant('remove' as const), path: texts }),
  fc.record({
    op: fc.constantFrom('test' as const, 'add' as const, 'replace' as const),
    path: texts,
    value: fc.oneof(fc.string(), fc.boolean(), fc.nat(), fc.array(fc.string())),
  }),
);

const actions: fc.Arbitrary<RemovalStep['action']> = fc.oneof(
  fc.record({
    kind: fc.constant('delete' as const),
    call: fc.record({
      kind: fc.constant('delete' as const),
      model: models,
      object: objects,
      uid: fc.option(texts),
    }),
  }),
  fc.record({
    kind: fc.constant('patch' as const),
    call: fc.record({
      kind: fc.constant('patch' as const),
      model: models,
      object: objects,
      steps: fc.array(patchSteps, { minLength: 1 }),
    }),
  }),
  fc.record({
    kind: fc.constant('disable-plugins' as const),
    names: fc.array(fc.constantFrom('acme', 'quill')),
  }),
);

const states: fc.Arbitrary<RemovalState> = fc.oneof(
  fc.constant({ kind: 'waiting' as const }),
  fc.record({ kind: fc.constant('sending' as const), uid: fc.option(texts) }),
  fc.record({
    kind: fc.constant('leaving' as const),
    since: fc.nat(),
    isLate: fc.boolean(),
    uid: fc.option(texts),
  }),
  fc.record({
    kind: fc.constant('done' as const),
    outcome: fc.constantFrom('gone' as const, 'anew' as const, 'changed' as const),
    at: fc.nat(),
  }),
  fc.constant({ kind: 'skipped' as const }),
  fc.constant({ kind: 'failed' as const, cause: { kind: 'returns' as const } }),
);

const items: fc.Arbitrary<RemovalItem> = fc.record({
  step: fc.record({ id: texts, stage: fc.constantFrom(...STAGES), action: actions }),
  state: states,
  returns: fc.nat({ max: 3 }),
});
