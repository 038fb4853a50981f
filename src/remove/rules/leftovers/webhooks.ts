import type { ResourceModel } from '~/kube/models/meta';
import {
  mutatingWebhookConfigurationModel,
  validatingWebhookConfigurationModel,
} from '~/kube/models/apiExtensions';
import type { PatchStep } from '~/olm/calls/clusterCall';
import { type LeftoverEvidence, type Found, leftoverKind } from './leftover';
import {
  type ClusterFacts,
  factsOf,
  goneOwners,
  isBeingInstalled,
  isKept,
  marksOf,
} from './owners';
import type { ScannedWebhook, ScannedWebhooks, ServiceRef } from './scannedObjects';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/**
 * Webhooks whose Service does not exist. A running OLM deletes those of a CSV with it (`syncGCObject` in
 * pkg/controller/operators/olm/operator.go), but not those that an Operator created. From a configuration that still
 * has working entries, only the others are removed.
 */
export const brokenWebhook = leftoverKind({
  severity: 'danger',
  stage: 'breaking',
  reads: ['validatingWebhooks', 'mutatingWebhooks'],
  find: (facts) => [
    ...brokenIn(facts.cluster.validatingWebhooks, validatingWebhookConfigurationModel, facts),
    ...brokenIn(facts.cluster.mutatingWebhooks, mutatingWebhookConfigurationModel, facts),
  ],
});

function brokenIn(
  configurations: ScannedCluster['validatingWebhooks'],
  model: ResourceModel,
  facts: ClusterFacts,
): readonly Found[] {
  return seen(configurations).flatMap((object): readonly Found[] => {
    const broken = [...object.webhooks.entries()].filter(([, { service }]) =>
      isServiceDeleted(service, facts.cluster),
    );
    if (broken.length === 0 || isKept(object, facts)) return [];
    const places = broken.flatMap(([, { service }]) => service?.namespace ?? []);
    if (isBeingInstalled(object, places, facts.cluster)) return [];
    return [
      {
        model,
        object,
        evidence: evidence(
          object,
          broken.map(([, webhook]) => webhook),
        ),
        ...(broken.length === object.webhooks.length
          ? {}
          : {
              cleanUp: { kind: 'patch', part: 'webhooks', steps: removalOf(broken, object.uid) },
            }),
      },
    ];
  });
}

function evidence(
  object: ScannedWebhooks,
  broken: readonly ScannedWebhook[],
): readonly LeftoverEvidence[] {
  const services = broken.flatMap(({ service }) => service ?? []);
  const closed = broken.filter(({ failsClosed }) => failsClosed);
  return [
    ...goneServices(services),
    ...(closed.length === 0 ? [] : [refusal(closed)]),
    ...goneOwners(object),
    ...marksOf(object),
  ];
}

function refusal(webhooks: readonly ScannedWebhook[]): LeftoverEvidence {
  return {
    kind: 'fails-closed',
    webhooks: webhooks.map(({ name }) => name),
    resources: [...new Set(webhooks.flatMap(({ resources }) => resources))],
    isLimited: webhooks.every(({ isLimited }) => isLimited),
  };
}

/**
 * Removes entries of the list, the last first, so that their positions do not change. The server does nothing if one of
 * them changed.
 */
function removalOf(
  entries: readonly (readonly [index: number, webhook: ScannedWebhook])[],
  uid: string | null,
): readonly PatchStep[] {
  const tests = entries.flatMap(([index, { name, service }]): PatchStep[] => [
    { op: 'test', path: `/webhooks/${index}/name`, value: name },
    {
      op: 'test',
      path: `/webhooks/${index}/clientConfig/service/namespace`,
      value: service?.namespace,
    },
    { op: 'test', path: `/webhooks/${index}/clientConfig/service/name`, value: service?.name },
  ]);
  const removals = entries
    .toReversed()
    .map(([index]): PatchStep => ({ op: 'remove', path: `/webhooks/${index}` }));
  return [...sameObject(uid), ...tests, ...removals];
}

/** The object is still the same. */
export function sameObject(uid: string | null): readonly PatchStep[] {
  return uid === null ? [] : [{ op: 'test', path: '/metadata/uid', value: uid }];
}

/** Whether a Service is known not to exist. */
export function isServiceDeleted(
  service: ServiceRef | null,
  cluster: Pick<ScannedCluster, 'services'>,
): boolean {
  if (service === null || !isSeenIn(cluster.services, service.namespace)) return false;
  return !seen(cluster.services).some(
    ({ namespace, name, deletedAt }) =>
      namespace === service.namespace && name === service.name && deletedAt === null,
  );
}

/** Evidence of missing Services, each once. */
export function goneServices(services: readonly ServiceRef[]): readonly LeftoverEvidence[] {
  const known = new Map(services.map((one) => [`${one.namespace}/${one.name}`, one]));
  return [...known.values()].map(({ namespace, name }) => ({
    kind: 'service-gone',
    namespace,
    name,
  }));
}

/** The namespaces of referenced Services, each once. */
export function serviceNamespaces(cluster: ScannedCluster): readonly string[] {
  const facts = factsOf(cluster);
  const webhooks = [...seen(cluster.validatingWebhooks), ...seen(cluster.mutatingWebhooks)]
    .filter((one) => !isKept(one, facts))
    .flatMap((one) => one.webhooks.flatMap(({ service }) => service ?? []));
  const apis = seen(cluster.apiServices)
    .filter((one) => !isKept(one, facts))
    .flatMap(({ service }) => service ?? []);
  const services = [...webhooks, ...apis, ...cluster.conversions.values()];
  return [...new Set(services.map(({ namespace }) => namespace))].toSorted();
}
