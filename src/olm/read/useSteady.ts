import { useMemo } from 'react';

/** The same list while its names are equal, because a new list would start new watches. */
export function useSteady(names: readonly string[]): readonly string[] {
  const text = names.join();
  return useMemo(() => (text === '' ? NONE : text.split(',')), [text]);
}

const NONE: readonly string[] = [];
