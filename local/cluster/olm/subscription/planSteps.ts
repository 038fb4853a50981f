/** The steps of an InstallPlan. */
import type { CatalogProperty } from '../../../catalogs/fbc';
import { objectAt, textAt } from '../../kube/json';
import type { Json, JsonObject, KubeObject } from '../../kube/types';
import type { ChosenOperator } from '../resolver/resolve';
import { bundleObjects } from '../shared/bundleObjects';
import { dependencySubscriptionName, OLM_API_VERSION, unpackName } from '../shared/names';
import { objectsIn } from '../unpack/bundleContent';

export type BundleLookup = {
  readonly path: string;
  readonly identifier: string;
  readonly replaces: string;
  readonly properties: string;
  readonly catalogSourceRef: { readonly name: string; readonly namespace: string };
};

export function bundleLookup({ entry, replaces }: ChosenOperator): BundleLookup {
  const { name, namespace } = entry.catalog;
  return {
    catalogSourceRef: { name, namespace },
    identifier: entry.name,
    path: entry.bundle?.image ?? '',
    properties: propertiesText(entry.properties),
    replaces,
  };
}

/** One step per resource of the bundle; each references the ConfigMap instead of containing the manifest. */
export function bundleSteps(
  lookup: BundleLookup,
  configMap: KubeObject,
  namespace: string,
): readonly JsonObject[] {
  const { name: catalog, namespace: catalogNamespace } = lookup.catalogSourceRef;
  const manifest = JSON.stringify({
    kind: 'ConfigMap',
    name: unpackName(lookup.path),
    namespace: catalogNamespace,
    catalogSourceName: catalog,
    catalogSourceNamespace: catalogNamespace,
    replaces: lookup.replaces,
    properties: lookup.properties,
  });
  const { replaces, properties } = lookup;
  return bundleObjects(objectsIn(configMap), { namespace, replaces, properties }).map((object) =>
    step(lookup.identifier, {
      ...identity(object),
      manifest,
      sourceName: catalog,
      sourceNamespace: catalogNamespace,
    }),
  );
}

/** The step that creates a Subscription for a dependency. */
export function subscriptionStep({ entry }: ChosenOperator, namespace: string): JsonObject {
  const { name: catalog, namespace: catalogNamespace } = entry.catalog;
  const { packageName, channel } = entry;
  const name = dependencySubscriptionName({ packageName, channel, catalog, catalogNamespace });
  const manifest = {
    metadata: { name, namespace },
    spec: {
      source: catalog,
      sourceNamespace: catalogNamespace,
      name: packageName,
      channel,
      startingCSV: entry.name,
      installPlanApproval: 'Automatic',
    },
    status: { lastUpdated: null },
  };
  return step(entry.name, {
    ...identity({ apiVersion: OLM_API_VERSION, kind: 'Subscription', ...manifest }),
    manifest: `${JSON.stringify(manifest)}\n`,
    sourceName: catalog,
    sourceNamespace: catalogNamespace,
  });
}

function step(resolving: string, resource: JsonObject): JsonObject {
  return { resolving, resource, status: 'Unknown' };
}

function identity(object: JsonObject): JsonObject {
  const [version = '', group = ''] = (textAt(object, 'apiVersion') ?? '').split('/').toReversed();
  const kind = textAt(object, 'kind') ?? '';
  return {
    group,
    // OLM's own kind for Secrets of a bundle, to tell them from pull secrets.
    kind: kind === 'Secret' ? 'BundleSecret' : kind,
    name: textAt(object, 'metadata', 'name') ?? '',
    version,
  };
}

/** OLM adds each required API once more, from the bundle's list of them. */
function propertiesText(properties: readonly CatalogProperty[]): string {
  const own = properties.filter(
    ({ type }) => type !== 'olm.csv.metadata' && type !== 'olm.bundle.object',
  );
  const required = properties
    .filter(({ type }) => type === 'olm.gvk.required')
    .map(({ type, value }) => ({ type, value: ordered(value) }));
  return JSON.stringify({ properties: [...own, ...required] });
}

function ordered(value: unknown): { readonly [key: string]: Json | undefined } {
  const api = objectAt({ api: value }, 'api') ?? {};
  return { group: api['group'], version: api['version'], kind: api['kind'] };
}
