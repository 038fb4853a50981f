import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { servesMigration } from '~/kube/consoleMigration';
import type { Failure, Permission } from '~/kube/failure';
import { recordIn } from '~/kube/json';
import { fromQuery } from '~/kube/fromQuery';
import { dataOr, failed, type Loadable, loading, ready } from '~/kube/loadable';
import {
  type CatalogSource,
  catalogSourceModel,
  type ClusterServiceVersion,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import type { ClusterCatalog, ClusterExtension } from '~/kube/models/olmV1';
import { conditionOfCsv } from '~/olm/diagnosis/operatorFacts';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { migrationIn } from '~/olm/extensions/migration';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { uniquePermissions } from '~/kube/permissions';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import {
  catalogContent,
  clusterCatalogs,
  contentPackage,
  type FoundPackage,
  keptContent,
} from '~/olm/read/channels/edgeQueries';
import { useApiFeatures } from '~/olm/read/extensions/useApiFeatures';
import { useExtensions } from '~/olm/read/extensions/useExtensions';
import {
  type MigratedSettings,
  migratedManifests,
  migratedSettings,
} from '~/updates/rules/migration/migratedExtension';
import { type MigrationCheck, migrationChecks } from '~/updates/rules/migration/migrationChecks';

/** Whether OLM v1 can take over an Operator, and what it would become. */
export type Migration = {
  readonly checks: readonly MigrationCheck[];
  /** The ClusterCatalog that it would be updated from; `null`: none or unknown. */
  readonly catalog: string | null;
  readonly settings: MigratedSettings;
  readonly manifests: readonly object[];
  /** The ClusterExtension of a migration that is not finished: the Subscription still exists; `null`: none. */
  readonly unfinished: string | null;
  /** Without them, requirements are unknown. */
  readonly missing: readonly Permission[];
  /** Whether the console can migrate it. */
  readonly isOffered: boolean;
};

/**
 * Reads nothing that changes: a review, a list of Subscriptions, ClusterExtensions and CatalogSources, and the packages of
 * catalogs that are loaded or can be queried.
 * @param csv the installed version
 */
export function useMigration(
  { facts, missing }: Pick<OperatorDetails, 'facts' | 'missing'>,
  subscription: Subscription,
  csv: ClusterServiceVersion,
): Loadable<Migration> {
  const read = {
    features: useApiFeatures(),
    extensions: useExtensions(true),
    subscriptions: useAllowedList<Subscription>(subscriptionModel, EVERYWHERE),
    // Those of one namespace would not prove that another does not exist.
    sources: useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE),
    offers: useOffers(subscription, csv.spec?.version ?? ''),
    isOffered: fromQuery(useQuery(consoleMigration)),
  };
  const each = Object.values(read);
  if (each.some(({ status }) => status === 'loading')) return loading;
  const found = {
    features: dataOr(read.features, null),
    extensions: dataOr(read.extensions, []),
    subscriptions: dataOr(read.subscriptions, null),
    sources: dataOr(read.sources, null),
    offers: dataOr(read.offers, null),
  };
  return ready({
    ...migrationOf(facts, { subscription, csv }, found),
    isOffered: dataOr(read.isOffered, false),
    missing: uniquePermissions([
      ...missing,
      ...each.flatMap((one) => (one.status === 'failed' ? permissionIn(one.failure) : [])),
    ]),
  });
}

type Installed = { readonly subscription: Subscription; readonly csv: ClusterServiceVersion };

/** `null` is unknown. */
type Found = {
  readonly features: ApiFeatures | null;
  readonly extensions: readonly ClusterExtension[];
  readonly subscriptions: readonly Subscription[] | null;
  readonly sources: readonly CatalogSource[] | null;
  readonly offers: readonly Offer[] | null;
};

function migrationOf(
  { operatorGroups, conditions, plan }: OperatorDetails['facts'],
  { subscription, csv }: Installed,
  { features, extensions, offers, ...found }: Found,
): Omit<Migration, 'isOffered' | 'missing'> {
  const [best = { catalog: null, defaultChannel: null }] = offers ?? [];
  const source = {
    ...best,
    subscription,
    csv,
    features: features ?? { serviceAccount: 'optional' },
  } as const;
  return {
    checks: migrationChecks({
      ...found,
      subscription,
      csv,
      plan,
      groups: operatorGroups,
      condition: conditions && (conditionOfCsv(csv, conditions) ?? undefined),
      hasObjectSets: features?.hasObjectSets ?? null,
      catalogs: offers?.map(({ catalog }) => catalog) ?? null,
    }),
    catalog: best.catalog,
    settings: migratedSettings(source),
    manifests: migratedManifests(source),
    unfinished: unfinishedIn(extensions, subscription),
  };
}

