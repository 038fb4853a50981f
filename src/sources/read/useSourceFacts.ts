import { useQuery } from '@tanstack/react-query';
import { dataOr, map } from '~/kube/loadable';
import { namespaceModel } from '~/kube/models/namespace';
import { fromQuery } from '~/kube/fromQuery';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { useCan } from '~/kube/useCan';
import { useNamespaces } from '~/kube/useListOrNamespace';
import { useSeenSources } from '~/olm/read/catalogSources';
import { globalNamespaceOf, type SourceFacts } from '~/sources/rules/form/sourceFacts';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSubscriptions } from './useSeenSubscriptions';

/**
 * The cluster's facts for the form of a catalog. They are optional: unreadable ones are not checked, and the server
 * decides.
 * @param namespace of the catalog; empty: not selected
 */
export function useSourceFacts(namespace: string): SourceFacts {
  const sources = useSeenSources(namespace === '' ? null : namespace);
  const hub = useOperatorHub();
  const { namespaces, areProjects } = useNamespaces();
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const version = fromQuery(useQuery(kubernetesVersion()));
  const subscriptions = useSeenSubscriptions(namespace);
  return {
    sources: dataOr(
      map(sources, (seen) => seen.sources),
      null,
    ),
    hub: dataOr(
      map(hub, (hubState) => hubState.hub),
      'hidden',
    ),
    namespaces: dataOr(namespaces, null),
    seesAllNamespaces: dataOr(seesAll, false),
    areProjects,
    kubeVersion: dataOr(version, null),
    subscriptions: dataOr(
      map(subscriptions, (seen) => seen.subscriptions),
      null,
    ),
    seesAllSubscriptions: dataOr(
      map(subscriptions, (seen) => seen.unseen === null),
      false,
    ),
  };
}

/** CS-036: the namespace of global catalogs; `null`: loading. */
export function useGlobalNamespace(): string | null {
  const facts = useSourceFacts('');
  const asked = [useSeenSources(null), useOperatorHub(), useNamespaces().namespaces];
  return asked.some(({ status }) => status === 'loading') ? null : globalNamespaceOf(facts);
}
