/** The letters on the badge of a kind: its capitals, at most four of them (`ClusterServiceVersion` → `CSV`). */
export function abbreviationOf(kind: string): string {
  const capitals = kind.replace(/[^A-Z]/g, '').slice(0, 4);
  return capitals === '' ? kind.slice(0, 3).toUpperCase() : capitals;
}
