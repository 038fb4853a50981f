import { configOf, type ConfigDraft, EMPTY_DRAFT } from '~/config/rules/draft';
import { configFindings } from '~/config/rules/configFindings';
import { trustedCaManifest, trustedCaMap } from '~/config/rules/trustedCa';
import { listIn, recordIn } from '~/kube/json';
import { configMapModel } from '~/kube/models/core';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { CatalogPackage, ContentApi } from '~/olm/content/catalogPackage';
import type { ExtensionFit } from '~/olm/content/extensionFit';
import { isDanger } from '~/olm/finding';
import { isNamespaceName } from '~/olm/namespaces/namespaceName';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import { deprecatedBundles, newestFirst } from '~/olm/content/newestBundle';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { onlyCatalog } from '~/olm/extensions/catalog';
import type { Extension } from '~/olm/extensions/extension';
import { markFor } from '~/olm/extensions/ownerLabels';
import { accountCalls, generatedCalls, namespaceCall } from '~/olm/permissions/installerCalls';
import type { Account } from '~/olm/permissions/accountGrant';
import type { InstallerRules } from '~/olm/permissions/rulePermissions';
import { isDeadlineWrong, isWatchedWrong, OMITTED_SETTINGS } from './optionalFields';
import type { Resolution, VersionRequest } from '~/olm/extensions/resolve';
import { readRange } from '~/olm/extensions/versionRange';

/** The package to install, and the catalog in which it was selected. */
export type Offer = { readonly catalog: string; readonly packageName: string };

/** The input of the form. `null`: the package's suggestion. */
export type InstallForm = {
  readonly name: string;
  readonly asksAllCatalogs: boolean;
  /** Empty: any. */
  readonly channel: string | null;
  /** A version or a range; empty: any. */
  readonly version: string;
  readonly namespace: string | null;
  /** OLM creates the namespace, and deletes it with the extension. */
  readonly isManaged: boolean;
  /** The namespace that an Operator watches which supports only one. */
  readonly watched: string | null;
  readonly access: 'admin' | 'generated' | 'existing';
  readonly isAdminConfirmed: boolean;
  /** Installs although the version is unknown. */
  readonly isUndecidedConfirmed: boolean;
  readonly account: string;
  /** In minutes; empty: none. */
  readonly deadline: string;
  readonly config: ConfigDraft;
};

export function newInstall({ packageName }: Offer): InstallForm {
  return {
    name: packageName,
    asksAllCatalogs: false,
    channel: null,
    version: '',
    namespace: null,
    isManaged: false,
    watched: null,
    access: 'admin',
    isAdminConfirmed: false,
    isUndecidedConfirmed: false,
    account: '',
    deadline: '',
    config: EMPTY_DRAFT,
  };
}

/** A DNS-1123 subdomain, as in the CRD. */
export const CHANNEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** The selected channel; empty: any. Channels with names that the API rejects cannot be selected. */
export function channelOf({ channel }: InstallForm, content: CatalogPackage | null): string {
  const found = channel ?? content?.defaultChannel ?? '';
  return CHANNEL.test(found) ? found : '';
}

/** The versions of a channel in OLM's order of preference. @param channel empty: any */
export function versionsOf(content: CatalogPackage | null, channel: string): readonly string[] {
  if (content === null) return [];
  const entries = content.channels.find((one) => one.channel === channel)?.entries ?? [];
  const names = entries.map(({ csvName }) => csvName);
  const bundles = content.bundles
    .filter(({ name }) => channel === '' || names.includes(name))
    .toSorted(newestFirst(deprecatedBundles(content.deprecations)));
  return [...new Set(bundles.map(({ version }) => version))];
}

/** @param content the content of the package; `null` if the catalog has none or it is unknown */
export function requestOf(
  form: InstallForm,
  offer: Offer,
  content: CatalogPackage | null,
): VersionRequest {
  const channel = channelOf(form, content);
  const version = form.version.trim();
  return {
    packageName: offer.packageName,
    version: version === '' ? null : version,
    channels: channel === '' ? [] : [channel],
    selector: form.asksAllCatalogs ? null : onlyCatalog(offer.catalog),
    isSelfCertified: false,
    installed: null,
  };
}

/**
 * The namespace of the Operator. OLM names the one that it manages in the same way, but with a suffix if the package
 * suggests none (operator-controller's pull request 2825, 1e533706: `rukpak/render/namespace.go`).
 */
export function namespaceOf(form: InstallForm, { packageName }: Offer, found: Resolution): string {
  const suggested = chosenIn(found)?.bundle.suggestedNamespace;
  if (form.isManaged) return suggested ?? `${packageName}-system`;
  return form.namespace?.trim() ?? suggested ?? packageName;
}

/** The version that OLM would install. */
export function chosenIn({ outcome }: Resolution) {
  return outcome.kind === 'chosen' || outcome.kind === 'dependency' ? outcome.candidate : null;
}

/** Values that only the form can validate; the server reports all other errors. */
export function wrongFields(form: InstallForm, { namespace, watched, fit, deadline }: Resolved) {
  const { name, access, account } = form;
  const version = form.version.trim();
  return {
    name: name.length > LONGEST || !CHANNEL.test(name),
    version: version !== '' && !['range', 'pin'].includes(readRange(version).kind),
    namespace: !isNamespaceName(namespace),
    watched: isWatchedWrong(watched, namespace, fit),
    account: access === 'existing' && !CHANNEL.test(account.trim()),
    deadline: isDeadlineWrong(form.deadline, deadline),
    config: configFindings(form.config).some(isDanger) || lacksTrustedCa(form),
  };
}

