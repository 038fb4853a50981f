import * as v from 'valibot';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** Versions that a user snoozed. OLM does not know about it and continues to wait. */
export type Snooze = {
  /** See {@link putOffKey}. */
  readonly key: string;
  /** ISO 8601; `null`: until a later version exists. */
  readonly until: string | null;
};

type Versions = Pick<ReviewedPlan, 'namespace' | 'csvNames'>;

/** The versions in a namespace. A new plan for the same versions remains snoozed, one for a later version does not. */
export function putOffKey({ namespace, csvNames }: Versions): string {
  return `${namespace}/${csvNames.toSorted().join(',')}`;
}

/** The stored entries. Invalid ones are omitted, for example from another version of the plugin. */
export function putOffsIn(stored: unknown): readonly Snooze[] {
  return v.parse(STORED, stored).slice(-KEPT);
}

const STORED = v.fallback(
  v.array(v.object({ key: v.string(), until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) })),
  [],
);

/** The console stores all preferences of a user in one ConfigMap of at most a megabyte. */
const KEPT = 300;

/**
 * The entry that snoozes some versions of a namespace, alone or with others; `null`: not snoozed, or expired.
 * @param now in milliseconds since 1970
 */
export function snoozeOf(
  { namespace, csvNames }: Versions,
  { putOffs, now }: { readonly putOffs: readonly Snooze[]; readonly now: number },
): Snooze | null {
  const wanted = csvNames.length > 0 ? csvNames : [''];
  const isAbout = ({ key }: Snooze) => {
    const [place, names = ''] = key.split('/');
    return place === namespace && wanted.every((name) => names.split(',').includes(name));
  };
  return putOffs.find((entry) => isAbout(entry) && isInForce(entry, now)) ?? null;
}

/** The entries with a further snoozed plan, without expired ones. @param now in milliseconds since 1970 */
export function withPutOff(
  before: readonly Snooze[],
  added: Snooze,
  now: number,
): readonly Snooze[] {
  return [...withoutPutOff(before, added.key).filter((one) => isInForce(one, now)), added];
}

/** The entries without the plan. */
export function withoutPutOff(before: readonly Snooze[], key: string): readonly Snooze[] {
  return before.filter((entry) => entry.key !== key);
}

/** @param days `null`: until a later version exists */
export function putOffFor(plan: Versions, days: number | null, now: number): Snooze {
  const until = days === null ? null : new Date(now + days * 24 * 60 * 60_000).toISOString();
  return { key: putOffKey(plan), until };
}

function isInForce({ until }: Snooze, now: number): boolean {
  return until === null || Date.parse(until) > now;
}
