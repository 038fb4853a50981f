import type { MessageValues } from '~/olm/messages/message';
import type { Meaning, MeaningKind } from '~/olm/messages/meaning';
import type { Translate } from '~/i18n';
import { CSV_TEXTS } from './csvTexts';
import { RESOLUTION_TEXTS } from './resolutionTexts';

/** Why the API server rejected a request of OLM. */
const REFUSAL_TEXTS = {
  'installer-may-not-grant': (t, values) => ({
    cause: t(
      'Service account {{account}}, which OLM uses here, cannot grant permissions that it does not have ({{resource}} {{name}}).',
      values,
    ),
    remedy: t('Grant the service account all permissions of the Operator, or the escalate verb.'),
  }),
  'installer-forbidden': (t, values) => ({
    cause: t(
      'Service account {{account}}, which OLM uses here, does not have permission to {{verb}} {{resource}}.',
      values,
    ),
    remedy: t(
      'Grant the service account this permission. OLM reports one missing permission at a time and retries automatically.',
    ),
  }),
  'quota-exceeded': (t, values) => ({
    cause: t('ResourceQuota {{quota}} of the namespace is exceeded.', values),
    remedy: t('Increase the quota, release resources, or install in another namespace.'),
  }),
  'namespace-terminating': (t, values) => ({
    cause: t('Namespace {{namespace}} is terminating', values),
    remedy: t('Wait until the namespace is deleted, then reinstall.'),
  }),
  'crd-conversion-down': (t, values) => ({
    cause: t(
      'Unable to validate stored resources: the conversion webhook of {{api}} is not responding.',
      values,
    ),
    remedy: t('Repair the service of the webhook, or delete an orphaned webhook.'),
  }),
  'webhook-denied': (t, values) => ({
    cause: t(
      'Admission webhook {{webhook}} denied a resource of the install plan. {{detail}}',
      values,
    ),
    remedy: t('Contact the owner of the policy, or change the denied setting.'),
  }),
  'webhook-unreachable': (t, values) => ({
    cause: t(
      'Admission webhook {{webhook}} is not responding, so the API server rejects the resource.',
      values,
    ),
    remedy: t('Repair the service of the webhook, or delete an orphaned webhook.'),
  }),
  'object-exists': (t, values) => ({
    cause: t('{{resource}} {{name}} already exists and has another owner.', values),
    remedy: t(
      'If the resource remains from an earlier installation, delete it. Otherwise, install in another namespace.',
    ),
  }),
  'object-invalid': (t, values) => ({
    cause: t('The API server rejected {{resource}} {{name}} of the bundle as invalid.', values),
    remedy: t('Select another version, or contact the vendor.'),
  }),
  'pod-security': (t) => ({
    cause: t('Pod security admission rejected the pod.'),
    remedy: t(
      'Grant the service account a suitable security context constraint, or label the namespace with a less restrictive Pod Security level.',
    ),
  }),
  'namespace-missing': (t, values) => ({
    cause: t('Namespace {{namespace}} does not exist', values),
    remedy: t('Create the namespace, or install in another one.'),
  }),
  'webhook-certificate': (t, values) => ({
    cause: t(
      'The certificate of admission webhook {{webhook}} is not trusted, so the API server rejects the resource.',
      values,
    ),
    remedy: t(
      'The certificate or the caBundle is outdated. Restart the component that renews it, or delete an orphaned webhook.',
    ),
  }),
  'object-too-large': (t) => ({
    cause: t('A resource of the bundle exceeds the size limit of the API server.'),
    remedy: t('Select another version, or contact the vendor.'),
  }),
  'object-changed-meanwhile': (t) => ({
    cause: t('The resource changed while OLM was updating it.'),
    remedy: t(
      'OLM retries automatically. If the install plan failed, delete it so that OLM creates a new one.',
    ),
  }),
  'api-server-unwell': (t) => ({
    cause: t('The API server or etcd did not respond in time.'),
    remedy: t(
      'OLM retries automatically. If the install plan failed, delete it so that OLM creates a new one.',
    ),
  }),
} satisfies MeaningTexts;

