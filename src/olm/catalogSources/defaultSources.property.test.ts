import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { PatchStep } from '~/olm/calls/clusterCall';
import { DEFAULTS, aHub, hubChoice, hubSteps } from '~/test/operatorHub';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { defaultSwitches, hubCall, isAllOff } from './defaultSources';
import { switchOf } from './sourceOrigin';

describe('for any spec, after the change', () => {
  const anEntry = fc.oneof(
    fc.record(
      {
        name: fc.constantFrom<string>(...DEFAULTS, 'own-catalog', '__proto__', ''),
        disabled: fc.constantFrom(true, false, null),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom(null, 7, 'redhat-operators', [], {}),
  );
  const aSpec = fc.oneof(
    fc.constantFrom(undefined, null, {}),
    fc.record(
      {
        disableAllDefaultSources: fc.constantFrom(true, false, null),
        sources: fc.oneof(fc.array(anEntry, { maxLength: 6 }), fc.constantFrom(null)),
        other: fc.constant('kept'),
      },
      { requiredKeys: [] },
    ),
  );
  const aChoice = fc.record({
    all: fc.constantFrom(undefined, true, false),
    off: fc.dictionary(fc.constantFrom(...DEFAULTS), fc.boolean()),
  });

  it('every selected catalog has the selected state, and others keep theirs', () => {
    fc.assert(
      fc.property(aSpec, aChoice, (spec, { all, off }) => {
        const hub = aHub(spec, { generation: 1 });
        const wanted = hubChoice(off, all);
        const { hub: after, errors } = applied(hub, hubSteps(hub, wanted));
        expect(errors).toEqual([]);
        expect(isAllOff(after)).toBe(all ?? isAllOff(hub));
        for (const name of DEFAULTS) {
          const before = switchOf(hub, name);
          const untouched = before.decidedBy === 'entry' ? before.isDisabled : isAllOff(after);
          expect(switchOf(after, name).isDisabled).toBe(wanted.isOff.get(name) ?? untouched);
        }
        expect(defaultSwitches(hub, wanted).map(({ isDisabled }) => isDisabled)).toEqual(
          DEFAULTS.map((name) => switchOf(after, name).isDisabled),
        );
        // After the call, nothing remains to change.
        expect(hubCall(after, wanted)).toBeNull();
      }),
      { numRuns: 600 },
    );
  });

  it('no selected catalog has an entry equal to disableAllDefaultSources, and no other entry is lost', () => {
    fc.assert(
      fc.property(aSpec, aChoice, (spec, { all, off }) => {
        const hub = aHub(spec, { generation: 1 });
        const { hub: after } = applied(hub, hubSteps(hub, hubChoice(off, all)));
        const isChosen = (entry: unknown) => Object.hasOwn(off, String(nameIn(entry)));
        for (const name of Object.keys(off)) {
          const own = entriesOf(after).filter((entry) => nameIn(entry) === name);
          expect(own).toHaveLength(off[name] === isAllOff(after) ? 0 : 1);
        }
        expect(entriesOf(after).filter((entry) => !isChosen(entry))).toEqual(
          entriesOf(hub).filter((entry) => !isChosen(entry)),
        );
      }),
      { numRuns: 600 },
    );
  });
});

function applied(hub: OperatorHub, steps: readonly PatchStep[]) {
  const after: OperatorHub = structuredClone(hub);
  const errors = applyPatch(after, structuredClone([...steps])).filter((one) => one !== null);
  return { hub: after, errors };
}

function entriesOf({ spec }: { readonly spec?: unknown }): readonly unknown[] {
  const sources: unknown =
    typeof spec === 'object' && spec !== null && 'sources' in spec ? spec.sources : [];
  return Array.isArray(sources) ? sources : [];
}

function nameIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
}
