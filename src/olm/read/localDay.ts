/**
 * The current local date as `YYYY-MM-DD`. Support phases are days without a time zone; the console compares them in the
 * same way.
 */
export function localDay(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map(padded)].join('-');
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
