import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/operatorName';
import { type Compatibility, versionSupport } from '~/olm/lifecycle/versionSupport';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { type Lifecycle, lifecycleOf } from './lifecycle';
import { localDay } from './localDay';

/**
 * The compatibility of installed Operators with an OpenShift version, by the IDs of the Operators, as far as loaded.
 * @param openShift `null`: requests nothing
 */
export function useCompatibilities(
  operators: readonly InstalledOperator[],
  openShift: OpenShiftMinor | null,
): ReadonlyMap<string, Compatibility> {
  const requested = useMemo(
    () =>
      operators.flatMap((operator) => {
        const key = openShift === null ? null : packageOf(operator);
        return key === null ? [] : [{ operator, key }];
      }),
    [operators, openShift],
  );
  const lifecycles = useQueries({
    queries: requested.map(({ key }) => lifecycleOf(key)),
    combine: dataOf,
  });
  return useMemo(() => {
    const today = localDay();
    const found = requested.flatMap(({ operator: { id, version } }, index) => {
      const known = versionSupport(lifecycles[index] ?? [], { version, openShift, today });
      return known?.compatibility == null ? [] : [[id, known.compatibility] as const];
    });
    return new Map(found);
  }, [requested, lifecycles, openShift]);
}

function dataOf(results: readonly { readonly data: Lifecycle | undefined }[]) {
  return results.map(({ data }) => data);
}
