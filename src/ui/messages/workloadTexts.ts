import type { CsvTrouble } from '~/olm/messages/trouble';
import type { WriteTrouble } from './troubleText';

/** Trouble with what the Operator runs: its Deployments, webhooks and API services. */
export type WorkloadTrouble = Extract<
  CsvTrouble,
  | 'deployment-gone'
  | 'deployment-deadline'
  | 'deployment-not-ready'
  | 'install-timeout'
  | 'webhook-service-down'
  | 'api-service-down'
  | 'component-failed'
  | 'component-unhealthy'
  | 'install-check-failed'
>;

export const WORKLOAD_TEXTS: Readonly<Record<WorkloadTrouble, WriteTrouble>> = {
  'deployment-gone': (t, values) => ({
    cause: t('Deployment {{deployment}} of the Operator is not there.', values),
    remedy: t(
      'Somebody may have deleted it. OLM creates it again; look who deletes it when this lasts.',
    ),
  }),
  'deployment-deadline': (t, values) => ({
    cause: t('Deployment {{deployment}} did not become available in time.', values),
    remedy: t(
      'Look at its pods: an image that cannot be pulled, no node that takes them, or a container that ends at once.',
    ),
  }),
  'deployment-not-ready': (t, values) => ({
    cause: t('Deployment {{deployment}} is not available yet.', values),
    remedy: t(
      'Look at its pods when this lasts. After five minutes OLM starts the installation again.',
    ),
  }),
  'install-timeout': (t) => ({
    cause: t('The Operator did not become ready within five minutes.'),
    remedy: t('Look at its Deployments and pods. OLM tries again by itself.'),
  }),
  'webhook-service-down': (t) => ({
    cause: t('The Operator’s webhooks are not set up yet.'),
    remedy: t('Look at the pods that serve them when this lasts.'),
  }),
  'api-service-down': (t) => ({
    cause: t('The API service that the Operator brings is not available.'),
    remedy: t('Look at the pods that serve it, and at the APIService.'),
  }),
  'component-failed': (t) => ({
    cause: t('OLM could not create a part of the Operator.'),
    remedy: t('OLM’s words name the part and the reason.'),
  }),
  'component-unhealthy': (t) => ({
    cause: t('The Operator was ready, and a part of it no longer is. OLM installs it again.'),
    remedy: t('Look at its Deployments and pods when this lasts.'),
  }),
  'install-check-failed': (t) => ({
    cause: t('The Operator was installed and does not get ready.'),
    remedy: t('Look at its Deployments and pods.'),
  }),
};
