/** OpenShift's marketplace operator: the default catalogs are as OperatorHub `cluster` says, whatever is done to them. */
import { flagAt, isObject, listAt, objectAt, textAt } from '../kube/json';
import type { ClusterClient, Controller, DraftObject, KubeObject } from '../kube/types';
import { CATALOG_SOURCES } from '../olm/shared/names';
import { MANAGED_BY, MARKETPLACE_OPERATOR } from '../olm/catalog/seedCatalogSources';
import { stableText } from '../workloads/generatedNames';
import { eventController } from '../workloads/eventController';

const HUB = { resource: 'operatorhubs.config.openshift.io', name: 'cluster' };

/** Milliseconds between a change and what the operator makes of it. */
const DELAY = 200;

export function createDefaultCatalogs(): Controller {
  return eventController({
    name: 'marketplace-operator',
    delay: DELAY,
    begin: ({ client, queue }) => {
      // What the release brings, as it was seeded.
      const defaults = client.list(CATALOG_SOURCES).filter(isDefault).map(draftOf);
      const isOfDefault = (object: KubeObject): boolean =>
        defaults.some(({ metadata }) => refKey(metadata) === refKey(object.metadata));
      return {
        reconcile: () => {
          settle(client, defaults);
        },
        first: [HUB.name],
        watches: [
          [
            HUB.resource,
            ({ type }) => {
              if (type !== 'DELETED') queue.add(HUB.name);
            },
          ],
          [
            CATALOG_SOURCES,
            ({ object }) => {
              if (isOfDefault(object)) queue.add(HUB.name);
            },
          ],
        ],
      };
    },
  });
}

function isDefault({ metadata }: KubeObject): boolean {
  return metadata.annotations?.[MANAGED_BY] === MARKETPLACE_OPERATOR;
}

function draftOf({ apiVersion, kind, metadata, spec = {} }: KubeObject): DraftObject {
  const { name, namespace = '', annotations = {} } = metadata;
  return { apiVersion, kind, metadata: { name, namespace, annotations }, spec };
}

function refKey({ name, namespace }: DraftObject['metadata']): string {
  return `${namespace ?? ''}/${name ?? ''}`;
}

function settle(client: ClusterClient, defaults: readonly DraftObject[]): void {
  const hub = client.get(HUB);
  if (hub === undefined) return;
  const sources = defaults.map((wanted) => {
    const disabled = isDisabled(hub, wanted.metadata.name ?? '');
    settleOne(client, wanted, disabled);
    return { name: wanted.metadata.name ?? '', disabled, status: 'Success' };
  });
  if (stableText(listAt(hub, 'status', 'sources')) === stableText(sources)) return;
  client.updateStatus(HUB.resource, { ...hub, status: { ...hub.status, sources } });
}

/** What is said of one catalog counts more than what is said of all. */
function isDisabled(hub: KubeObject, name: string): boolean {
  const own = listAt(hub, 'spec', 'sources').find((source) => textAt(source, 'name') === name);
  return flagAt(own, 'disabled') ?? flagAt(hub, 'spec', 'disableAllDefaultSources') ?? false;
}

function settleOne(client: ClusterClient, wanted: DraftObject, disabled: boolean): void {
  const { name = '', namespace = '' } = wanted.metadata;
  const ref = { resource: CATALOG_SOURCES, name, namespace };
  const found = client.get(ref);
  if (disabled) {
    if (found !== undefined) client.delete(ref, { propagation: 'Background' });
    return;
  }
  if (found === undefined) {
    client.create(CATALOG_SOURCES, wanted);
    return;
  }
  const spec = objectAt(wanted, 'spec');
  if (isObject(spec) && stableText(found.spec ?? {}) !== stableText(spec)) {
    client.update(CATALOG_SOURCES, { ...found, spec });
  }
}
