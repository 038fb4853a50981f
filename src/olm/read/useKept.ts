import { useMemo, useState } from 'react';
import type { CallsRun } from './useClusterCalls';

/** A value that changes until it is kept. A started action shows the values of its start. */
export function useKept<T>(value: T): readonly [T, () => void] {
  const [kept, setKept] = useState<{ readonly value: T } | null>(null);
  const current = kept === null ? value : kept.value;
  return [
    current,
    () => {
      setKept({ value: current });
    },
  ];
}

/** Keeps the shown value when an action starts. */
export function keeping(run: CallsRun, keep: () => void): CallsRun {
  return {
    ...run,
    run: () => {
      keep();
      run.run();
    },
  };
}

/** The same list while its names are equal, because a new list would start new watches. */
export function useSteady(names: readonly string[]): readonly string[] {
  const text = names.join();
  return useMemo(() => (text === '' ? NONE : text.split(',')), [text]);
}

const NONE: readonly string[] = [];
