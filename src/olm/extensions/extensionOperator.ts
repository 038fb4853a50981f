import { lineIn, textMapIn } from '~/kube/json';
import type { ClusterExtension } from '~/kube/models/olmV1';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { onlyCatalogIn } from './catalog';
import { CLUSTER_SCOPE } from './clusterScope';
import { conditionOf, type Extension, inManagedNamespace, readExtension } from './extension';
import { operatorHealth } from './extensionHealth';
import { extensionStatus } from './extensionStatus';
import type { ExtensionUpdate } from './extensionUpdate';
import { requestedVersion } from './requestedVersion';

/** An extension as a row of the installed Operators. */
export function extensionOperator(object: ClusterExtension, facts: Facts): InstalledOperator {
  const extension = inManagedNamespace(readExtension(object), facts.deployments);
  const { name, namespace, packageName, channels, installed, watchNamespace } = extension;
  const { creationTimestamp, labels } = object.metadata;
  const aim = requestedVersion(extension);
  return {
    id: `${CLUSTER_SCOPE}/${name}`,
    namespace: CLUSTER_SCOPE,
    name,
    displayName: lineIn(name) ?? '',
    provider: null,
    // The running version, never the requested one.
    version: installed?.version ?? null,
    ...(installed === null && { isNotInstalled: true }),
    health: operatorHealth(extension, extensionStatus(extension, facts)),
    stage: null,
    since: null,
    update: null,
    deprecations: deprecationsOf(extension),
    packageName,
    channel: channels.length === 0 ? null : channels.join(', '),
    approval: aim.kind === 'held' ? 'Manual' : 'Automatic',
    // It is not updated from a CatalogSource.
    catalog: null,
    managedNamespaces: watchNamespace === null ? [] : [watchNamespace],
    createdAt: creationTimestamp ?? null,
    updatedAt: extension.statusWrittenAt,
    subscriptionName: null,
    csvNames: [],
    providedApis: [],
    apiKinds: [],
    maxOpenShift: { kind: 'none' },
    consolePlugins: [],
    labels: Object.entries(textMapIn(labels)).map(([key, value]) => `${key}=${value}`),
    isCopy: false,
    extension: { namespace, aim, catalog: onlyCatalogIn(extension.selector) },
  };
}

type Facts = Parameters<typeof extensionStatus>[1];

/**
 * The condition is Unknown after every failed resolution, even with healthy catalogs (recording
 * v1_one_catalog_broken_stops_all).
 */
export function deprecationsOf(extension: Extension): readonly InstalledDeprecation[] {
  return LEVELS.flatMap(({ level, type }) => {
    const found = conditionOf(extension, type);
    return found?.status === 'True' ? [{ level, message: found.message }] : [];
  });
}

const LEVELS = [
  { level: 'package', type: 'PackageDeprecated' },
  { level: 'channel', type: 'ChannelDeprecated' },
  { level: 'version', type: 'BundleDeprecated' },
] as const;

/** An installed extension with its next version. */
export type ExtensionRow = {
  readonly object: ClusterExtension;
  readonly extension: Extension;
  readonly operator: InstalledOperator;
  /** `null` if nothing is installed, or unknown. */
  readonly update: ExtensionUpdate | null;
};
