import { isMatch } from './fault';
import type { Effect, Fault, Matched } from './fault';

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** Enabled faults. */
export type FaultSwitches = {
  readonly list: () => readonly Fault[];
  /** Replaces a fault of the same id. */
  readonly add: (fault: Fault) => void;
  /** Clears one fault by ID, or all. @returns whether any existed */
  readonly clear: (id?: string) => boolean;
  /** Effects of one kind for this request; each call counts as one use. */
  readonly strike: <Kind extends Effect['kind']>(
    kind: Kind,
    request: Matched,
  ) => readonly EffectOf<Kind>[];
  /** All effects of one kind. */
  readonly effects: <Kind extends Effect['kind']>(kind: Kind) => readonly EffectOf<Kind>[];
  /** Registers a listener for changes. @returns a function that removes it */
  readonly onChange: (listener: () => void) => () => void;
};

/** `random` returns numbers from 0 to below 1. */
export function createFaultSwitches(random: () => number = Math.random): FaultSwitches {
  const faults = new Map<string, Fault>();
  const listeners = new Set<() => void>();

  function changed(): void {
    for (const listener of [...listeners]) {
      listener();
    }
  }

  function countDown(fault: Fault): void {
    if (fault.times === undefined) {
      return;
    }
    if (fault.times > 1) {
      faults.set(fault.id, { ...fault, times: fault.times - 1 });
    } else {
      faults.delete(fault.id);
    }
  }

  return {
    list: () => [...faults.values()],
    add: (fault) => {
      faults.set(fault.id, fault);
      changed();
    },
    clear: (id) => {
      const had = id === undefined ? faults.size > 0 : faults.has(id);
      if (id === undefined) {
        faults.clear();
      } else {
        faults.delete(id);
      }
      changed();
      return had;
    },
    strike: (kind, request) =>
      [...faults.values()].flatMap((fault) => {
        const { effect } = fault;
        if (!isOf(effect, kind) || !isMatch(fault.match, request) || random() >= fault.rate) {
          return [];
        }
        countDown(fault);
        return [effect];
      }),
    effects: (kind) =>
      [...faults.values()].flatMap(({ effect }) => (isOf(effect, kind) ? [effect] : [])),
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function isOf<Kind extends Effect['kind']>(effect: Effect, kind: Kind): effect is EffectOf<Kind> {
  return effect.kind === kind;
}
