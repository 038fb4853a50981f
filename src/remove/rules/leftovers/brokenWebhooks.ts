import type { ResourceModel } from '~/kube/models/meta';
import {
  mutatingWebhookConfigurationModel,
  validatingWebhookConfigurationModel,
} from '~/kube/models/webhookConfiguration';
import type { PatchStep } from '~/olm/calls/clusterCall';
import type { ClusterFacts } from './clusterFacts';
import { goneServices, isServiceGone } from './goneServices';
import { isBeingInstalled } from './installing';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { goneOwners, isKept, marksOf } from './owners';
import type { ScannedWebhook, ScannedWebhooks } from './scannedWebhooks';
import { seen } from './scannedCluster';

/**
 * Webhooks that ask a Service which is gone. OLM takes those of a CSV with it when it runs (`syncGCObject` in
 * pkg/controller/operators/olm/operator.go); one that an Operator made by itself stays. Of a configuration of which a part
 * works only the rest is removed.
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
      isServiceGone(service, facts.cluster),
    );
    if (broken.length === 0 || isKept(object, facts)) return [];
    const places = broken.flatMap(([, { service }]) => service?.namespace ?? []);
    if (isBeingInstalled(object, places, facts.cluster)) return [];
    const isAll = broken.length === object.webhooks.length;
    const found = evidence(
      object,
      broken.map(([, webhook]) => webhook),
      facts,
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

function evidence(
  object: ScannedWebhooks,
  broken: readonly ScannedWebhook[],
  { cluster }: ClusterFacts,
): readonly Evidence[] {
  const services = broken.flatMap(({ service }) => service ?? []);
  const closed = broken.filter(({ failsClosed }) => failsClosed);
  return [
    ...goneServices(services, cluster),
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
 * Takes entries out of the list, the last first, so that none of them moves before its turn. The server does nothing when
 * one of them is another by then.
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

/** The object is still the one that was seen. */
export function sameObject(uid: string | null): readonly PatchStep[] {
  return uid === null ? [] : [{ op: 'test', path: '/metadata/uid', value: uid }];
}
