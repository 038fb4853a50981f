/** Whether a CSV supports the namespaces of its OperatorGroup (OLM's InstallModeSet.Supports). */

/** Returns OLM's message if unsupported, or else `undefined`. `''` as target means all namespaces. */
export function unsupportedMode(
  modes: ReadonlyMap<string, boolean>,
  operatorNamespace: string,
  targets: readonly string[],
): string | undefined {
  const refuse = (type: string, what: string): string | undefined =>
    modes.get(type) === true
      ? undefined
      : `${type} InstallModeType not supported, cannot configure to watch ${what}`;
  const [only] = targets;
  if (only === undefined) {
    return 'operatorgroup has invalid selected namespaces, cannot configure to watch zero namespaces';
  }
  if (targets.length === 1) {
    if (only === operatorNamespace) return refuse('OwnNamespace', 'own namespace');
    return only === ''
      ? refuse('AllNamespaces', 'all namespaces')
      : refuse('SingleNamespace', 'one namespace');
  }
  if (targets.includes('')) {
    return 'operatorgroup has invalid selected namespaces, NamespaceAll found when |selected namespaces| > 1';
  }
  return (
    refuse('MultiNamespace', `${targets.length} namespaces`) ??
    (targets.includes(operatorNamespace) ? refuse('OwnNamespace', 'own namespace') : undefined)
  );
}
