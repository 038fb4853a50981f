import { useQuery } from '@tanstack/react-query';
import { neededPermissions } from '~/extensions/rules/accountPermissions';
import { installerRules } from '~/olm/permissions/installerRules';
import type { Permission } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { dataOr, type Loadable, map, ready } from '~/kube/loadable';
import { clusterRoleModel } from '~/kube/models/rbac';
import { getJson, getMetadata } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { conditionOf } from '~/olm/extensions/extension';
import { chosenIn } from '~/olm/extensions/extensionMeaning';
import type { ExtensionFinding } from '~/olm/extensions/extensionStatus';
import type { MissingPermissions } from '~/olm/extensions/messagePermissions';
import { isMarkedFor } from '~/olm/extensions/ownerLabels';
import { type RequestedCatalog, resolve } from '~/olm/extensions/resolve';
import { uniquePermissions } from '~/kube/permissions';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';
import { type InstallerRules, pathRules, permissionsIn } from '~/olm/permissions/rulePermissions';
import { manifestsOfBundle } from '~/olm/read/channels/edgeQueries';
import { useExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useAccountAccess } from '~/olm/read/useAccountAccess';

/** The permissions that the ServiceAccount of an extension needs. */
export type GrantNeeds = {
  /** `null` while the bundle's manifests are loading. */
  readonly permissions: readonly Permission[] | null;
  readonly rules: readonly PolicyRule[];
  /** From the manifests of the bundle; otherwise only what OLM's message names. */
  readonly isComplete: boolean;
  /** The content of a catalog can be loaded; `null`: it is, or loading it does not help. */
  readonly read: (() => void) | null;
};

/** @param named the missing permissions in OLM's message */
export function useGrantNeeds(details: ExtensionDetails, named: Named): GrantNeeds {
  const { extension } = details;
  const { requested, readings, read } = useExtensionContents(extension, catalogsIn(details));
  const origin = originOf(details, requested);
  const rules = useInstallerRules(extension.name, origin);
  const known = dataOr(rules, null);
  const isReading = readings.some(({ state }) => READING.has(state.kind));
  const isPending = isReading || (origin !== null && rules.status === 'loading');
  const earlier = useEarlierGrants(extension.name, !isPending && known === null);
  const needed = neededPermissions(known, named, extension.namespace ?? '');
  const isOnRequest = readings.some(({ state }) => state.kind === 'on-request');
  return {
    permissions: isPending ? null : withEarlier(needed, earlier),
    rules: pathRules([...(known?.cluster ?? []), ...named.rules]),
    isComplete: known !== null,
    read: origin === null && isOnRequest ? read : null,
  };
}

function withEarlier(
  needed: readonly Permission[],
  earlier: Loadable<readonly Permission[]>,
): readonly Permission[] | null {
  return earlier.status === 'loading'
    ? null
    : uniquePermissions([...needed, ...dataOr(earlier, NONE)]);
}

const NONE: readonly Permission[] = [];

type Named = Pick<MissingPermissions, 'permissions' | 'rules'>;

const READING: ReadonlySet<string> = new Set(['loading', 'reading']);

function catalogsIn({ catalogs }: ExtensionDetails) {
  return catalogs ?? [];
}

/** The bundle that OLM installs; `null` without its manifests in a loaded catalog. */
function originOf(
  details: ExtensionDetails,
  requested: readonly RequestedCatalog[],
): BundleOrigin | null {
  const { packageName } = details.extension;
  const bundleName = bundleOf(details, requested);
  const offer = requested.find(({ content }) => hasManifestsOf(bundleName, content));
  const catalog = catalogsIn(details).find(({ name }) => name === offer?.catalog.name);
  return bundleName === null || catalog === undefined || packageName === null
    ? null
    : { content: catalog.content, packageName, bundleName };
}

