import type { MessageValues } from '~/olm/messages/message';
import type { Translate } from '~/i18n';
import type { WriteSourceTrouble } from './sourceTroubleText';

/** The node does not get the image of the catalog. */
export const IMAGE_TEXTS = {
  'image-not-found': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Image {{image}} not found in {{registry}}.', values),
    remedies: [
      t('Check the image name and tag.'),
      t('If you use a mirror registry, mirror the image again for all architectures.'),
    ],
  }),
  'image-unauthorized': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('{{registry}} requires credentials for {{image}}.', values),
    remedies: [
      ...lackingSecret(t, values),
      t('Add a pull secret for this registry to the CatalogSource.'),
      t(
        'To apply changed pull secrets, delete the ServiceAccount of the catalog. OLM re-creates the ServiceAccount.',
      ),
      t('Check the image name and tag.'),
    ],
  }),
  'image-rate-limit': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Rate limit of {{registry}} exceeded.', values),
    remedies: [
      t('Kubernetes retries automatically.'),
      t('Add a pull secret for this registry to the CatalogSource.'),
    ],
  }),
  'image-unreachable': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node cannot reach {{registry}}.', values),
    remedies: [
      t('In a disconnected cluster, use a mirrored catalog.'),
      t('Check DNS, proxy, firewall, and network policy settings.'),
    ],
  }),
  'image-untrusted': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node does not trust the certificate of {{registry}}.', values),
    remedies: [t('Add the registry CA to additionalTrustedCA in the cluster image configuration.')],
  }),
  'image-platform': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('{{image}} does not support the architecture of the node.', values),
    remedies: [
      t('Change the node selector to run the pod on another node.'),
      t('If you use a mirror registry, mirror the image again for all architectures.'),
    ],
  }),
  'image-disk-full': (t) => ({
    title: t('Unable to pull catalog image'),
    cause: t('The node has no disk space left.'),
    remedies: [t('Change the node selector to run the pod on another node.')],
  }),
  'image-invalid-name': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('Invalid image reference: {{image}}', values),
    remedies: [
      t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
      ),
    ],
  }),
  'image-signature': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('A cluster policy requires signed images from {{registry}}.', values),
    remedies: [t('Use a signed image or change the policy.')],
  }),
  'image-unknown': (t, values) => ({
    title: t('Unable to pull catalog image'),
    cause: t('For details, see the pod events.', values),
    remedies: [...lackingSecret(t, values), t('Check the image name and tag.')],
  }),
  'newer-image': (t, values) => ({
    title: t('Polling failed'),
    cause: t(
      'Pod {{pod}}, which checks for a newer image, does not start. The current content remains available.',
      values,
    ),
    remedies: [t('Check the pod log.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

/** A Secret that the catalog names and that is not there. */
function lackingSecret(t: Translate, { secret = '' }: MessageValues): readonly string[] {
  return secret === '' ? [] : [t('Secret {{secret}} not found.', { secret })];
}
