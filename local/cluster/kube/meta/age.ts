/** Durations as `kubectl get` prints them in the Age column. */

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;
const HOURS_PER_DAY = 24;
const DAYS_PER_YEAR = 365;

/** From a timestamp (RFC 3339) to now (milliseconds): `45s`, `3m20s`, `26m`, `2h5m`, `3d4h`, `200d`, `2y10d`. */
export function ageOf(timestamp: string, now: number): string {
  const then = Date.parse(timestamp);
  return Number.isNaN(then) ? '<invalid>' : humanDuration(Math.floor((now - then) / 1000));
}

/** Kubernetes prints a second unit only while the first is small. */
export function humanDuration(seconds: number): string {
  if (seconds < -1) {
    return '<invalid>';
  }
  if (seconds < 2 * SECONDS_PER_MINUTE) {
    return `${Math.max(seconds, 0)}s`;
  }
  return seconds < 3 * SECONDS_PER_HOUR ? minutesOf(seconds) : hoursOf(seconds);
}

function minutesOf(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return minutes < 10
    ? twoUnits([minutes, 'm'], [seconds % SECONDS_PER_MINUTE, 's'])
    : `${minutes}m`;
}

function hoursOf(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  if (hours < 8) {
    return twoUnits(
      [hours, 'h'],
      [Math.floor(seconds / SECONDS_PER_MINUTE) % SECONDS_PER_MINUTE, 'm'],
    );
  }
  return hours < 2 * HOURS_PER_DAY ? `${hours}h` : daysOf(hours);
}

function daysOf(hours: number): string {
  const days = Math.floor(hours / HOURS_PER_DAY);
  if (days < 8) {
    return twoUnits([days, 'd'], [hours % HOURS_PER_DAY, 'h']);
  }
  if (days < 2 * DAYS_PER_YEAR) {
    return `${days}d`;
  }
  const years = Math.floor(days / DAYS_PER_YEAR);
  return years < 8 ? twoUnits([years, 'y'], [days % DAYS_PER_YEAR, 'd']) : `${years}y`;
}

type Amount = readonly [value: number, unit: string];

function twoUnits([value, unit]: Amount, [rest, restUnit]: Amount): string {
  return rest === 0 ? `${value}${unit}` : `${value}${unit}${rest}${restUnit}`;
}
