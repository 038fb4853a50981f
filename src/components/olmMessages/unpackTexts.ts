import type { UnpackTrouble } from '~/domain/olmMessages/trouble';
import type { WriteTrouble } from './troubleText';

export const UNPACK_TEXTS: Readonly<Record<UnpackTrouble, WriteTrouble>> = {
  'bundle-image-pull': (t) => ({
    cause: t('The image with the Operator’s bundle cannot be pulled.'),
    remedy: t(
      'Check that the cluster reaches the registry, has its credentials, and mirrors the image where the cluster is disconnected. OLM gives up after about ten minutes; delete the failed Job in the catalog’s namespace to try again at once.',
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
