import type { Translate } from '~/i18n';
import { toListPods } from '~/kube/permissions';
import type { MessageValues } from '~/olm/messages/message';
import type { CatalogFinding, CatalogFindingKind } from '~/olm/catalogSources/catalogFinding';
import { neededText } from '~/ui/permissionText';

type CatalogFindingText = {
  readonly title: string;
  /** Displayed with the unchanged message of OLM or Kubernetes. */
  readonly cause?: string;
  /** Displayed with buttons for the form, the pod and a restart. */
  readonly action?: string | undefined;
};

type WriteFinding = (t: Translate, values: MessageValues) => CatalogFindingText;

/** The problem of a catalog and its remedy. */
export function catalogFindingText(
  { kind, values }: CatalogFinding,
  t: Translate,
): CatalogFindingText {
  return CATALOG_FINDING_TEXTS[kind](t, values);
}

const invalid: WriteFinding = (t) => ({
  title: t('Invalid CatalogSource'),
  cause: t('OLM ignores this CatalogSource until its spec is corrected.'),
});

const withoutContent: WriteFinding = (t) => ({
  title: t('No image, address, or ConfigMap specified'),
});

export const CATALOG_FINDING_TEXTS: Readonly<Record<CatalogFindingKind, WriteFinding>> = {
  // The spec
  'unknown-type': invalid,
  'no-image': withoutContent,
  'no-configmap-name': withoutContent,
  'spec-invalid': invalid,
  'configmap-missing': (t, values) => ({
    title: t('{{kind}} {{name}} not found', { kind: 'ConfigMap', name: values['name'] }),
    action: t('Create the ConfigMap or correct its name.'),
  }),
  'configmap-refused': (t) => ({
    title: t('Unable to create catalog resources'),
    action: t('Check whether the ConfigMap is immutable or protected by a policy.'),
  }),
  interval: (t) => ({
    title: t('Invalid poll interval'),
    cause: t('The interval is ignored. OLM polls every 15 minutes instead.'),
  }),
  template: (t, values) => ({
    title: t('Unable to resolve image template'),
    cause:
      values['variables'] === ''
        ? t('The template does not resolve to a valid image reference.')
        : t('Unknown variables in the image template: {{variables}}', values),
    action: supportedVariables(t),
  }),
  'template-kept': (t, values) => ({
    title: t('Unable to resolve image template'),
    cause: t('OLM continues to use {{image}}.', values),
    action: supportedVariables(t),
  }),

  // OLM is not allowed to create the pod
  'refused-security': (t, values) => ({
    title: t('Catalog pod rejected'),
    cause: t('The namespace enforces Pod Security level {{level}}.', values),
    action: t('Set the security context to restricted.'),
  }),
  'refused-constraint': (t) => ({
    title: t('Catalog pod rejected'),
    action: t('Set the security context to restricted.'),
  }),
  'refused-quota': (t) => ({
    title: t('Catalog pod rejected'),
    action: t('Increase the quota or delete unused resources.'),
  }),
  'refused-priority': (t, values) => ({
    title: t('Priority class {{name}} not found', values),
    action: t('Correct the pod settings.'),
  }),
  'refused-webhook': (t) => ({
    title: t('Catalog pod rejected'),
    action: t('Contact the owner of the webhook or exclude the namespace from it.'),
  }),
  'refused-invalid': (t) => ({
    title: t('Catalog pod rejected'),
    action: t('Correct the pod settings.'),
  }),
  'refused-terminating': (t) => ({
    title: t('Catalog pod rejected'),
    action: t('Create the catalog in another namespace.'),
  }),
  'registry-error': (t) => ({
    title: t('Unable to create catalog resources'),
    action: t('Check the log of the catalog-operator pod.'),
  }),

  // The image
  'image-not-found': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Image {{image}} not found in {{registry}}.', values),
    action: t('Check the image name and tag.'),
  }),
  'image-unauthorized': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause:
      lackingSecret(t, values) ?? t('{{registry}} requires credentials for {{image}}.', values),
    action: t('Add a pull secret for this registry to the CatalogSource.'),
  }),
  'image-rate-limit': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Rate limit of {{registry}} exceeded.', values),
    action: t('Add a pull secret for this registry to the CatalogSource.'),
  }),
  'image-unreachable': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node cannot reach {{registry}}.', values),
    action: t('Check DNS, proxy, firewall, and network policy settings.'),
  }),
  'image-untrusted': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node does not trust the certificate of {{registry}}.', values),
    action: t('Add the registry CA to additionalTrustedCA in the cluster image configuration.'),
  }),
  'image-platform': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('{{image}} does not support the architecture of the node.', values),
    action: t('Change the node selector to run the pod on another node.'),
  }),
  'image-disk-full': (t) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node has no disk space left.'),
    action: t('Change the node selector to run the pod on another node.'),
  }),
  'image-invalid-name': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Invalid image reference: {{image}}', values),
  }),
  'image-signature': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('A cluster policy requires signed images from {{registry}}.', values),
  }),
  'image-unknown': (t, values) => ({
    title: t('Unable to pull catalog image'),
    action: lackingSecret(t, values) ?? t('Check the image name and tag.'),
  }),
  'newer-image': (t) => ({
    title: t('Polling failed'),
    cause: t('The current content remains available.'),
  }),

  // The pod
  'pod-missing': (t) => ({
    title: t('No catalog pod found'),
    action: t('Check the log of the catalog-operator pod.'),
  }),
  'pod-unseen': (t, { namespace = '' }) => ({
    title: t('Catalog not responding'),
    action: neededText([toListPods(namespace)], t),
  }),
  'pod-leaving': (t) => ({
    title: t('Catalog pod stuck in Terminating'),
    action: t('Check the node and the cluster network.'),
  }),
  'pod-evicted': (t) => ({ title: t('Catalog pod not running') }),
  'pod-failed': (t, values) => ({
    title: t('Catalog pod not running'),
    cause: t('Kubernetes does not restart pod {{pod}}.', values),
  }),
  unschedulable: (t, values) => ({
    title: t('Catalog pod not running'),
    action: schedulingAction(t, values),
  }),
  sandbox: (t) => ({
    title: t('Catalog pod not running'),
    action: t('Check the node and the cluster network.'),
  }),
  'container-config': (t) => ({
    title: t('Catalog pod not running'),
    action: t('Correct the pod settings.'),
  }),
  'run-as-root': (t) => ({
    title: t('Catalog pod not running'),
    cause: t('The image runs as root, which the security context restricted does not allow.'),
    action: t('Set the security context to legacy in a namespace that enforces baseline.'),
  }),
  crash: (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t('Container {{container}} restarted {{count}} times.', {
      ...values,
      count: Number(values['restarts'] ?? '0'),
    }),
  }),
  'crash-memory': (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t('Container {{container}} exceeded its memory limit.', values),
    action: t('Increase the LimitRange limit or the memory target.'),
  }),
  'crash-permission': (t) => ({
    title: t('Registry server keeps crashing'),
    cause: t('SQLite catalogs built with opm earlier than 4.11 do not start with restricted.'),
    action: t('Set the security context to legacy in a namespace that enforces baseline.'),
  }),
  'crash-cache': (t) => ({
    title: t('Registry server keeps crashing'),
    cause: t('The cache in the image does not match the catalog content.'),
    action: t('Rebuild the catalog with a current opm version.'),
  }),
  'crash-extract': (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t('Container {{container}} did not find the catalog directory in the image.', values),
    action: t('Correct the pod settings.'),
  }),
  'not-ready': (t) => ({
    title: t('Catalog pod not ready'),
    cause: t('A large catalog can take two minutes to load.'),
  }),
  starting: (t) => ({
    title: t('The catalog pod is starting'),
    cause: t('Packages are listed when the catalog is available.'),
  }),

  // The connection
  connecting: (t) => ({
    title: t('Connecting'),
    cause: t('Packages are listed when the catalog is available.'),
  }),
  unreachable: (t, values) => ({
    title: t('Catalog not responding'),
    cause: t('Pod {{pod}} is ready, but the connection failed.', values),
    action: t('Check DNS, proxy, firewall, and network policy settings.'),
  }),
  address: (t, values) => ({
    title: t('Catalog not responding'),
    cause: t('OLM cannot connect to {{address}}.', values),
    action: t('Check DNS, proxy, firewall, and network policy settings.'),
  }),

  // The content
  'no-packages': (t) => ({
    title: t('No packages found'),
    cause: t('The catalog is available but provides no packages.'),
  }),
};

function supportedVariables(t: Translate): string {
  return t('Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}');
}

/** A missing Secret that the catalog refers to; `null`: none. */
function lackingSecret(t: Translate, { secret = '' }: MessageValues): string | null {
  return secret === '' ? null : t('Secret {{secret}} not found.', { secret });
}

/** The first reason of the scheduler; the message contains all. */
function schedulingAction(
  t: Translate,
  { selector = '', taint = '', resource = '' }: MessageValues,
): string | undefined {
  if (selector !== '') return t('Change the node selector to run the pod on another node.');
  if (taint !== '') return t('Add a toleration for taint {{taint}}.', { taint });
  return resource === '' ? undefined : t('Free up {{resource}} or add a node.', { resource });
}
