import type { Permission } from '~/kube/failure';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import { conditionOf } from '~/olm/extensions/extension';
import type { MissingPermissions } from '~/olm/extensions/messagePermissions';
import { type RequestedCatalog, resolve } from '~/olm/extensions/resolve';
import { chosenIn } from '~/olm/extensions/extensionMeaning';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import {
  neededPermissions,
  pathRules,
  uniquePermissions,
} from '~/extensions/rules/accountPermissions';
import { useEarlierGrants } from './useEarlierGrants';
import { type BundleOrigin, useInstallerRules } from './useInstallerRules';

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