/** The ConfigMap of the trusted CA cannot be created before OLM creates its namespace, so that pods would wait for it. */
export function lacksTrustedCa({ isManaged, config }: InstallForm): boolean {
  return isManaged && trustedCaMap(config.config) !== null;
}

export type WrongFields = ReturnType<typeof wrongFields>;

type Resolved = Pick<ApiFeatures, 'deadline'> & {
  readonly namespace: string;
  readonly watched: string | null;
  readonly fit: ExtensionFit | null;
};

/** The prefix of the ServiceAccount and its ClusterRoleBinding. */
const LONGEST = 253 - '-installer-admin'.length;

/**
 * The extension of that name, or one that already installs the package: OLM does not allow two owners of the same APIs.
 */
export function blocking(
  { name }: InstallForm,
  { packageName }: Offer,
  extensions: readonly Extension[],
): { readonly name: string; readonly isNamedAlike: boolean } | null {
  const alike = extensions.find((one) => one.name === name);
  if (alike !== undefined) return { name, isNamedAlike: true };
  const same = extensions.find((one) => one.packageName === packageName);
  return same === undefined ? null : { name: same.name, isNamedAlike: false };
}

/** The input with the package's suggestions. */
export type Installation = {
  readonly form: InstallForm;
  readonly request: VersionRequest;
  readonly namespace: string;
  readonly features: Pick<ApiFeatures, 'serviceAccount' | 'namespace'>;
  /** `null`: not configured. */
  readonly watched: string | null;
  /** The permissions to generate; `null` if they are not requested or unknown. */
  readonly rules: InstallerRules | null;
};

/**
 * The calls in the order of their dependencies.
 * @param isThere whether the resource of a call exists already with the same content
 */
export function installCalls(
  installation: Installation,
  isThere: (call: ClusterCall) => boolean,
): readonly ClusterCall[] {
  const { form, namespace, features, rules } = installation;
  const isWithAccount = features.serviceAccount === 'required';
  const account = accountOf(installation);
  const before: readonly ClusterCall[] = [
    ...(form.isManaged
      ? []
      : [namespaceCall(form.name, namespace), ...trustedCaCalls(installation)]),
    ...(isWithAccount && form.access === 'admin' ? accountCalls(form.name, account) : []),
    ...(isWithAccount && form.access === 'generated' && rules !== null
      ? generatedCalls(form.name, account, rules)
      : []),
  ];
  return [
    ...before.filter((call) => !isThere(call)),
    { kind: 'create', model: clusterExtensionModel, manifest: extensionOf(installation) },
  ];
}

/** OpenShift fills the ConfigMap before a pod mounts it. */
function trustedCaCalls({ form, namespace }: Installation): readonly ClusterCall[] {
  const name = trustedCaMap(form.config.config) ?? '';
  if (name === '') return [];
  const { metadata, ...manifest } = trustedCaManifest(name, namespace);
  const marked = { ...manifest, metadata: { ...metadata, ...markFor(form.name) } };
  return [{ kind: 'create', model: configMapModel, manifest: marked }];
}

export function accountOf({ form, namespace }: Pick<Installation, 'form' | 'namespace'>): Account {
  const name = form.access === 'existing' ? form.account.trim() : `${form.name}-installer`;
  return { namespace, name };
}

function extensionOf(installation: Installation) {
  const { form, request, namespace, features } = installation;
  const inline = inlineOf(installation);
  const { packageName, version, channels, selector } = request;
  return {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterExtension',
    metadata: { name: form.name },
    spec: {
      ...(features.namespace === 'absent' || form.isManaged ? {} : { namespace }),
      ...(features.serviceAccount === 'required'
        ? { serviceAccount: { name: accountOf(installation).name } }
        : {}),
      source: {
        sourceType: 'Catalog',
        catalog: {
          packageName: packageName ?? '',
          ...(version === null ? {} : { version }),
          ...(channels.length === 0 ? {} : { channels }),
          ...(selector === null ? {} : { selector }),
        },
      },
      ...(Object.keys(inline).length === 0 ? {} : { config: { configType: 'Inline', inline } }),
      ...(form.deadline.trim() === '' ? {} : { progressDeadlineMinutes: Number(form.deadline) }),
    },
  };
}

function inlineOf({ form, watched }: Installation): Readonly<Record<string, unknown>> {
  const deploymentConfig = Object.fromEntries(
    Object.entries(configOf(form.config)).filter(([key]) => !OMITTED_SETTINGS.includes(key)),
  );
  return {
    ...(watched === null ? {} : { watchNamespace: watched }),
    ...(Object.keys(deploymentConfig).length === 0 ? {} : { deploymentConfig }),
  };
}

/** Whether an existing resource is the one that a call would create. */
export function isCreated(call: ClusterCall, stored: object | null): boolean {
  return (
    stored !== null && call.kind === 'create' && differencesFrom(call.manifest, stored).length === 0
  );
}

/** An API that an OLM v0 Operator provides: OLM v1 does not take over its CRD. */
export type OwnedApi = { readonly kind: string; readonly csv: string; readonly namespace: string };

export function apisOwnedByCsvs(
  apis: readonly ContentApi[],
  csvs: readonly ClusterServiceVersion[],
): readonly OwnedApi[] {
  return csvs.flatMap(({ metadata, spec }) => {
    const owned = listIn(recordIn(recordIn(spec)['customresourcedefinitions'])['owned']);
    return owned.map(recordIn).flatMap(({ kind, name }) => {
      const isAlike = apis.some(
        (api) => api.kind === kind && String(name).endsWith(`.${api.group}`),
      );
      const { name: csv, namespace = '' } = metadata;
      return isAlike && typeof kind === 'string' ? { kind, csv, namespace } : [];
    });
  });
}
