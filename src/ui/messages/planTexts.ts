import type { PlanTrouble } from '~/olm/messages/trouble';
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
  'crd-drops-stored-version': (t, values) => ({
    cause: t(
      'The cluster may hold objects of {{crd}} in version {{version}}, which this Operator version no longer has. OLM refuses, so that they are not lost.',
      values,
    ),
    remedy: t(
      'Install a version that still has it, or migrate the stored objects and remove the version from the definition’s status.',
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
      {
        name: '',
        ...values,
      },
    ),
    remedy: t(
      'Install what provides the API. When Kubernetes has dropped it, choose a newer version of the Operator.',
    ),
  }),
  'api-not-found': (t) => ({
    cause: t('The Operator brings an object of a kind that the cluster does not serve.'),
    remedy: t(
      'The InstallPlan lists its objects. Install what provides the kind; when Kubernetes has dropped it, choose a newer version of the Operator.',
    ),
  }),
  'bundle-content-gone': (t) => ({
    cause: t('The unpacked content of the bundle has disappeared.'),
    remedy: t('Remove the Subscription and install again: OLM then unpacks the bundle anew.'),
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