function unfinishedIn(
  extensions: readonly ClusterExtension[],
  { metadata: { name, namespace } }: Subscription,
): string | null {
  const found = extensions.find(({ metadata }) => {
    const from = migrationIn(recordIn(metadata.annotations))?.from;
    return from?.name === name && from.namespace === namespace;
  });
  return found?.metadata.name ?? null;
}

function permissionIn(failure: Failure): readonly Permission[] {
  return failure.kind === 'forbidden' && failure.permission !== undefined
    ? [failure.permission]
    : [];
}

const EVERYWHERE = { namespace: null };

const consoleMigration = queryOptions({
  queryKey: ['console-migration'],
  queryFn: servesMigration,
  staleTime: Infinity,
});

type Offer = { readonly catalog: string; readonly defaultChannel: string | null };

/**
 * The served ClusterCatalogs with the installed version and the channel of a Subscription, highest priority first
 * (library-olm, migration/pkg/migration/catalog.go, 1d6af67, compared 2026-11-29); `null`: a catalog is not loaded, and
 * no other one has them.
 */
function useOffers(subscription: Subscription, version: string): Loadable<readonly Offer[] | null> {
  const { name: packageName = '', channel = '' } = subscription.spec ?? {};
  const listed = useQuery(clusterCatalogs());
  const served = listed.data?.kind === 'listed' ? servedIn(listed.data.items) : NONE;
  const contents = served.map(contentIn);
  const packages = useContentPackages(contents, packageName);
  if (listed.isPending || packages.some(({ isPending }) => isPending)) return loading;
  if (listed.data?.kind === 'refused') return failed(listed.data.failure);
  return ready(
    offersIn(
      packages.map(({ data }) => data),
      contents,
      { version, channel },
    ),
  );
}

function offersIn(
  answers: readonly (FoundPackage | undefined)[],
  contents: readonly CatalogContent[],
  wanted: Wanted,
): readonly Offer[] | null {
  const offers = contents.flatMap(({ name: catalog }, at) =>
    offeredIn(answers[at], wanted).map((one) => ({ ...one, catalog })),
  );
  const isPartly = answers.some((answer) => answer?.kind !== 'known');
  return offers.length === 0 && isPartly ? null : offers;
}

/** Nothing is downloaded except the answers of catalogd's query endpoint, where it is enabled. */
function useContentPackages(contents: readonly CatalogContent[], packageName: string) {
  const kept = useQueries({ queries: contents.map(keptContent) });
  const whole = useQueries({
    queries: contents.map((content) => ({ ...catalogContent(content), enabled: false })),
  });
  return useQueries({
    queries: contents.map((content, at) => ({
      ...contentPackage(content, packageName, whole[at]?.data ?? kept[at]?.data ?? null),
      enabled: kept[at]?.isPending === false,
    })),
  });
}

const NONE: readonly ClusterCatalog[] = [];

function servedIn(catalogs: readonly ClusterCatalog[]): readonly ClusterCatalog[] {
  return catalogs
    .filter((one) => isServing(one) && one.spec?.availabilityMode !== 'Unavailable')
    .toSorted((one, other) => (other.spec?.priority ?? 0) - (one.spec?.priority ?? 0));
}

type Wanted = { readonly version: string; readonly channel: string };

/** The tool does not require that the version is in the channel. */
function offeredIn(
  answer: FoundPackage | undefined,
  { version, channel }: Wanted,
): readonly Omit<Offer, 'catalog'>[] {
  const found = answer?.kind === 'known' ? answer.found : null;
  const hasChannel =
    channel === '' || found?.channels.some((one) => one.channel === channel) === true;
  const hasVersion = found?.bundles.some((bundle) => bundle.version === version) === true;
  return found !== null && hasChannel && hasVersion
    ? [{ defaultChannel: found.defaultChannel }]
    : [];
}
