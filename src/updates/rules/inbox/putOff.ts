import { listIn, recordIn, textIn } from '~/kube/json';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** A person does not want to be asked about some versions for now. OLM knows nothing of it, and goes on waiting. */
export type PutOff = {
  /** See {@link putOffKey}. */
  readonly key: string;
  /** ISO 8601; `null`: until there is a newer version. */
  readonly until: string | null;
};

/**
 * What is put off: versions in a namespace. A new plan for the same versions stays put off, one for a newer version comes
 * back.
 */
export function putOffKey({
  namespace,
  csvNames,
}: Pick<ReviewedPlan, 'namespace' | 'csvNames'>): string {
  return `${namespace}/${csvNames.toSorted().join(',')}`;
}

/** What is stored, whatever wrote it. */
export function putOffsIn(stored: unknown): readonly PutOff[] {
  const found = listIn(stored).flatMap((entry): [string, PutOff][] => {
    const key = textIn(recordIn(entry)['key']);
    const until = textIn(recordIn(entry)['until']);
    if (key === null || (until !== null && Number.isNaN(Date.parse(until)))) return [];
    return [[key, { key, until }]];
  });
  return [...new Map(found).values()].slice(-KEPT);
}

/** The console keeps all preferences of a user in one ConfigMap, which may have a megabyte. */
const KEPT = 300;

/** By which entry a plan is put off; `null`: it is not, or no longer. @param now in milliseconds since 1970 */
export function putOffOf(
  plan: Pick<ReviewedPlan, 'namespace' | 'csvNames'>,
  { putOffs, now }: { readonly putOffs: readonly PutOff[]; readonly now: number },
): PutOff | null {
  const key = putOffKey(plan);
  return putOffs.find((entry) => entry.key === key && isInForce(entry, now)) ?? null;
}

/** Whether some versions of a namespace are put off, alone or with others that are not named. */
export function arePutOff(
  { namespace, csvNames }: Pick<ReviewedPlan, 'namespace' | 'csvNames'>,
  { putOffs, now }: { readonly putOffs: readonly PutOff[]; readonly now: number },
): boolean {
  return putOffs.some((entry) => {
    const [place, names = ''] = entry.key.split('/');
    const known = names.split(',');
    return (
      place === namespace && isInForce(entry, now) && csvNames.every((name) => known.includes(name))
    );
  });
}

/** With a plan put off; entries whose time is over go. @param now in milliseconds since 1970 */
export function withPutOff(
  before: readonly PutOff[],
  added: PutOff,
  now: number,
): readonly PutOff[] {
  const others = before.filter((entry) => entry.key !== added.key && isInForce(entry, now));
  return [...others, added].slice(-KEPT);
}

/** With a plan brought back. */
export function withoutPutOff(before: readonly PutOff[], key: string): readonly PutOff[] {
  return before.filter((entry) => entry.key !== key);
}

/** For how long something can be put off. */
export const PUT_OFF_SPANS = ['week', 'month', 'date', 'newer-version'] as const;
export type PutOffSpan = (typeof PUT_OFF_SPANS)[number];

/**
 * When a span ends, as ISO 8601; `null`: only a newer version ends it.
 * @param now in milliseconds since 1970
 * @param date the day that was picked, as `YYYY-MM-DD`; it ends when that day begins
 */
export function endOfSpan(span: PutOffSpan, now: number, date: string): string | null {
  switch (span) {
    case 'week':
      return new Date(now + WEEK).toISOString();
    case 'month':
      return aMonthAfter(new Date(now)).toISOString();
    case 'date':
      return new Date(`${date}T00:00:00`).toISOString();
    case 'newer-version':
      return null;
  }
}

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;

/** The same day of the next month, or its last one. */
function aMonthAfter(day: Date): Date {
  const after = new Date(day);
  after.setMonth(day.getMonth() + 1);
  // Of 31 January 3 March would be made.
  if (after.getDate() !== day.getDate()) after.setDate(0);
  return after;
}

function isInForce({ until }: PutOff, now: number): boolean {
  return until === null || Date.parse(until) > now;
}
