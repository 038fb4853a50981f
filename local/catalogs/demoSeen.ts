/** The demo's catalogs for its tests: every bundle with its metadata. */
import { demoCatalogs } from './demo';
import type { Catalog, CatalogBundle, CatalogPackage, FbcObject } from './fbc';
import { listAt, textAt, textsAt } from './json';
import { trickster } from './packages/community/trickster';

export const CATALOGS = demoCatalogs('openshift', [trickster]);

/** A bundle with its metadata of the catalog. */
export type Seen = {
  readonly catalog: Catalog;
  readonly package: CatalogPackage;
  readonly bundle: CatalogBundle;
  readonly csv: FbcObject | undefined;
};

export const SEEN: readonly Seen[] = CATALOGS.flatMap(({ catalog }) =>
  catalog.packages.flatMap((one) =>
    one.bundles.map((bundle) => {
      const manifests = catalog.manifestsOf(bundle);
      const csv = manifests?.kind === 'manifests' ? manifests.objects[0] : undefined;
      return { catalog, package: one, bundle, csv };
    }),
  ),
);
export const PACKAGES = CATALOGS.flatMap(({ catalog }) => catalog.packages);

export const annotation = (seen: Seen, name: string): string | undefined =>
  textAt(seen.bundle.csvMetadata, 'annotations', name);
export const properties = (seen: Seen, type: string): readonly unknown[] =>
  seen.bundle.properties.filter((property) => property.type === type).map(({ value }) => value);
export const csvList = (seen: Seen, ...path: readonly string[]): readonly unknown[] =>
  listAt(seen.csv, 'spec', ...path);
export const modesOf = (seen: Seen): string =>
  listAt(seen.bundle.csvMetadata, 'installModes')
    .filter((mode) => JSON.stringify(mode).includes('true'))
    .map((mode) => (textAt(mode, 'type') ?? '').replace('Namespaces', '').replace('Namespace', ''))
    .join('+');
const rulesOf = (seen: Seen): readonly unknown[] =>
  csvList(seen, 'install', 'spec', 'clusterPermissions').flatMap((one) => listAt(one, 'rules'));
export const grants = (seen: Seen, resource: string, verb: string): boolean =>
  rulesOf(seen).some(
    (rule) =>
      textsAt(rule, 'resources').includes(resource) && textsAt(rule, 'verbs').includes(verb),
  );
export const behaviorOf = (seen: Seen): string | undefined =>
  textAt(
    csvList(seen, 'install', 'spec', 'deployments')[0],
    ...['spec', 'template', 'metadata', 'annotations', 'local.operator-hub/behavior'],
  );
export const entriesOf = (one: CatalogPackage): CatalogPackage['channels'][number]['entries'] =>
  one.channels.flatMap((channel) => channel.entries);
