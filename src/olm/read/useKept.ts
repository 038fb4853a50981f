import { useState } from 'react';
import type { CallsRun } from './useClusterCalls';

/** A value that changes until it is kept: what has been begun stays what was shown, however the cluster changes. */
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

/** Keeps what is shown as soon as it is begun. */
export function keeping(run: CallsRun, keep: () => void): CallsRun {
  return {
    ...run,
    run: () => {
      keep();
      run.run();
    },
  };
}