/** By OLM's message, or else by its rules. */
function bundleOf(
  { extension }: ExtensionDetails,
  requested: readonly RequestedCatalog[],
): string | null {
  const reported = chosenIn(conditionOf(extension, 'Progressing')?.message ?? '');
  if (reported !== null) return reported.name;
  const { outcome } = resolve(extension, requested);
  return 'candidate' in outcome
    ? outcome.candidate.bundle.name
    : (extension.installed?.name ?? null);
}

function hasManifestsOf(bundle: string | null, content: RequestedCatalog['content']): boolean {
  if (content === null || content === 'unread') return false;
  return content.bundles.some(({ name, hasManifests }) => name === bundle && hasManifests);
}

/** A bundle in the content of a catalog. */
export type BundleOrigin = {
  readonly content: CatalogContent;
  readonly packageName: string;
  readonly bundleName: string;
};

/**
 * The permissions to install a bundle, from its manifests; `null` if they are unknown.
 * @param origin `null`: not requested (loading)
 */
export function useInstallerRules(
  extension: string,
  origin: BundleOrigin | null,
): Loadable<InstallerRules | null> {
  const { content, packageName, bundleName } = origin ?? NOWHERE;
  const found = useQuery({
    ...manifestsOfBundle(content, packageName, bundleName),
    enabled: origin !== null,
  });
  return map(fromQuery(found), (manifests) => manifests && installerRules(extension, manifests));
}

const NOWHERE: BundleOrigin = {
  content: { name: '', path: '', revision: '' },
  packageName: '',
  bundleName: '',
};

/**
 * Whether the ServiceAccount now has the permissions that OLM's message names: OLM tries again after up to minutes. False
 * while unknown.
 */
export function useIsGranted({ object }: ExtensionDetails, finding: ExtensionFinding): boolean {
  const { account, permissions, rules } =
    finding.kind === 'forbidden' ? finding : NOTHING_FORBIDDEN;
  // No access review covers paths outside the API.
  const isReviewable = account !== null && pathRules(rules).length === 0;
  const needed = [...permissions, ...permissionsIn({ cluster: rules, namespace: [] }, '')];
  const access = useAccountAccess(
    account ?? NOBODY,
    isReviewable ? needed : null,
    object.metadata.resourceVersion,
  );
  return access.status === 'ready' && access.data.missing.length === 0;
}

const NOBODY = { namespace: '', name: '' };
const NOTHING_FORBIDDEN = { account: null, permissions: [], rules: [] };

/**
 * The permissions in the ClusterRoles that earlier grants created for an extension, because OLM's message names only the
 * missing ones.
 * @param isWanted if false, nothing is requested (empty)
 */
export function useEarlierGrants(
  extension: string,
  isWanted: boolean,
): Loadable<readonly Permission[]> {
  const found: Loadable<readonly Permission[]> = fromQuery(
    useQuery({
      queryKey: ['earlier-grants', extension],
      queryFn: async ({ signal }): Promise<readonly Permission[]> => {
        const names = markedIn(
          await ifAllowed(getMetadata)(clusterRoleModel, {}, signal),
          extension,
        );
        const roles = await Promise.all(
          names.slice(0, MOST).map((name) => getJson(clusterRoleModel, { name }, signal)),
        );
        const cluster = roles.flatMap((role) => rulesIn(recordIn(role)['rules']));
        return permissionsIn({ cluster, namespace: [] }, '');
      },
      enabled: isWanted,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  return isWanted ? found : NOTHING;
}

const NOTHING: Loadable<readonly Permission[]> = ready<readonly Permission[]>([]);

/** Each is requested. */
const MOST = 20;

function markedIn(list: unknown, extension: string): readonly string[] {
  return listIn(recordIn(list)['items']).flatMap((item) => {
    const metadata = recordIn(recordIn(item)['metadata']);
    const name = textIn(metadata['name']) ?? '';
    const annotations = textMapIn(metadata['annotations']);
    return isMarkedFor(extension, { name, annotations }) ? [name] : [];
  });
}
