import type { Failure } from '~/kube/failure';
import type { ComparedObject } from './comparison';

/** Objects of the cluster that are unreadable for the same reason. */
export type UnreadableGroup = {
  readonly id: string;
  readonly kind: string;
  readonly names: readonly string[];
  /** The failure of the first one. */
  readonly failure: Failure;
};

/** The unreadable objects of a comparison, by kind and reason. */
export function unreadableGroups(objects: readonly ComparedObject[]): readonly UnreadableGroup[] {
  const groups = new Map<string, UnreadableGroup>();
  for (const { after, before } of objects) {
    if (before.kind !== 'unreadable') continue;
    const { kind, group, name } = after;
    const { failure } = before;
    const id = `${group}/${kind} ${failure.kind}`;
    const known = groups.get(id) ?? { id, kind, names: [], failure };
    groups.set(id, { ...known, names: [...known.names, name] });
  }
  return [...groups.values()];
}
