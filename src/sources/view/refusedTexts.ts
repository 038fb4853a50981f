import type { WriteSourceTrouble } from './sourceTroubleText';

/** The cluster does not let OLM make what the catalog needs. */
export const REFUSED_TEXTS = {
  'refused-security': (t, values) => ({
    title: t('The namespace does not allow its pod'),
    cause: t(
      'Pods of this namespace have to keep to the Pod Security Standard “{{level}}”. The pod of this catalog does not.',
      values,
    ),
    remedies: [
      t(
        'Set its security context to “restricted”. Catalogs that opm before version 4.11 built as SQLite do not run that way.',
      ),
      t(
        'For such a catalog, let the namespace enforce “baseline”: label it pod-security.kubernetes.io/enforce=baseline, and security.openshift.io/scc.podSecurityLabelSync=false.',
      ),
    ],
  }),
  'refused-constraint': (t) => ({
    title: t('No security context constraint allows its pod'),
    cause: t('OpenShift refuses the pod of this catalog before it is made.'),
    remedies: [t('Set its security context to “restricted”, or take away what the pod asks for.')],
  }),
  'refused-quota': (t, values) => ({
    title: t('The quota of the namespace is used up'),
    cause: t('ResourceQuota {{quota}} leaves no room for the pod of this catalog.', values),
    remedies: [t('Raise the quota, or make room in the namespace.')],
  }),
  'refused-priority': (t, values) => ({
    title: t('Priority class {{name}} is not there', values),
    cause: t('The pod of this catalog is to have a priority that the cluster does not know.'),
    remedies: [
      t('Choose one that there is, as system-cluster-critical, or create it.'),
      t(
        'The annotation operatorframework.io/priorityclass counts more than what the pod settings say.',
      ),
    ],
  }),
  'refused-webhook': (t, values) => ({
    title: t('An admission webhook keeps its pod from being made'),
    cause: t('Webhook {{webhook}} refuses the pod of this catalog, or does not answer.', values),
    remedies: [t('Ask whoever keeps that webhook, or make it pass over the namespace.')],
  }),
  'refused-invalid': (t, values) => ({
    title: t('Its pod settings are not valid'),
    cause: t('The cluster refuses the pod of this catalog: {{why}}', values),
    remedies: [t('Correct the pod settings: node selector, tolerations, affinity and memory.')],
  }),
  'refused-terminating': (t) => ({
    title: t('Its namespace is being deleted'),
    cause: t('Nothing can be made there any more.'),
    remedies: [t('Create the catalog in another namespace.')],
  }),
  'registry-error': (t) => ({
    title: t('OLM cannot make what the catalog needs'),
    cause: t('A pod, a Service or a ServiceAccount of this catalog could not be made.'),
    remedies: [t('OLM’s own words name what was refused, and why.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;
