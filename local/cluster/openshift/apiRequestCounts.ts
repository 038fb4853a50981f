/** What OpenShift's API server reports about the requests to an API that a later release of Kubernetes does not serve. */
import type { DraftObject, JsonObject, ResourceKey } from '../kube/types';

const NODE = 'local-node';

type Request = { readonly user: string; readonly agent: string; readonly verbs: JsonObject };

/** The releases are examples: not those of Kubernetes. */
export const API_REQUEST_COUNTS: readonly (readonly [ResourceKey, DraftObject])[] = [
  apiRequestCount('ipaddresses.v1beta1.networking.k8s.io', '1.37', []),
  apiRequestCount('deployments.v1.apps', undefined, [
    { user: 'system:apiserver', agent: 'kube-apiserver/v1.36.0', verbs: { list: 12 } },
  ]),
  apiRequestCount('volumeattributesclasses.v1beta1.storage.k8s.io', '1.36', [
    {
      user: 'system:serviceaccount:team-a:heron-database-operator',
      agent: 'manager/v2.0.0',
      verbs: { list: 40, watch: 310 },
    },
    {
      user: 'system:serviceaccount:holds-openshift-back:anvil-forge-operator',
      agent: 'manager/v5.1.0',
      verbs: { get: 96 },
    },
    {
      user: 'system:serviceaccount:openshift-monitoring:prometheus-k8s',
      agent: 'kube-state-metrics/v2.17.0',
      verbs: { watch: 5 },
    },
  ]),
];

/** An hour of requests in each of the last 24 hours is reported as one: the fields of openshift/api, apiserver/v1. */
function apiRequestCount(
  name: string,
  removedInRelease: string | undefined,
  requests: readonly Request[],
): readonly [ResourceKey, DraftObject] {
  const byUser = requests.map(({ user, agent, verbs }) => {
    const byVerb = Object.entries(verbs).map(([verb, requestCount]) => ({ verb, requestCount }));
    return { username: user, userAgent: agent, requestCount: sum(Object.values(verbs)), byVerb };
  });
  const requestCount = sum(byUser.map((one) => one.requestCount));
  const nothing = { requestCount: 0 };
  const busy = { requestCount, byNode: [{ nodeName: NODE, requestCount, byUser }] };
  return [
    'apirequestcounts.apiserver.openshift.io',
    {
      apiVersion: 'apiserver.openshift.io/v1',
      kind: 'APIRequestCount',
      metadata: { name },
      spec: { numberOfUsersToReport: 10 },
      status: {
        conditions: [],
        requestCount,
        currentHour: nothing,
        last24h: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? busy : nothing)),
        ...(removedInRelease !== undefined && { removedInRelease }),
      },
    },
  ];
}

function sum(values: readonly unknown[]): number {
  return values.reduce<number>((total, value) => total + Number(value), 0);
}
