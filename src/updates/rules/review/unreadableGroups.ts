import type { Failure } from '~/kube/failure';
import type { ComparedObject } from './comparison';

/** Objects in the cluster that could not be read for the same reason, so that it is said once. */
export type UnreadableGroup = {
  readonly id: string;
  readonly kind: string;
  readonly names: readonly string[];
  /** That of the first of them. */
  readonly failure: Failure;
};

/** What of the cluster a comparison lacks, by kind and reason. */
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
