import { requestedVersion, pinIn } from '~/olm/extensions/requestedVersion';
import { withoutBuild } from '~/olm/semanticVersion';
import type { Translate } from '~/i18n';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { updateConsequence } from '~/ui/updateConsequence';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { catalogsOf, disabledCatalogsOf } from '~/olm/extensions/catalogUsers';
import { onlyCatalog, onlyCatalogIn } from '~/olm/extensions/catalog';
import { changeCalls, retryCall } from '~/olm/extensions/extensionChange';
import { accountCalls, namespaceCall } from '~/olm/permissions/installerCalls';
import type { Account } from '~/olm/permissions/accountGrant';
import type { Candidate } from '~/olm/extensions/resolve';
import type { ExtensionCause } from '~/olm/extensions/extensionStatus';
import { availabilityAction } from '~/sources/view/clusterCatalog/catalogActions';
import type { Action } from '~/ui/calls/action';
import type { Remedy } from './dialogs';

/** An action in a dialog. */
type Change = { readonly text: string; readonly action: Action };

/** The remedies of a finding, the most promising first. None for problems that OLM resolves automatically. */
export function remediesFor(
  finding: ExtensionCause,
  details: ExtensionDetails,
  t: Translate,
): readonly Remedy[] {
  const edit: Remedy = { text: t('Edit version and catalog'), action: 'target' };
  switch (finding.kind) {
    case 'no-package':
      return [...enableCatalogs(details, t), edit, viewCatalogs(t)];
    case 'catalog-disabled':
      return enableCatalogs(details, t);
    case 'package-removed':
      return [...enableCatalogs(details, t), edit, ...catalogLinks(finding.catalogs, t)];
    case 'dependency':
    case 'selector-invalid':
    case 'no-catalog':
    case 'no-version':
      return [edit];
    case 'no-path':
      return [
        ...(isAnyRequested(finding) ? enableCatalogs(details, t) : []),
        ...known([pauseAction(details, t), reviewOf(details, t), edit]),
      ];
    case 'crd-unsafe':
      return known([pauseAction(details, t), reviewOf(details, t), edit]);
    case 'tie':
      return finding.catalogs.map((name) => onlyFrom(name, details, t));
    case 'catalog-broken':
      return brokenCatalog(finding.catalogs, details, t);
    case 'account-missing':
    case 'namespace-missing':
      return [createAccount(finding, details, t)];
    case 'forbidden':
      return finding.account === null
        ? []
        : [
            { text: t('Grant these permissions'), action: 'grant' },
            { text: t('Grant cluster-admin'), action: 'admin' },
          ];
    case 'unsupported-bundle':
      // Of the causes, only the watched namespaces can be configured.
      return finding.isInstallMode ? [edit, editYaml(details, t)] : [edit];
    case 'configuration':
      return [edit, editYaml(details, t)];
    case 'being-deleted':
      return [
        { text: t('View all instances'), to: routes.instancesOf(null, finding.deleted.name) },
      ];
    case 'image':
      return finding.cause === 'unauthorized' ? [globalPullSecret(t), edit] : [edit];
    case 'not-ready':
    case 'rolling-out':
      return [viewPods(details, t)].flat();
    case 'owned-elsewhere':
    case 'deleting':
    case 'not-looked':
    case 'unknown':
      return [];
  }
}

/** Then the package itself might not be in the catalogs. */
function isAnyRequested({ version, channels }: Extract<ExtensionCause, { kind: 'no-path' }>) {
  return version === null && channels.length === 0;
}

function known(remedies: readonly (Remedy | null)[]): readonly Remedy[] {
  return remedies.flatMap((one) => one ?? []);
}

/** The review of the requested version, where the check that rejects it can be disabled once. */
function reviewOf({ extension: { name }, status: { wanted } }: ExtensionDetails, t: Translate) {
  return wanted === null
    ? null
    : {
        text: t('Review version {{version}}', { version: wanted }),
        to: routes.extensionUpdate(name, wanted),
      };
}

/** Pauses updates at the running version; `null` if nothing runs, updates are paused, or no catalog exists. */
export function pauseAction(
  { object, extension, status }: ExtensionDetails,
  t: Translate,
): Change | null {
  const installed = extension.installed?.version ?? null;
  const isAlone = status.findings.some(({ kind }) => kind === 'no-catalog');
  if (installed === null || isAlone) return null;
  // A pin admits each build of a version.
  const version = withoutBuild(installed);
  if (pinIn(extension.version ?? '') === version) return null;
  const { name } = extension;
  const text = t('Pause updates at {{version}}', { version });
  const titles = {
    question: t('Pause updates of {{name}} at {{version}}?', { name, version }),
    action: text,
    done: t('ClusterExtension updated'),
  };
  return { text, action: { titles, calls: changeCalls(object, { version }) } };
}

