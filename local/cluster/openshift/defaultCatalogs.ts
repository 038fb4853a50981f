/** OpenShift's marketplace operator: keeps default catalogs as configured in OperatorHub `cluster`. */
import { flagAt, isObject, listAt, objectAt, textAt } from '../kube/json';
import type { ClusterClient, Controller, DraftObject, JsonObject, KubeObject } from '../kube/types';
import { CATALOG_SOURCES } from '../olm/shared/names';
import { MANAGED_BY, MARKETPLACE_OPERATOR } from '../olm/catalog/seedCatalogSources';
import { stableText } from '../workloads/generatedNames';
import { eventController } from '../workloads/eventController';

const HUB = { resource: 'operatorhubs.config.openshift.io', name: 'cluster' };

/** Milliseconds between a change and the reaction of the operator. */
const DELAY = 200;

export function createDefaultCatalogs(): Controller {
  return eventController({
    name: 'marketplace-operator',
    delay: DELAY,
    begin: ({ client, queue }) => {
      // Catalogs of the release, as seeded.
      const defaults = client.list(CATALOG_SOURCES).filter(isManaged).map(draftOf);
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

function isManaged({ metadata }: KubeObject): boolean {
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
  const known = defaults.map((wanted) => {
    const name = wanted.metadata.name ?? '';
    const disabled = isDisabled(hub, name);
    settleOne(client, wanted, disabled);
    return { name, disabled, status: 'Success' };
  });
  const sources = [...known, ...unknownIn(hub, known)];
  if (stableText(listAt(hub, 'status', 'sources')) === stableText(sources)) return;
  client.updateStatus(HUB.resource, { ...hub, status: { ...hub.status, sources } });
}

/** An entry of one catalog takes precedence over the setting for all; the last of duplicate entries applies. */
function isDisabled(hub: KubeObject, name: string): boolean {
  const own = listAt(hub, 'spec', 'sources').findLast((source) => textAt(source, 'name') === name);
  return own === undefined
    ? (flagAt(hub, 'spec', 'disableAllDefaultSources') ?? false)
    : (flagAt(own, 'disabled') ?? false);
}

/** Unknown names are reported as errors. */
function unknownIn(
  hub: KubeObject,
  known: readonly { readonly name: string }[],
): readonly JsonObject[] {
  const names = listAt(hub, 'spec', 'sources').flatMap((source) => textAt(source, 'name') ?? []);
  return [...new Set(names)]
    .filter((name) => known.every((one) => one.name !== name))
    .map((name) => ({
      name,
      disabled: isDisabled(hub, name),
      status: 'Error',
      message: 'Not present in the default definitions',
    }));
}

/** A catalog of that name without the managed annotation is not deleted, but changed to the default. */
function settleOne(client: ClusterClient, wanted: DraftObject, disabled: boolean): void {
  const { name = '', namespace = '' } = wanted.metadata;
  const ref = { resource: CATALOG_SOURCES, name, namespace };
  const found = client.get(ref);
  if (disabled) {
    if (found !== undefined && isManaged(found)) client.delete(ref, { propagation: 'Background' });
    return;
  }
  if (found === undefined) {
    client.create(CATALOG_SOURCES, wanted);
    return;
  }
  restore(client, found, objectAt(wanted, 'spec') ?? {});
}

function restore(client: ClusterClient, found: KubeObject, spec: JsonObject): void {
  if (isManaged(found) && isSameSpec(found.spec ?? {}, spec)) return;
  const annotations = { ...found.metadata.annotations, [MANAGED_BY]: MARKETPLACE_OPERATOR };
  client.update(CATALOG_SOURCES, {
    ...found,
    metadata: { ...found.metadata, annotations },
    spec,
  });
}

/** These are case-insensitive. */
const CASELESS = ['sourceType', 'configMap', 'address', 'displayName', 'publisher', 'image'];

function isSameSpec(one: JsonObject, other: JsonObject): boolean {
  return stableText(comparable(one)) === stableText(comparable(other));
}

/** An empty field that Go omits equals a missing one. */
function comparable(spec: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(spec)
      .filter(([, value]) => !isEmpty(value))
      .map(([key, value]) => [
        key,
        CASELESS.includes(key) && typeof value === 'string' ? value.toLowerCase() : value,
      ]),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === '' ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0) ||
    (isObject(value) && Object.values(value).every(isEmpty))
  );
}
