/** How the console words a point in time. Rule: console-shared/src/utils/datetime (4.22). */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to this age the time is relative to now. */
const RELATIVE_UP_TO = 630_000;
/** So far ahead a time counts as now: clocks differ. */
const CLOCK_SKEW = -MINUTE;

type Options = { readonly now: number; readonly language: string; readonly omitSuffix: boolean };

/** "Just now", "5 minutes ago", or the date; without suffix "2 days"; "-" for an invalid date. */
export function timestampText(date: Date, { now, language, omitSuffix }: Options): string {
  const age = now - date.getTime();
  if (Number.isNaN(age)) {
    return '-';
  }
  if (omitSuffix) {
    return age < 0 ? '-' : durationText(age, language);
  }
  if (age <= CLOCK_SKEW || age >= RELATIVE_UP_TO) {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      date,
    );
  }
  return age < MINUTE
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
    : new Intl.RelativeTimeFormat(language).format(-Math.floor(age / MINUTE), 'minute');
}

/** The time in UTC, as the tooltip shows it. */
export function utcText(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);
}

function durationText(age: number, language: string): string {
  const [size, unit] = [
    [DAY, 'day'] as const,
    [HOUR, 'hour'] as const,
    [MINUTE, 'minute'] as const,
  ].find(([length]) => age >= length) ?? [MINUTE, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(age / size),
  );
}
