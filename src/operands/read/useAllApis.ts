import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { useFromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { getMetadata } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { OF_EXTENSIONS, ownerIn } from '~/olm/extensions/ownerLabels';
import { useInstalledExtensions } from '~/olm/read/extensions/useExtensions';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import type { NamespaceScope } from '~/routes';
import { type OwnedApi, withExtensionApis } from '~/operands/rules/extensionProvider';
import type { OperandApi } from '~/operands/rules/operandApis';
import { useOperandApis } from './useOperandApis';

export type AllApis = {
  readonly apis: readonly OperandApi[];
  /** Why the APIs of OLM v1 are unknown. */
  readonly unread: Failure | null;
};

/** The APIs of all Operators, including those of the ClusterExtensions, which are cluster-scoped. */
export function useAllApis(scope: NamespaceScope): Loadable<AllApis> {
  const found = useOperandApis(scope);
  const extensions = useInstalledExtensions();
  // An installation or update adds CRDs.
  const key = extensions.map(({ name, version }) => `${name} ${version ?? ''}`).join(', ');
  const owned = useOwned(key);
  return useMemo(() => {
    if (owned.status === 'loading') return loading;
    const unread = owned.status === 'failed' ? owned.failure : null;
    return map(found, ({ apis, discovery }) => ({
      apis: withExtensionApis(apis, { owned: dataOr(owned, []), extensions, discovery }),
      unread,
    }));
  }, [found, owned, extensions]);
}

/** The APIs that extensions own; none without OLM v1. */
function useOwned(key: string): Loadable<readonly OwnedApi[]> {
  const served = useServesExtensions();
  const isServed = dataOr(served, false);
  const owned = useFromQuery(useQuery({ ...ownedApis(key), enabled: isServed }));
  if (served.status !== 'ready') return served;
  return isServed ? owned : NONE;
}

const NONE: Loadable<readonly OwnedApi[]> = ready([]);

/** Metadata only, because the definitions have megabytes. */
function ownedApis(key: string) {
  return queryOptions({
    queryKey: ['operands', 'extension-apis', key],
    queryFn: async ({ signal }) => {
      const query = { labelSelector: LABELED };
      const answer = await ifAllowed(getMetadata)(customResourceDefinitionModel, { query }, signal);
      return listIn(recordIn(answer)['items']).flatMap((item): OwnedApi[] => {
        const { name, labels } = recordIn(recordIn(item)['metadata']);
        const [api, owner] = [textIn(name), ownerIn(textMapIn(labels))];
        return api === null || owner === null ? [] : [{ api, owner }];
      });
    },
    placeholderData: (before) => before,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

const LABELED = Object.entries(OF_EXTENSIONS)
  .map((pair) => pair.join('='))
  .join(',');
