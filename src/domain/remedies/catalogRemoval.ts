import { type CatalogSource, catalogSourceModel } from '../../models/catalogSource';
import { type OperatorHub, operatorHubModel } from '../../models/operatorHub';
import { type Pod, podModel } from '../../models/pod';
import type { Subscription } from '../../models/subscription';
import type { Right } from '../failure';
import type { ClusterCall } from './clusterCall';
import { statedList } from './statedList';

type CatalogName = { readonly namespace: string; readonly name: string };

/**
 * Whether OpenShift brings a catalog and makes it again when it is deleted: then it is switched off instead (CS-042).
 * The OperatorHub lists those that it manages; the annotation is there also where that cannot be read (CS-022).
 */
export function isDefaultCatalog(
  { namespace, name }: CatalogName,
  catalog: CatalogSource | null,
  hub: OperatorHub | null,
): boolean {
  if (namespace !== MARKETPLACE) return false;
  const isListed = statedList(hub?.status?.sources).some((source) => source.name === name);
  return isListed || catalog?.metadata.annotations?.[MANAGED_BY] === 'marketplace-operator';
}

const MARKETPLACE = 'openshift-marketplace';
const MANAGED_BY = 'operatorframework.io/managed-by';

/** What is known of a catalog; `hidden`: this user may not read it. */
export type SeenCatalog = {
  readonly source: CatalogSource | null | 'hidden';
  readonly hub: OperatorHub | null | 'hidden';
};

export type Removal = {
  /** OpenShift brings it: it is switched off, not deleted. `null`: this user may not know. */
  readonly isDefault: boolean | null;
  /** None where it takes what this user may not see. */
  readonly calls: readonly ClusterCall[];
  /** What it takes before the calls are known. */
  readonly needs: readonly Right[];
};

/** How a catalog is taken away. Which others are switched off stands in the OperatorHub: without it none is (CS-040). */
export function removalOf(catalog: CatalogName, { source, hub }: SeenCatalog): Removal {
  const seen = source === 'hidden' ? null : source;
  if (hub !== 'hidden' || catalog.namespace !== MARKETPLACE) {
    const found = hub === 'hidden' ? null : hub;
    const isDefault = isDefaultCatalog(catalog, seen, found);
    const isSwitched = isDefault && found !== null;
    const call = isSwitched ? switchOff(found, catalog.name) : deleteCatalog(catalog, seen);
    return { isDefault, calls: [call], needs: [] };
  }
  if (source === 'hidden') return { isDefault: null, calls: [], needs: [hubRight('get')] };
  return isDefaultCatalog(catalog, seen, null)
    ? { isDefault: true, calls: [], needs: [hubRight('get'), hubRight('patch')] }
    : { isDefault: false, calls: [deleteCatalog(catalog, seen)], needs: [] };
}

function hubRight(verb: string): Right {
  const { group, plural } = operatorHubModel;
  return { verb, group, resource: plural, name: 'cluster' };
}

/** Switches a default catalog off; what was said about others stays (CS-040). */
export function switchOff(hub: OperatorHub, name: string): ClusterCall {
  const sources = [
    ...statedList(hub.spec?.sources).filter((source) => source.name !== name),
    { name, disabled: true },
  ];
  return {
    kind: 'patch',
    model: operatorHubModel,
    object: { name: hub.metadata.name },
    steps:
      hub.spec === undefined
        ? [{ op: 'add', path: '/spec', value: { sources } }]
        : [
            { op: 'test', path: '/spec', value: hub.spec },
            { op: 'add', path: '/spec/sources', value: sources },
          ],
  };
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
