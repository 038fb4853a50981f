import { type ComponentType, lazy } from 'react';

/** A component whose code is loaded on first use, within a LazyPart. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
