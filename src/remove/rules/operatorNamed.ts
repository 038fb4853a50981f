import type { InstalledOperator } from '~/olm/installed/installedOperator';

/** @param id `namespace/name`: of its Subscription, or of one of its CSVs */
export function operatorNamed(
  id: string,
  operators: readonly InstalledOperator[],
): InstalledOperator | undefined {
  return (
    operators.find((one) => one.id === id) ??
    operators.find(
      ({ namespace, csvNames, isCopy }) =>
        !isCopy && csvNames.some((name) => `${namespace}/${name}` === id),
    )
  );
}
