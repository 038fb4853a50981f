/** Today where the user is, as `YYYY-MM-DD`. A phase of support is stated in days without a time zone; the console does the same. */
export function localDay(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map(padded)].join('-');
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
