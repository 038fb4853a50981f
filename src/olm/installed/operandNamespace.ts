/**
 * The namespace of an Operator's first operand: its own if it watches that, otherwise the first watched one (tenants,
 * IN-022). OLM copies the ClusterServiceVersion there, so that the console's pages of it exist.
 * @param watched the OperatorGroup's namespaces, `''` for all; empty: unknown
 */
export function operandNamespace(home: string, watched: readonly string[]): string {
  if (watched.includes('') || watched.includes(home)) return home;
  return watched[0] ?? home;
}
