import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/operatorName';
import { withCatalogData, isWithoutCsv } from '~/olm/installed/withCatalogData';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { operatorPackage } from './packages';

/** The Operators. Those without a CSV get the data of their catalog as soon as it is loaded, if at all. */
export function useCatalogData(
  operators: readonly InstalledOperator[],
): readonly InstalledOperator[] {
  const subscribed = useMemo(
    () =>
      operators
        .filter(isWithoutCsv)
        .slice(0, MOST)
        .flatMap(({ id, namespace, ...operator }) => {
          const key = packageOf(operator);
          return key === null ? [] : [{ id, namespace, key }];
        }),
    [operators],
  );
  const packages = useQueries({
    queries: subscribed.map(({ namespace, key }) => operatorPackage(namespace, key)),
    combine: dataOfEach,
  });
  return useMemo(() => {
    const offers = new Map(subscribed.map(({ id }, at) => [id, packages[at] ?? null]));
    return operators.map((operator) => withCatalogData(operator, offers.get(operator.id) ?? null));
  }, [operators, subscribed, packages]);
}

/** The maximum. A longer list contains failures, whose display names do not matter. */
const MOST = 50;

function dataOfEach(
  results: readonly UseQueryResult<OperatorPackage>[],
): readonly (OperatorPackage | null)[] {
  return results.map(({ data }) => data ?? null);
}
