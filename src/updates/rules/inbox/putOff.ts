import * as v from 'valibot';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** A person does not want to be asked about some versions for now. OLM knows nothing of it, and goes on waiting. */
export type PutOff = {
  /** See {@link putOffKey}. */
  readonly key: string;
  /** ISO 8601; `null`: until there is a newer version. */
  readonly until: string | null;
};

type Versions = Pick<ReviewedPlan, 'namespace' | 'csvNames'>;

/** The versions in a namespace: a new plan for the same versions stays put off, one for a newer version comes back. */
export function putOffKey({ namespace, csvNames }: Versions): string {
  return `${namespace}/${csvNames.toSorted().join(',')}`;
}

/** What is stored; nothing where another version of the plugin, or a person, wrote something else. */
export function putOffsIn(stored: unknown): readonly PutOff[] {
  return v.parse(STORED, stored).slice(-KEPT);
}

const STORED = v.fallback(
  v.array(v.object({ key: v.string(), until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) })),
  [],
);

/** The console keeps all preferences of a user in one ConfigMap, which may have a megabyte. */
const KEPT = 300;

/**
 * By which entry some versions of a namespace are put off, alone or with others that are not named; `null`: they are not, or
 * no longer.
 * @param now in milliseconds since 1970
 */
export function putOffOf(
  { namespace, csvNames }: Versions,
  { putOffs, now }: { readonly putOffs: readonly PutOff[]; readonly now: number },
): PutOff | null {
  const wanted = csvNames.length > 0 ? csvNames : [''];
  const isAbout = ({ key }: PutOff) => {
    const [place, names = ''] = key.split('/');
    return place === namespace && wanted.every((name) => names.split(',').includes(name));
  };
  return putOffs.find((entry) => isAbout(entry) && isInForce(entry, now)) ?? null;
}

/** With a plan put off; entries whose time is over go. @param now in milliseconds since 1970 */
export function withPutOff(
  before: readonly PutOff[],
  added: PutOff,
  now: number,
): readonly PutOff[] {
  return [...withoutPutOff(before, added.key).filter((one) => isInForce(one, now)), added];
}

/** With a plan brought back. */
export function withoutPutOff(before: readonly PutOff[], key: string): readonly PutOff[] {
  return before.filter((entry) => entry.key !== key);
}

/** @param days `null`: until there is a newer version */
export function putOffFor(plan: Versions, days: number | null, now: number): PutOff {
  const until = days === null ? null : new Date(now + days * 24 * 60 * 60_000).toISOString();
  return { key: putOffKey(plan), until };
}

function isInForce({ until }: PutOff, now: number): boolean {
  return until === null || Date.parse(until) > now;
}
