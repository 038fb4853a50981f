import { queryOptions, useQuery } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { type NodePlatforms, platformsOfNodes } from '~/olm/packages/platforms';
import { nodeModel } from '~/kube/models/node';
import { ifAllowed } from '~/kube/useCan';

/** The platforms of the cluster's nodes; `null`: unknown, or no permission to list Nodes. */
export function useNodePlatforms(): NodePlatforms | null {
  return useQuery(nodePlatforms()).data ?? null;
}

/** Read once: the architectures rarely change, and heartbeats of nodes make a watch expensive. */
export function nodePlatforms() {
  return queryOptions({
    queryKey: ['node-platforms'],
    queryFn: async ({ signal }) =>
      platformsOfNodes(await ifAllowed(getMetadata)(nodeModel, {}, signal)),
    retry: false,
  });
}
