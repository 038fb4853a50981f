import type { MessageValues } from '~/olm/messages/message';
import type { Translate } from '~/i18n';
import type { WriteSourceTrouble } from './sourceTroubleText';

/** The node does not get the image of the catalog. */
export const IMAGE_TEXTS = {
  'image-not-found': (t, values) => ({
    title: t('Its image is not there'),
    cause: t('{{registry}} does not have {{image}}.', values),
    remedies: [
      t('Correct the name or the tag of the image.'),
      t('A mirror may lack it: mirror the catalog again.'),
    ],
  }),
  'image-unauthorized': (t, values) => ({
    title: t('The registry does not give out its image'),
    cause: t('{{registry}} wants credentials for {{image}}.', values),
    remedies: [
      ...lackingSecret(t, values),
      t(
        'Add a pull secret for this registry to the catalog: of the type kubernetes.io/dockerconfigjson, in the namespace of the catalog.',
      ),
      t(
        'A Secret that the catalog was given by other means reaches its pod when the ServiceAccount of the catalog is deleted: OLM makes it anew.',
      ),
      t('Some registries say the same of an image that they do not have: check its name, too.'),
    ],
  }),
  'image-rate-limit': (t, values) => ({
    title: t('The registry lets nobody pull more for now'),
    cause: t('Too much was pulled from {{registry}}.', values),
    remedies: [
      t('Wait: Kubernetes tries again by itself.'),
      t('Add a pull secret of an account with a higher limit, or mirror the catalog.'),
    ],
  }),
  'image-unreachable': (t, values) => ({
    title: t('The cluster does not reach the registry'),
    cause: t('{{registry}} does not answer the node that is to pull {{image}}.', values),
    remedies: [
      t(
        'Without a way to the internet, mirror the catalog: create one from the mirror, and switch off or delete this one.',
      ),
      t('Otherwise look at DNS, proxy and firewall, and at the registry itself.'),
    ],
  }),
  'image-untrusted': (t, values) => ({
    title: t('The cluster does not trust the registry'),
    cause: t(
      'The certificate of {{registry}} is not signed by anybody whom the nodes know.',
      values,
    ),
    remedies: [
      t(
        'Add the authority of the registry to those that the cluster trusts for images: additionalTrustedCA of the Image configuration “cluster”.',
      ),
    ],
  }),
  'image-platform': (t, values) => ({
    title: t('Its image is not made for the processors of the node'),
    cause: t('{{image}} lacks the architecture of the node.', values),
    remedies: [
      t(
        'Use an image with this architecture, or keep the pod on nodes that fit by a node selector.',
      ),
      t('Mirror all architectures of the image, not only that of the machine that mirrors.'),
    ],
  }),
  'image-disk-full': (t) => ({
    title: t('The disk of the node is full'),
    cause: t('There is no room for the image of the catalog.'),
    remedies: [t('Make room on the node, or keep the pod on another one by a node selector.')],
  }),
  'image-invalid-name': (t, values) => ({
    title: t('The name of its image is not valid'),
    cause: t('“{{image}}” cannot be the name of an image.', values),
    remedies: [t('Correct it: no https://, no spaces, no capitals in the path.')],
  }),
  'image-signature': (t, values) => ({
    title: t('The node does not accept the signature of its image'),
    cause: t('A policy of the cluster wants images of {{registry}} signed.', values),
    remedies: [t('Use a signed image, or make an exception in the policy.')],
  }),
  'image-unknown': (t, values) => ({
    title: t('Its image cannot be pulled'),
    cause: t('The node does not get {{image}}. Why stands in the events of the pod.', values),
    remedies: [
      ...lackingSecret(t, values),
      t('Check the name of the image, the pull secrets, and the way to the registry.'),
    ],
  }),
  'newer-image': (t, values) => ({
    title: t('OLM does not get the newer image'),
    cause: t(
      'To see whether there is a newer image, OLM starts a second pod. That one, {{pod}}, does not come up. The catalog serves what it has.',
      values,
    ),
    remedies: [t('See the pod, its events and its log; OLM deletes it and tries again.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

/** A Secret that the catalog names and that is not there. */
function lackingSecret(t: Translate, { secret = '' }: MessageValues): readonly string[] {
  return secret === ''
    ? []
    : [t('Secret {{secret}}, which the catalog names, is not there.', { secret })];
}
