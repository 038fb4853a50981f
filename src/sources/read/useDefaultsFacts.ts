import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { dataOr } from '~/kube/loadable';
import { MARKETPLACE, originOf } from '~/olm/catalogSources/sourceOrigin';
import { type ObjectName, usersBySource } from '~/olm/catalogSources/sourceRow';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { useAllowedList } from '~/kube/allowedLists';
import { packageNames } from './packageNames';
import { useSeenSubscriptions } from './useSeenSubscriptions';

/** The dependents of default catalogs, as far as known. */
export type DefaultsFacts = {
  /** Subscriptions by the name of the catalog; `null`: unknown. */
  readonly users: ReadonlyMap<string, readonly ObjectName[]> | null;
  /** The missing permission for Subscriptions of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
  /** The number of packages by the name of the catalog; absent: unknown. */
  readonly packages: ReadonlyMap<string, number>;
  /** Custom CatalogSources with the name of a disabled default one, which would replace them if it is enabled. */
  readonly ownSources: readonly string[];
};

/** @param leaving names of the catalogs whose packages are counted */
export function useDefaultsFacts(
  hub: OperatorHub | null,
  leaving: readonly string[],
  here: string,
): DefaultsFacts {
  const seen = useSeenSubscriptions(here);
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, HERE);
  const counts = useQueries({
    queries: leaving.map((name) => packageNames({ namespace: MARKETPLACE, name })),
  });
  const users = useMemo(() => {
    if (seen.status !== 'ready') return null;
    const byId = usersBySource(seen.data.subscriptions);
    const own = [...byId].filter(([id]) => id.startsWith(`${MARKETPLACE}/`));
    return new Map(own.map(([id, names]) => [id.slice(MARKETPLACE.length + 1), names]));
  }, [seen]);
  return {
    users,
    unseen: seen.status === 'ready' ? seen.data.unseen : null,
    packages: new Map(
      leaving.flatMap((name, index) => {
        const names = counts[index]?.data;
        return names === undefined ? [] : [[name, names.length] as const];
      }),
    ),
    ownSources: dataOr(sources, [])
      .filter((source) => originOf(source, hub).kind === 'custom')
      .map(({ metadata }) => metadata.name),
  };
}

const HERE = { namespace: MARKETPLACE } as const;
