import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { type Pod, podModel } from '~/kube/models/pod';
import type { Subscription } from '~/kube/models/subscription';
import type { Permission } from '~/kube/failure';
import { type DefaultsChoice, PATCH_HUB, hubCall } from './defaultSources';
import { MARKETPLACE, defaultNames, originOf } from './sourceOrigin';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { statedList } from '~/olm/statedList';

type CatalogName = { readonly namespace: string; readonly name: string };

/**
 * Whether OpenShift brings a catalog and makes it again when it is deleted: then it is switched off instead (CS-042).
 * @param catalog `null`: it could not be read, and is taken by its name
 */
export function isDefaultCatalog(
  { namespace, name }: CatalogName,
  catalog: CatalogSource | null,
  hub: OperatorHub | null,
): boolean {
  if (namespace !== MARKETPLACE) return false;
  if (catalog !== null) return originOf(catalog, hub).kind === 'default';
  return hub !== null && defaultNames(hub).includes(name);
}

/** What is known of a catalog; `hidden`: this user may not read it. */
export type SeenCatalog = {
  readonly source: CatalogSource | null | 'hidden';
  readonly hub: OperatorHub | null | 'hidden';
};

export type Removal = {
  /** OpenShift brings it: it is switched off, not deleted. `null`: this user may not know. */
  readonly isDefault: boolean | null;
  /** None where it is gone already, or takes what this user may not see. */
  readonly calls: readonly ClusterCall[];
  /** What it takes before the calls are known. */
  readonly needs: readonly Permission[];
};

/** How a catalog is taken away. Which others are switched off stands in the OperatorHub: without it none is (CS-040). */
export function removalOf(catalog: CatalogName, { source, hub }: SeenCatalog): Removal {
  const seen = source === 'hidden' ? null : source;
  if (hub !== 'hidden' || catalog.namespace !== MARKETPLACE) {
    return knownRemoval(catalog, source, hub === 'hidden' ? null : hub);
  }
  if (source === 'hidden') return { isDefault: null, calls: [], needs: [LIST_HUBS] };
  return isDefaultCatalog(catalog, seen, null)
    ? { isDefault: true, calls: [], needs: [LIST_HUBS, PATCH_HUB] }
    : { isDefault: false, calls: [deleteCatalog(catalog, seen)], needs: [] };
}

function knownRemoval(
  catalog: CatalogName,
  source: SeenCatalog['source'],
  hub: OperatorHub | null,
): Removal {
  const seen = source === 'hidden' ? null : source;
  const isDefault = isDefaultCatalog(catalog, seen, hub);
  const deletion = source === null ? null : deleteCatalog(catalog, seen);
  const call = isDefault && hub !== null ? hubCall(hub, offOnly(catalog.name)) : deletion;
  return { isDefault, calls: call === null ? [] : [call], needs: [] };
}

/** It is kept up to date, which takes more than to get it. */
const LIST_HUBS: Permission = {
  verb: 'list',
  group: operatorHubModel.group,
  resource: operatorHubModel.plural,
};

function offOnly(name: string): DefaultsChoice {
  return { isOff: new Map([[name, true]]) };
}

/** The default catalogs that a cluster does without, by name: somebody switched them off (CS-040). */
export function switchedOff(hub: OperatorHub | null): readonly string[] {
  return statedList(hub?.status?.sources).flatMap(({ name, disabled }) =>
    disabled === true && name !== undefined ? [name] : [],
  );
}

/** @param catalog `null`: it could not be read, and is taken by its name */
export function deleteCatalog(
  { namespace, name }: CatalogName,
  catalog: CatalogSource | null,
): ClusterCall {
  const uid = catalog?.metadata.uid ?? null;
  return { kind: 'delete', model: catalogSourceModel, object: { name, namespace }, uid };
}

/** Deletes the pods of a catalog: OLM starts them anew. */
export function restartPods(pods: readonly Pod[]): readonly ClusterCall[] {
  return pods.map(({ metadata: { name, namespace = '', uid = null } }) => ({
    kind: 'delete',
    model: podModel,
    object: { name, namespace },
    uid,
  }));
}

/** The label that a catalog's pods have, with its name. */
export const CATALOG_LABEL = 'olm.catalogSource';

/** CS-044: the Subscriptions that get no updates without a catalog. */
export function usersOf(
  { namespace, name }: CatalogName,
  subscriptions: readonly Subscription[],
): readonly CatalogName[] {
  return subscriptions
    .filter(({ spec }) => spec?.source === name && spec.sourceNamespace === namespace)
    .map(({ metadata }) => ({ namespace: metadata.namespace ?? '', name: metadata.name }));
}
