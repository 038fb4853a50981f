import { type Danger, dangerRank } from '~/olm/permissions/danger';
import type { PermissionDelta } from './permissionDeltas';

export type NewDanger = { readonly danger: Danger; readonly deltas: readonly PermissionDelta[] };

/** Every danger that somebody does not have yet, the gravest first, with who gets it. */
export function newDangersIn(deltas: readonly PermissionDelta[]): readonly NewDanger[] {
  const found = new Map<Danger, PermissionDelta[]>();
  for (const delta of deltas) {
    for (const danger of delta.kind === 'compared' ? delta.newDangers : []) {
      found.set(danger, [...(found.get(danger) ?? []), delta]);
    }
  }
  return [...found]
    .sort(([one], [other]) => dangerRank(one) - dangerRank(other))
    .map(([danger, holders]) => ({ danger, deltas: holders }));
}
