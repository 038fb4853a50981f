import { type CatalogSource, catalogSourceModel, type Subscription } from '~/kube/models/olm';
import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { type Pod, podModel } from '~/kube/models/workloads';
import type { Permission } from '~/kube/failure';
import { type DefaultsChoice, PATCH_HUB, hubCall } from './defaultSources';
import { MARKETPLACE, defaultNames, originOf } from './sourceOrigin';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { statedList } from '~/olm/statedList';

type CatalogName = { readonly namespace: string; readonly name: string };

/**
 * Whether OpenShift provides a catalog and creates it again after a deletion. Such a catalog is disabled instead
 * (CS-042).
 * @param catalog `null`: unable to load, so only its name counts
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

/** The readable facts of a catalog; `hidden`: no permission. */
export type SeenCatalog = {
  readonly source: CatalogSource | null | 'hidden';
  readonly hub: OperatorHub | null | 'hidden';
};

export type Removal = {
  /** OpenShift provides it: it is disabled, not deleted. `null`: no permission. */
  readonly isDefault: boolean | null;
  /** Empty if the catalog does not exist, or if the user cannot read what the removal requires. */
  readonly calls: readonly ClusterCall[];
  /** The permissions required before the calls are known. */
  readonly needs: readonly Permission[];
};

/**
 * The calls that remove a catalog. The OperatorHub lists the disabled catalogs; without it, none is disabled (CS-040).
 */
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

/** The OperatorHub is watched, which requires more than `get`. */
const LIST_HUBS: Permission = {
  verb: 'list',
  group: operatorHubModel.group,
  resource: operatorHubModel.plural,
};

function offOnly(name: string): DefaultsChoice {
  return { isOff: new Map([[name, true]]) };
}

/** The names of the default catalogs that a user disabled (CS-040). */
export function disabledDefaultCatalogs(hub: OperatorHub | null): readonly string[] {
  return statedList(hub?.status?.sources).flatMap(({ name, disabled }) =>
    disabled === true && name !== undefined ? [name] : [],
  );
}

/** @param catalog `null`: unable to load, so only its name counts */
export function deleteCatalog(
  { namespace, name }: CatalogName,
  catalog: CatalogSource | null,
): ClusterCall {
  const uid = catalog?.metadata.uid ?? null;
  return { kind: 'delete', model: catalogSourceModel, object: { name, namespace }, uid };
}

/** Deletes the pods of a catalog. OLM creates them again. */
export function restartPods(pods: readonly Pod[]): readonly ClusterCall[] {
  return pods.map(({ metadata: { name, namespace = '', uid = null } }) => ({
    kind: 'delete',
    model: podModel,
    object: { name, namespace },
    uid,
  }));
}

/** The label of a catalog's pods; its value is the name of the catalog. */
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
