import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion, Subscription } from '~/kube/models/olm';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { onlyCatalog } from '~/olm/extensions/catalog';
import type { Account } from '~/olm/permissions/accountGrant';
import { generatedCalls } from '~/olm/permissions/installerCalls';
import { installerRules } from '~/olm/permissions/installerRules';

/** What the ClusterExtension of a migrated Operator depends on. */
export type MigrationSource = {
  readonly subscription: Subscription;
  /** The installed version. */
  readonly csv: ClusterServiceVersion;
  /** The ClusterCatalog; `null`: unknown. */
  readonly catalog: string | null;
  /** The default channel of the package, for a Subscription without one; `null`: unknown. */
  readonly defaultChannel: string | null;
  readonly features: Pick<ApiFeatures, 'serviceAccount'>;
};

/** How the settings of a Subscription continue in OLM v1. */
export type MigratedSettings = {
  readonly channel: string | null;
  /** With approval `Manual`, the installed version stays until it is changed; `null`: it follows the channel. */
  readonly version: string | null;
  /** `spec.config` without its selector, which OLM v0 does not use either; `null`: none. */
  readonly config: object | null;
};

/** Source: R4 and R7 of the requirements that `migrationChecks` names. */
export function migratedSettings({
  subscription,
  csv,
  defaultChannel,
}: Pick<MigrationSource, 'subscription' | 'csv' | 'defaultChannel'>): MigratedSettings {
  const { channel, installPlanApproval, config } = recordIn(subscription.spec);
  const { selector: _, ...settings } = recordIn(config);
  return {
    channel: textIn(channel) ?? defaultChannel,
    version: installPlanApproval === 'Manual' ? textIn(csv.spec?.version) : null,
    config: Object.keys(settings).length === 0 ? null : settings,
  };
}

/**
 * The ClusterExtension that replaces a Subscription, after the ServiceAccount and its permissions where the API requires
 * one: those for the objects in the ClusterServiceVersion. Other objects of the bundle are not known.
 */
export function migratedManifests(source: MigrationSource): readonly object[] {
  const { name, namespace = '' } = source.subscription.metadata;
  const isWithAccount = source.features.serviceAccount === 'required';
  const account = { namespace, name: `${name}-installer` };
  const { config } = migratedSettings(source);
  return [
    ...(isWithAccount ? accountManifests(source.csv, name, account) : []),
    {
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterExtension',
      metadata: { name },
      spec: {
        namespace,
        ...(isWithAccount ? { serviceAccount: { name: account.name } } : {}),
        source: { sourceType: 'Catalog', catalog: catalogOf(source) },
        ...(config === null
          ? {}
          : { config: { configType: 'Inline', inline: { deploymentConfig: config } } }),
      },
    },
  ];
}

function catalogOf(source: MigrationSource) {
  const { subscription, catalog } = source;
  const { channel, version } = migratedSettings(source);
  return {
    packageName: textIn(subscription.spec?.name) ?? '',
    ...(channel === null ? {} : { channels: [channel] }),
    ...(version === null ? {} : { version }),
    ...(catalog === null ? {} : { selector: onlyCatalog(catalog) }),
  };
}

function accountManifests(
  csv: ClusterServiceVersion,
  name: string,
  account: Account,
): readonly object[] {
  const rules = installerRules(name, bundled(csv));
  return rules === null
    ? []
    : generatedCalls(name, account, rules).flatMap((call) =>
        call.kind === 'create' ? call.manifest : [],
      );
}

/** The objects of a bundle that its ClusterServiceVersion names. */
function bundled(csv: ClusterServiceVersion): readonly object[] {
  const owned = listIn(recordIn(recordIn(csv.spec)['customresourcedefinitions'])['owned']);
  return [
    { ...csv, kind: 'ClusterServiceVersion' },
    ...owned.map((one) => ({
      kind: 'CustomResourceDefinition',
      metadata: { name: textIn(recordIn(one)['name']) ?? '' },
    })),
  ];
}
