import { listIn, recordIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { CatalogPackage, ContentApi } from '~/olm/content/catalogPackage';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import { deprecatedBundles, newestFirst } from '~/olm/content/newestBundle';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { onlyCatalog } from '~/olm/extensions/catalog';
import type { Extension } from '~/olm/extensions/extension';
import { type Account, accountCalls, generatedCalls, namespaceCall } from './installerCalls';
import type { InstallerRules } from './installerRules';
import type { Resolution, VersionRequest } from '~/olm/extensions/resolve';
import { readRange } from '~/olm/extensions/versionRange';

/** The package to install, and the catalog in which it was selected. */
export type Offer = { readonly catalog: string; readonly packageName: string };

/** The input of the form. `null`: the package's suggestion. */
export type InstallForm = {
  readonly name: string;
  readonly asksAllCatalogs: boolean;
  readonly way: 'follow' | 'range' | 'hold';
  /** Empty: any. */
  readonly channel: string | null;
  readonly range: string;
  readonly held: string | null;
  readonly namespace: string | null;
  readonly access: 'admin' | 'generated' | 'existing';
  readonly isAdminConfirmed: boolean;
  /** Installs although the version is unknown. */
  readonly isUndecidedConfirmed: boolean;
  readonly account: string;
};

export function newInstall({ packageName }: Offer): InstallForm {
  return {
    name: packageName,
    asksAllCatalogs: false,
    way: 'follow',
    channel: null,
    range: '',
    held: null,
    namespace: null,
    access: 'admin',
    isAdminConfirmed: false,
    isUndecidedConfirmed: false,
    account: '',
  };
}

/** A DNS-1123 subdomain, as in the CRD. */
export const CHANNEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** The selected channel; empty: any. Channels with names that the API rejects cannot be selected. */
export function channelOf({ channel }: InstallForm, content: CatalogPackage | null): string {
  const found = channel ?? content?.defaultChannel ?? '';
  return CHANNEL.test(found) ? found : '';
}

/** The selected version; empty if the package has none. */
export function heldOf({ held }: InstallForm, content: CatalogPackage | null): string {
  return held ?? versionsOf(content)[0] ?? '';
}

/** In OLM's order of preference. */
export function versionsOf(content: CatalogPackage | null): readonly string[] {
  if (content === null) return [];
  const bundles = content.bundles.toSorted(newestFirst(deprecatedBundles(content.deprecations)));
  return [...new Set(bundles.map(({ version }) => version))];
}

/** @param content the content of the package; `null` if the catalog has none or it is unknown */
export function requestOf(
  form: InstallForm,
  offer: Offer,
  content: CatalogPackage | null,
): VersionRequest {
  const channel = form.way === 'follow' ? channelOf(form, content) : '';
  return {
    packageName: offer.packageName,
    version: versionOf(form, content),
    channels: channel === '' ? [] : [channel],
    selector: form.asksAllCatalogs ? null : onlyCatalog(offer.catalog),
    isSelfCertified: false,
    installed: null,
  };
}

function versionOf(form: InstallForm, content: CatalogPackage | null): string | null {
  switch (form.way) {
    case 'follow':
      return null;
    case 'range':
      return form.range.trim();
    case 'hold':
      return heldOf(form, content);
  }
}

export function namespaceOf(form: InstallForm, { packageName }: Offer, found: Resolution): string {
  return form.namespace?.trim() ?? chosenIn(found)?.bundle.suggestedNamespace ?? packageName;
}

/** The version that OLM would install. */
export function chosenIn({ outcome }: Resolution) {
  return outcome.kind === 'chosen' || outcome.kind === 'dependency' ? outcome.candidate : null;
}

/** Names that only the form can validate; the server reports all other errors. */
export function wrongNames(form: InstallForm, namespace: string) {
  const { name, way, range, access, account } = form;
  const reading = readRange(range.trim()).kind;
  return {
    name: name.length > LONGEST || !CHANNEL.test(name),
    range: way === 'range' && reading !== 'range' && reading !== 'pin',
    namespace: !LABEL.test(namespace),
    account: access === 'existing' && !CHANNEL.test(account.trim()),
  };
}

/** The prefix of the ServiceAccount and its ClusterRoleBinding. */
const LONGEST = 253 - '-installer-admin'.length;
const LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;

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
  /** The Operator supports only a single namespace, which the extension must configure. */
  readonly watchesOne: boolean;
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
    namespaceCall(form.name, namespace),
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

export function accountOf({ form, namespace }: Pick<Installation, 'form' | 'namespace'>): Account {
  const name = form.access === 'existing' ? form.account.trim() : `${form.name}-installer`;
  return { namespace, name };
}

function extensionOf(installation: Installation) {
  const { form, request: request, namespace, features, watchesOne } = installation;
  const { packageName, version, channels, selector } = request;
  return {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterExtension',
    metadata: { name: form.name },
    spec: {
      ...(features.namespace === 'absent' ? {} : { namespace }),
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
      ...(watchesOne
        ? { config: { configType: 'Inline', inline: { watchNamespace: namespace } } }
        : {}),
    },
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
