/**
 * Where the first operand of an Operator goes: its own namespace when it watches that, otherwise the first that it does
 * watch (tenants, IN-022). OLM copies the ClusterServiceVersion there, so that the console's pages of it exist.
 * @param watched the OperatorGroup's namespaces, `''` for all; empty when unknown
 */
export function operandNamespace(home: string, watched: readonly string[]): string {
  if (watched.includes('') || watched.includes(home)) return home;
  return watched[0] ?? home;
}