/** Resumes updates; `null` if they are not paused. */
export function resumeAction({ object, extension }: ExtensionDetails, t: Translate): Change | null {
  if (requestedVersion(extension).kind !== 'held') return null;
  const { name } = extension;
  const titles = {
    question: t('Resume updates of {{name}}?', { name }),
    action: t('Resume updates'),
    done: t('ClusterExtension updated'),
  };
  const text = t('OLM v1 installs later versions without approval.');
  return {
    text: titles.action,
    action: { titles, text, calls: changeCalls(object, { version: null }) },
  };
}

/** Makes OLM try again at once. */
export function retryAction({ object }: ExtensionDetails, t: Translate): Change {
  const text = t('Try again');
  const titles = { question: text, action: text, done: t('ClusterExtension updated') };
  return { text, action: { titles, calls: [retryCall(object)] } };
}

/** Requests a later version of an extension that waits for it. */
export function updateAction(
  { object, extension }: ExtensionDetails,
  { bundle: { version } }: Candidate,
  t: Translate,
): Change {
  const text = t('Update to {{version}}', { version });
  const titles = {
    question: t('Update {{name}} to {{version}}?', { name: extension.name, version }),
    action: text,
    done: t('ClusterExtension updated'),
  };
  return {
    text,
    action: { titles, text: updateConsequence(t), calls: changeCalls(object, { version }) },
  };
}

/** Uses only the extension's own catalog, so that failing or tied other ones do not matter. */
export function onlyFrom(
  name: string,
  { object, extension }: ExtensionDetails,
  t: Translate,
): Change {
  const text = t('Use only {{catalog}}', { catalog: name });
  const titles = {
    question: t('Use only catalog {{catalog}} for {{name}}?', {
      catalog: name,
      name: extension.name,
    }),
    action: text,
    done: t('ClusterExtension updated'),
  };
  return {
    text,
    action: { titles, calls: changeCalls(object, { selector: onlyCatalog(name) }) },
  };
}

/** Enables the disabled catalogs that it may use. */
function enableCatalogs(
  { extension, catalogs }: ExtensionDetails,
  t: Translate,
): readonly Remedy[] {
  return disabledCatalogsOf(extension, catalogs ?? []).map((name) => ({
    text: t('Enable {{name}}', { name }),
    action: availabilityAction({ name }, 'Available', t),
  }));
}

function catalogLinks(names: readonly string[], t: Translate): readonly Remedy[] {
  return names.map((name) => ({
    text: t('{{kind}} {{name}}', { kind: 'ClusterCatalog', name }),
    to: routes.source(CLUSTER_SCOPE, name),
    isName: true,
  }));
}

/** The catalog blocks this extension only because the extension uses several catalogs. */
function brokenCatalog(
  broken: readonly { readonly name: string }[],
  details: ExtensionDetails,
  t: Translate,
): readonly Remedy[] {
  const { extension, catalogs } = details;
  const names = broken.map(({ name }) => name);
  const sound =
    onlyCatalogIn(extension.selector) === null
      ? catalogsOf(extension, catalogs ?? []).filter(
          ({ name, isServing }) => isServing && !names.includes(name),
        )
      : [];
  return [
    // Only the content of the catalogs says which one contains the package.
    ...(sound.length === 1
      ? sound.map(({ name }) => onlyFrom(name, details, t))
      : [{ text: t('Edit version and catalog'), action: 'target' } as const]),
    ...names.slice(0, MOST_CATALOGS).map((name) => ({
      text: t('Disable {{name}}', { name }),
      action: availabilityAction({ name, stopped: [extension.name] }, 'Unavailable', t),
    })),
    ...catalogLinks(names.slice(0, MOST_CATALOGS), t),
  ];
}

/** With a button and a link each. */
const MOST_CATALOGS = 3;

function createAccount(
  { kind, namespace, name }: Account & { readonly kind: string },
  { object, extension }: ExtensionDetails,
  t: Translate,
): Remedy {
  const isNamespaceMissing = kind === 'namespace-missing';
  const text = isNamespaceMissing
    ? t('Create namespace and ServiceAccount {{name}}', { name })
    : t('Create ServiceAccount {{name}}', { name });
  return {
    text,
    action: {
      titles: { question: `${text}?`, action: t('Create'), done: t('ServiceAccount created') },
      text: t('The ServiceAccount gets cluster-admin permissions.'),
      isDanger: true,
      calls: [
        ...(isNamespaceMissing ? [namespaceCall(extension.name, namespace)] : []),
        ...accountCalls(extension.name, { namespace, name }),
        retryCall(object),
      ],
    },
  };
}

function viewCatalogs(t: Translate): Remedy {
  return { text: t('View all catalog sources'), to: routes.sources(null) };
}

function editYaml({ extension: { name } }: ExtensionDetails, t: Translate): Remedy {
  return { text: t('Edit YAML'), to: routes.clusterExtensionYaml(name) };
}

function viewPods({ extension: { namespace } }: ExtensionDetails, t: Translate): readonly Remedy[] {
  return namespace === null ? [] : [{ text: t('View pods'), to: routes.pods(namespace) }];
}

function globalPullSecret(t: Translate): Remedy {
  return { text: t('View global pull secret'), to: routes.globalPullSecret };
}
