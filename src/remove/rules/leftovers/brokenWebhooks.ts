import type { ResourceModel } from '~/kube/models/meta';
import {
  mutatingWebhookConfigurationModel,
  validatingWebhookConfigurationModel,
} from '~/kube/models/webhookConfiguration';
import type { PatchStep } from '~/olm/calls/clusterCall';
import type { ClusterFacts } from './clusterFacts';
import { goneServices, isServiceDeleted } from './goneServices';
import { isBeingInstalled } from './installing';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { goneOwners, isKept, marksOf } from './owners';
import type { ScannedWebhook, ScannedWebhooks } from './scannedWebhooks';
import { seen } from './scannedCluster';

/**
 * Webhooks whose Service does not exist. A running OLM deletes those of a CSV with it (`syncGCObject` in
 * pkg/controller/operators/olm/operator.go), but not those that an Operator created. From a configuration that still
 * has working entries, only the others are removed.
 */
export function brokenWebhooks(facts: ClusterFacts): readonly Leftover[] {
  const { validatingWebhooks, mutatingWebhooks } = facts.cluster;
  return [
    ...brokenIn(seen(validatingWebhooks), validatingWebhookConfigurationModel, facts),
    ...brokenIn(seen(mutatingWebhooks), mutatingWebhookConfigurationModel, facts),
  ];
}

function brokenIn(
  configurations: readonly ScannedWebhooks[],
  model: ResourceModel,
  facts: ClusterFacts,
): readonly Leftover[] {
  return configurations.flatMap((object) => {
    const broken = [...object.webhooks.entries()].filter(([, { service }]) =>
      isServiceDeleted(service, facts.cluster),
    );
    if (broken.length === 0 || isKept(object, facts)) return [];
    const places = broken.flatMap(([, { service }]) => service?.namespace ?? []);
    if (isBeingInstalled(object, places, facts.cluster)) return [];
    const isAll = broken.length === object.webhooks.length;
    const found = evidence(
      object,
      broken.map(([, webhook]) => webhook),
    );
    return evidenceOf(found).map((known) =>
      newLeftover(
        'broken-webhook',
        { model, object },
        {
          evidence: known,
          cleanUp: isAll
            ? { kind: 'delete' }
            : { kind: 'patch', steps: removalOf(broken, object.uid) },
        },
      ),
    );
  });
}

function evidence(object: ScannedWebhooks, broken: readonly ScannedWebhook[]): readonly Evidence[] {
  const services = broken.flatMap(({ service }) => service ?? []);
  const closed = broken.filter(({ failsClosed }) => failsClosed);
  return [
    ...goneServices(services),
    ...(closed.length === 0 ? [] : [refusal(closed)]),
    ...goneOwners(object),
    ...marksOf(object),
  ];
}

function refusal(webhooks: readonly ScannedWebhook[]): Evidence {
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