const PLAN_TEXTS = {
  'plan-without-group': (t) => ({
    cause: t('The namespace has no valid OperatorGroup, so OLM cannot install Operators.'),
  }),
  'plan-with-groups': (t, values) => ({
    cause: t('The namespace has {{count}} OperatorGroups. OLM requires exactly one.', {
      ...values,
      count: Number(values['count']),
    }),
  }),
  'installer-missing': (t, values) => ({
    cause: t(
      'OperatorGroup {{group}} specifies service account {{account}}, which does not exist.',
      values,
    ),
    remedy: t(
      'Create the service account with the required permissions, or specify another one in the OperatorGroup.',
    ),
  }),
  'crd-drops-stored-version': (t, values) => ({
    cause: t(
      'Resources of CRD {{crd}} might be stored in version {{version}}, which this Operator version does not contain. OLM rejects the update to protect them.',
      values,
    ),
    remedy: t(
      'Install a version that contains it, or migrate the stored resources and remove the version from the status of the CRD.',
    ),
  }),
  'crd-refuses-stored': (t, values) => ({
    cause: t('{{object}} is not valid with the new version of CRD {{crd}}.', values),
    remedy: t('Edit or delete the resource, then retry. OLM reports one resource at a time.'),
  }),
  'crd-not-checked': (t, values) => ({
    cause: t(
      'OLM could not validate the stored resources of CRD {{crd}} with the new version.',
      values,
    ),
  }),
  'api-not-served': (t, values) => ({
    cause: t(
      'The bundle contains {{apiKind}} {{name}}, but API {{api}} is not available on this cluster.',
      {
        name: '',
        ...values,
      },
    ),
    remedy: t(
      'Install the provider of the API. If Kubernetes removed the API, select a later version of the Operator.',
    ),
  }),
  'api-not-found': (t) => ({
    cause: t('The bundle contains a kind that is not available on this cluster.'),
    remedy: t(
      'Install the provider of the kind listed in the InstallPlan. If Kubernetes removed the kind, select a later version of the Operator.',
    ),
  }),
  'bundle-content-gone': (t) => ({
    cause: t('The unpacked bundle was deleted.'),
    remedy: t('Delete the Subscription and reinstall.'),
  }),
  'plan-missing': (t) => ({
    cause: t('The InstallPlan of the Subscription was deleted.'),
    remedy: t('Delete the Subscription and reinstall.'),
  }),
  'plan-failed': (t) => ({
    cause: t('OLM could not create a resource of the Operator.'),
    remedy: t(
      'Resolve the cause in the OLM message, delete the failed InstallPlan and the Subscription, and reinstall.',
    ),
  }),
} satisfies MeaningTexts;

const UNPACK_TEXTS = {
  'bundle-image-pull': (t) => ({
    cause: t('Unable to pull bundle image'),
    remedy: t('Check the connection to the registry, its credentials, and its mirror.'),
  }),
  'wrong-architecture': (t) => ({
    cause: t('The image does not support the architecture of the nodes.'),
    remedy: t(
      'Select a version that supports this architecture, or schedule the pod on compatible nodes.',
    ),
  }),
  'registry-limit': (t) => ({
    cause: t('The pull rate limit of the registry is exceeded.'),
    remedy: t('Wait, or configure credentials with a higher limit or a mirror registry.'),
  }),
  'registry-certificate': (t, values) => ({
    cause: t('The certificate of the registry is not trusted: {{detail}}', values),
    remedy: t('Add the certificate authority of the registry to the trusted image registries.'),
  }),
  'registry-unauthorized': (t) => ({
    cause: t('The registry denied access with the credentials of the cluster.'),
    remedy: t('Add credentials to the cluster pull secret or the secrets of the CatalogSource.'),
  }),
  'registry-image-missing': (t) => ({
    cause: t('The registry does not contain the image.'),
    remedy: t(
      'If you use a mirror registry, mirror the image. Otherwise, the catalog references an image that no longer exists.',
    ),
  }),
  'registry-unreachable': (t) => ({
    cause: t('The image registry is not reachable.'),
    remedy: t('Check DNS, proxy, and firewall, or configure a mirror registry.'),
  }),
  'unpack-deadline': (t) => ({
    cause: t('Unpacking the bundle timed out.'),
    remedy: t(
      'Check the job and its pod in the namespace of the catalog for image pull or scheduling errors.',
    ),
  }),
  'unpack-job-failed': (t) => ({
    cause: t('The bundle unpack job failed.'),
    remedy: t(
      'Check the job and its pod in the namespace of the catalog for image pull or scheduling errors.',
    ),
  }),
  'unpack-pod-pending': (t, values) => ({
    cause: t('The bundle unpack pod does not start ({{pod}}).', values),
  }),
  'plan-not-created': (t) => ({
    cause: t('OLM could not create the InstallPlan.'),
  }),
  'unpack-error': (t) => ({
    cause: t('OLM cannot read the bundle.'),
    remedy: t(
      'Check the bundle unpack job in the namespace of the catalog. The bundle might be invalid.',
    ),
  }),
} satisfies MeaningTexts;

export type MeaningText = {
  /** Why OLM does not continue. */
  readonly cause: string;
  /** The possible actions, unless the cause or a button of the page already says them. */
  readonly remedy?: string;
};

/** The texts of one kind of problem; the values come from OLM's message. */
export type WriteMeaning = (t: Translate, values: MessageValues) => MeaningText;

/** The texts of some kinds. */
export type MeaningTexts = Partial<Readonly<Record<MeaningKind, WriteMeaning>>>;

/** The meaning of an OLM message and the possible actions. */
export function meaningText({ kind, values }: Meaning, t: Translate): MeaningText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<MeaningKind, WriteMeaning>> = {
  ...RESOLUTION_TEXTS,
  ...UNPACK_TEXTS,
  ...REFUSAL_TEXTS,
  ...PLAN_TEXTS,
  ...CSV_TEXTS,
};
