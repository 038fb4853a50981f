import type { RefusalTrouble } from '~/olm/messages/trouble';
import type { WriteTrouble } from './troubleText';

/** Why the API server did not do what OLM asked for. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalTrouble, WriteTrouble>> = {
  'installer-may-not-grant': (t, values) => ({
    cause: t(
      'OLM installs as {{account}}, which may not grant rights that it does not have itself ({{resource}} {{name}}).',
      values,
    ),
    remedy: t(
      'Give the ServiceAccount all rights that the Operator asks for, or the right to escalate.',
    ),
  }),
  'installer-forbidden': (t, values) => ({
    cause: t(
      'OLM installs as ServiceAccount {{account}}, which may not {{verb}} {{resource}}.',
      values,
    ),
    remedy: t(
      'Give the ServiceAccount that right. OLM names one missing right at a time, so expect more of them. It goes on by itself.',
    ),
  }),
  'quota-exceeded': (t, values) => ({
    cause: t('ResourceQuota {{quota}} allows no more of this in the namespace.', values),
    remedy: t('Raise the quota, free what it counts, or install into another namespace.'),
  }),
  'namespace-terminating': (t, values) => ({
    cause: t('Namespace {{namespace}} is being deleted.', values),
    remedy: t('Wait until it is gone, then install again.'),
  }),
  'crd-conversion-down': (t, values) => ({
    cause: t(
      'The stored objects cannot be checked: the webhook that converts {{api}} does not answer.',
      values,
    ),
    remedy: t(
      'Bring back the Operator that serves the webhook, or remove a webhook that was left behind.',
    ),
  }),
  'webhook-denied': (t, values) => ({
    cause: t('Admission webhook {{webhook}} denied an object of the plan. {{detail}}', values),
    remedy: t('Ask who is responsible for that policy, or change what it objects to.'),
  }),
  'webhook-unreachable': (t, values) => ({
    cause: t(
      'Admission webhook {{webhook}} does not answer, so the API server refuses the object.',
      values,
    ),
    remedy: t('Repair the service behind the webhook, or remove a webhook that was left behind.'),
  }),
  'object-exists': (t, values) => ({
    cause: t('{{resource}} {{name}} exists already and belongs to something else.', values),
    remedy: t(
      'Remove it when an earlier installation left it behind, or install into another namespace.',
    ),
  }),
  'object-invalid': (t, values) => ({
    cause: t('The API server refuses {{resource}} {{name}} of the bundle as invalid.', values),
    remedy: t('This version does not fit the cluster. Choose another one, or tell the vendor.'),
  }),
  'pod-security': (t) => ({
    cause: t('The namespace does not admit pods with the security settings that this one has.'),
    remedy: t(
      'Grant its ServiceAccount a security context constraint that fits, or label the namespace with a less strict Pod Security level. Ask who is responsible for the cluster’s security.',
    ),
  }),
  'namespace-missing': (t, values) => ({
    cause: t('Namespace {{namespace}} does not exist.', values),
    remedy: t('Create it, then OLM goes on, or install into another namespace.'),
  }),
  'webhook-certificate': (t, values) => ({
    cause: t(
      'The API server does not trust the certificate of admission webhook {{webhook}}, and refuses the object.',
      values,
    ),
    remedy: t(
      'Its certificate or the caBundle of its configuration is out of date. Restart what renews it, or remove a webhook that was left behind.',
    ),
  }),
  'object-too-large': (t) => ({
    cause: t('An object of the bundle is larger than the API server takes.'),
    remedy: t('This version does not fit the cluster. Choose another one, or tell the vendor.'),
  }),
  'object-changed-meanwhile': (t) => ({
    cause: t('Somebody else changed the object while OLM wrote it.'),
    remedy: t(
      'OLM tries again. When a plan has failed by it, delete the plan, and OLM makes a new one.',
    ),
  }),
  'api-server-unwell': (t) => ({
    cause: t('The API server, or its database etcd, did not answer in time.'),
    remedy: t(
      'This has nothing to do with the Operator. OLM tries again; when a plan has failed by it, delete the plan once the cluster is well.',
    ),
  }),
};
