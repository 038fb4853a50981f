import { useQuery } from '@tanstack/react-query';
import { dataOr, map } from '~/kube/loadable';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import { namespaceModel } from '~/kube/models/namespace';
import { fromQuery } from '~/kube/fromQuery';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { useCan } from '~/kube/useCan';
import { useNamespaces } from '~/kube/useNamespaces';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSources } from '~/olm/read/useSeenSources';
import { useSeenSubscriptions } from './useSeenSubscriptions';

/**
 * What the form of a catalog has to know of the cluster. None of it is needed to fill in the form: what may not be read is
 * not checked, and the server decides.
 * @param namespace where the catalog is to be; empty while none is chosen
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
      map(hub, (sight) => sight.hub),
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
