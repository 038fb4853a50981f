import type { PlanTrouble } from '~/domain/olmMessages/trouble';
import type { WriteTrouble } from './troubleText';

export const PLAN_TEXTS: Readonly<Record<PlanTrouble, WriteTrouble>> = {
  'plan-without-group': (t) => ({
    cause: t('The namespace has no OperatorGroup.'),
    remedy: t('Create an OperatorGroup in it: OLM then goes on.'),
  }),
  'plan-with-groups': (t, values) => ({
    cause: t('The namespace has {{count}} OperatorGroups; OLM needs exactly one.', {
      ...values,
      count: Number(values['count']),
    }),
    remedy: t('Remove all but one of them: OLM then goes on.'),
  }),
  'installer-missing': (t, values) => ({
    cause: t(
      'OperatorGroup {{group}} has OLM install as ServiceAccount {{account}}, which does not exist.',
      values,
    ),
    remedy: t(
      'Create the ServiceAccount with the rights it needs, or name another one in the OperatorGroup.',
    ),
  }),
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
  'crd-drops-stored-version': (t, values) => ({
    cause: t(
      'The cluster may hold objects of {{crd}} in version {{version}}, which this Operator version no longer has. OLM refuses, so that they are not lost.',
      values,
    ),
    remedy: t(
      'Install a version that still has it, or migrate the stored objects and remove the version from the definition’s status.',
    ),
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
  'crd-refuses-stored': (t, values) => ({
    cause: t('{{object}} would no longer be valid with the new definition of {{crd}}.', values),
    remedy: t(
      'Correct the object, or delete it, then install again. OLM names one object at a time.',
    ),
  }),
  'crd-not-checked': (t, values) => ({
    cause: t(
      'OLM could not check the stored objects of {{crd}} against the new definition.',
      values,
    ),
    remedy: t('OLM’s words name the reason; it tries again for a while.'),
  }),
  'api-not-served': (t, values) => ({
    cause: t(
      'The Operator brings {{apiKind}} {{name}}, and the cluster does not serve that API ({{api}}).',
      values,
    ),
    remedy: t(
      'Install what provides the API. When Kubernetes has dropped it, choose a newer version of the Operator.',
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
  'bundle-content-gone': (t) => ({
    cause: t('The unpacked content of the bundle has disappeared.'),
    remedy: t('Remove the Subscription and install again: OLM then unpacks the bundle anew.'),
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
  'plan-missing': (t) => ({
    cause: t('The InstallPlan of the Subscription was deleted.'),
    remedy: t('Remove the Subscription and install again.'),
  }),
  'plan-failed': (t) => ({
    cause: t('OLM could not create an object of the plan and gave up.'),
    remedy: t(
      'Remove the cause that OLM’s words name, delete the failed InstallPlan and the Subscription, and install again.',
    ),
  }),
};
