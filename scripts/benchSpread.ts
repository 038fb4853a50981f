/** Formats repeated durations. */
export function spread(times: readonly number[], digits = 0): string {
  if (times.length === 0) return 'none';
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(digits);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${(sorted.at(-1) ?? 0).toFixed(digits)} ms (${sorted.length} samples)`;
}
