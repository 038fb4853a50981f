import { recordIn, textMapIn } from '~/kube/json';
import type { BundleObject, BundleObjects, PlanObject } from '~/olm/plans/planContent';
import type { ComparedObject, PlanComparison } from './comparison';
import { grouped } from '~/olm/lists/grouped';
import { perObject } from '~/kube/perObject';

/** What one Operator of a plan has now beside what it is to have. */
export type OperatorSides = {
  readonly csvName: string;
  readonly standing: OperatorComparison;
  /** Of both sides under the same names and ids, so that they can be told to belong together. */
  readonly before: BundleObjects;
  readonly after: BundleObjects;
  /** The ids of objects of which it is not known what the cluster has in their place. */
  readonly unreadable: ReadonlySet<string>;
};

export type OperatorComparison =
  /** Nothing is replaced. */
  | 'new'
  | 'update'
  /** What it replaces could not be read. */
  | 'unknown'
  /** What comes could not be read. */
  | 'unread';

/** The Operators of a plan, in its order. */
export const operatorSides = perObject(
  ({ namespace, objects }: PlanComparison): readonly OperatorSides[] =>
    [...grouped(objects, ({ after }) => after.csvName)].map(([csvName, own]) => ({
      csvName,
      standing: standingOf(own),
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

/** Of what comes; none of what could not be read. */
export function annotationsOf({
  manifest,
}: Pick<PlanObject, 'manifest'>): Readonly<Record<string, string>> {
  return textMapIn(recordIn(manifest?.['metadata'])['annotations']);
}

function standingOf(objects: readonly ComparedObject[]): OperatorComparison {
  const csv = objects.find(({ after }) => isCsv(after));
  if (csv === undefined || csv.after.manifest === null) return 'unread';
  const standings = { absent: 'new', found: 'update', unreadable: 'unknown' } as const;
  return standings[csv.before.kind];
}

/** An object in the place of one that cannot be read counts on neither side: it would look like a loss. */
function liveObject({ before, after }: ComparedObject): readonly BundleObject[] {
  if (before.kind !== 'found' || after.manifest === null || !holdsItsOwn(after)) return [];
  const { id, csvName, kind, name, origin } = after;
  return [{ id, csvName, kind, name, origin, manifest: before.object }];
}

/** The rules of an aggregated role are the control plane's work: no manifest has them. */
function holdsItsOwn({ manifest }: PlanObject): boolean {
  return Object.keys(recordIn(manifest?.['aggregationRule'])).length === 0;
}
