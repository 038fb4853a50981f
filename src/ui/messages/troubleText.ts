import type { MessageValues } from '~/olm/messages/message';
import type {
  Trouble,
  TroubleKind,
  UnpackTrouble,
  PlanTrouble,
  RefusalTrouble,
} from '~/olm/messages/trouble';
import type { Translate } from '~/i18n';
import { CSV_TEXTS } from './csvTexts';
import { RESOLUTION_TEXTS } from './resolutionTexts';

/** Why the API server did not do what OLM asked for. */
const REFUSAL_TEXTS: Readonly<Record<RefusalTrouble, WriteTrouble>> = {
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

const PLAN_TEXTS: Readonly<Record<PlanTrouble, WriteTrouble>> = {
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

const UNPACK_TEXTS: Readonly<Record<UnpackTrouble, WriteTrouble>> = {
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

export type TroubleText = {
  /** Why it does not go on. */
  readonly cause: string;
  /** What can be done about it. */
  readonly remedy: string;
};

/** One kind of trouble in words; the values are those that OLM's message names. */
export type WriteTrouble = (t: Translate, values: MessageValues) => TroubleText;

/** What a message of OLM means, and what to do, in words. */
export function troubleText({ kind, values }: Trouble, t: Translate): TroubleText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<TroubleKind, WriteTrouble>> = {
  ...RESOLUTION_TEXTS,
  ...UNPACK_TEXTS,
  ...REFUSAL_TEXTS,
  ...PLAN_TEXTS,
  ...CSV_TEXTS,
};
