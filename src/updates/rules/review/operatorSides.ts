import { recordIn, textMapIn } from '~/kube/json';
import type { BundleObject, BundleObjects, PlanObject } from '~/olm/plans/planContent';
import type { ComparedObject, PlanComparison } from './comparison';
import { grouped } from '~/olm/lists/grouped';
import { perObject } from '~/kube/perObject';

/** The current and the planned objects of one Operator. */
export type OperatorSides = {
  readonly csvName: string;
  readonly changeKind: OperatorComparison;
  /** Both sides use the same names and IDs, so that they can be paired. */
  readonly before: BundleObjects;
  readonly after: BundleObjects;
  /** The IDs of objects whose counterpart in the cluster is unknown. */
  readonly unreadable: ReadonlySet<string>;
};

export type OperatorComparison =
  /** Replaces nothing. */
  | 'new'
  | 'update'
  /** The replaced version is unreadable. */
  | 'unknown'
  /** The new version is unreadable. */
  | 'unread';

/** The Operators of a plan, in order. */
export const operatorSides = perObject(
  ({ namespace, objects }: PlanComparison): readonly OperatorSides[] =>
    [...grouped(objects, ({ after }) => after.csvName)].map(([csvName, own]) => ({
      csvName,
      changeKind: changeKindOf(own),
      before: { namespace, objects: own.flatMap(liveObject) },
      after: { namespace, objects: own.map(({ after }) => after).filter(holdsItsOwn) },
      unreadable: new Set(
        own.flatMap(({ after, before }) => (before.kind === 'unreadable' ? [after.id] : [])),
      ),
    })),
);

export function isCsv({ kind }: Pick<PlanObject, 'kind'>): boolean {
  return kind === 'ClusterServiceVersion';
}

/** The annotations of the new version; empty if it is unreadable. */
export function annotationsOf({
  manifest,
}: Pick<PlanObject, 'manifest'>): Readonly<Record<string, string>> {
  return textMapIn(recordIn(manifest?.['metadata'])['annotations']);
}

function changeKindOf(objects: readonly ComparedObject[]): OperatorComparison {
  const csv = objects.find(({ after }) => isCsv(after));
  if (!csv?.after.manifest) return 'unread';
  const changeKinds = { absent: 'new', found: 'update', unreadable: 'unknown' } as const;
  return changeKinds[csv.before.kind];
}

/** An object with an unreadable counterpart is omitted on both sides, so that it does not appear as removed. */
function liveObject({ before, after }: ComparedObject): readonly BundleObject[] {
  if (before.kind !== 'found' || after.manifest === null || !holdsItsOwn(after)) return [];
  const { id, csvName, kind, name, origin } = after;
  return [{ id, csvName, kind, name, origin, manifest: before.object }];
}

/** The control plane fills in the rules of an aggregated role. Manifests do not contain them. */
function holdsItsOwn({ manifest }: PlanObject): boolean {
  return Object.keys(recordIn(manifest?.['aggregationRule'])).length === 0;
}
