import type { UnpackTrouble } from '~/olm/messages/trouble';
import type { WriteTrouble } from './troubleText';

export const UNPACK_TEXTS: Readonly<Record<UnpackTrouble, WriteTrouble>> = {
  'bundle-image-pull': (t) => ({
    cause: t('The image with the Operator’s bundle cannot be pulled.'),
    remedy: t(
      'Check that the cluster reaches the registry, has its credentials, and mirrors the image where the cluster is disconnected. OLM gives up after about ten minutes; delete the failed Job in the catalog’s namespace to try again at once.',
    ),
  }),
  'wrong-architecture': (t) => ({
    cause: t('The image is not made for the processors of this cluster’s nodes.'),
    remedy: t(
      'Choose a version that supports this architecture, or let the pod run on nodes that fit.',
    ),
  }),
  'registry-limit': (t) => ({
    cause: t('The registry refuses the image, because too many were pulled from it.'),
    remedy: t(
      'Wait, or give the cluster credentials with a higher limit or a mirror of the registry.',
    ),
  }),
  'registry-certificate': (t, values) => ({
    cause: t('The cluster does not trust the certificate of the registry: {{detail}}', values),
    remedy: t(
      'Add the authority of the registry to those that the cluster trusts for images, then delete the failed Job.',
    ),
  }),
  'registry-unauthorized': (t) => ({
    cause: t('The registry does not give out the image with the credentials that the cluster has.'),
    remedy: t(
      'Add credentials for the registry to the pull secret of the cluster, or to the secrets of the CatalogSource, then delete the failed Job.',
    ),
  }),
  'registry-image-missing': (t) => ({
    cause: t('The registry does not have the image.'),
    remedy: t(
      'A mirror may lack it: mirror it, then delete the failed Job. Otherwise the catalog names an image that is gone.',
    ),
  }),
  'registry-unreachable': (t) => ({
    cause: t('The cluster does not reach the registry of the image.'),
    remedy: t(
      'A disconnected cluster needs a mirror of it. Otherwise look at DNS, proxy and firewall, then delete the failed Job.',
    ),
  }),
  'unpack-deadline': (t) => ({
    cause: t('Unpacking the bundle took longer than OLM waits for it.'),
    remedy: t(
      'Usually its image cannot be pulled, or the pod cannot be scheduled. Look at the Job and its pod in the catalog’s namespace, and delete the Job when the cause is gone: OLM then tries again.',
    ),
  }),
  'unpack-job-failed': (t) => ({
    cause: t('The Job that unpacks the bundle failed.'),
    remedy: t(
      'Read the log of its pod in the catalog’s namespace, then delete the Job: OLM then tries again.',
    ),
  }),
  'unpack-pod-pending': (t, values) => ({
    cause: t('The pod that unpacks the bundle does not start ({{pod}}).', values),
    remedy: t('Look at that pod: its image cannot be pulled, or no node takes it.'),
  }),
  'plan-not-created': (t) => ({
    cause: t('OLM could not create the InstallPlan.'),
    remedy: t('OLM’s words name the reason; it tries again by itself.'),
  }),
  'unpack-error': (t) => ({
    cause: t('OLM cannot read the content of the bundle.'),
    remedy: t(
      'Look at the Job that unpacks it, in the catalog’s namespace. The bundle itself may be broken.',
    ),
  }),
};
