import { toListPods } from '~/kube/rights';
import { neededText } from '~/ui/rightText';
import type { WriteSourceTrouble } from './sourceTroubleText';

/** The pod of the catalog does not run, or does not answer. */
export const POD_TEXTS = {
  'pod-missing': (t) => ({
    title: t('No catalog pod found'),
    cause: t('OLM has not created the catalog pod yet.'),
    remedies: [
      t('Wait for OLM to create the pod.'),
      t('Check the log of the catalog-operator pod.'),
    ],
  }),
  'pod-unseen': (t, { namespace = '' }) => ({
    title: t('Catalog not responding'),
    cause: t('You do not have permission to view the catalog pod.'),
    remedies: [neededText([toListPods(namespace)], t)],
  }),
  'pod-leaving': (t, values) => ({
    title: t('Catalog pod stuck in Terminating'),
    cause: t('OLM creates a new pod after pod {{pod}} is deleted.', values),
    remedies: [t('Check the node and the cluster network.', values)],
  }),
  'pod-evicted': (t, values) => ({
    title: t('Catalog pod not running'),
    cause: t(
      'Kubernetes evicted pod {{pod}}, usually because the node was low on resources.',
      values,
    ),
    remedies: [t('Restart the catalog.'), t('Set the priority class to system-cluster-critical.')],
  }),
  'pod-failed': (t, values) => ({
    title: t('Catalog pod not running'),
    cause: t('Kubernetes does not restart pod {{pod}}.', values),
    remedies: [t('Restart the catalog.')],
  }),
  unschedulable: (t, { selector = '', taint = '', resource = '' }) => ({
    title: t('Catalog pod not running'),
    cause: t('No node meets the requirements of the pod.'),
    remedies: [
      ...(selector === '' ? [] : [t('Change the node selector to run the pod on another node.')]),
      ...(taint === '' ? [] : [t('Add a toleration for taint {{taint}}.', { taint })]),
      ...(resource === '' ? [] : [t('Free {{resource}} or add a node.', { resource })]),
      ...(selector + taint + resource === '' ? [t('For details, see the pod events.')] : []),
    ],
  }),
  sandbox: (t, values) => ({
    title: t('Catalog pod not running'),
    cause: t('For details, see the pod events.', values),
    remedies: [t('Restart the catalog.'), t('Check the node and the cluster network.')],
  }),
  'container-config': (t, values) => ({
    title: t('Catalog pod not running'),
    cause: t('For details, see the pod events.', values),
    remedies: [t('Correct the pod settings.')],
  }),
  'run-as-root': (t) => ({
    title: t('Catalog pod not running'),
    cause: t('The image runs as root, which the security context restricted does not allow.'),
    remedies: [
      t('Rebuild the catalog with a current opm version.'),
      t('Set the security context to legacy in a namespace that enforces baseline.'),
    ],
  }),
  'not-ready': (t, values) => ({
    title: t('Catalog pod not ready'),
    cause: t('The registry server in pod {{pod}} is not ready.', values),
    remedies: [
      t('A large catalog can take two minutes to load.'),
      t('Increase the LimitRange limit or the memory target.'),
    ],
  }),
  starting: (t) => ({
    title: t('The catalog pod is starting'),
    cause: t('Packages are listed when the catalog is available.'),
    remedies: [],
  }),
  connecting: (t) => ({
    title: t('Connecting'),
    cause: t('Packages are listed when the catalog is available.'),
    remedies: [],
  }),
  unreachable: (t, values) => ({
    title: t('Catalog not responding'),
    cause: t('Pod {{pod}} is ready, but the connection failed.', values),
    remedies: [
      t('Restart the catalog.'),
      t('Check DNS, proxy, firewall, and network policy settings.'),
    ],
  }),
  'no-packages': (t) => ({
    title: t('No packages found'),
    cause: t('The catalog is available but provides no packages.'),
    remedies: [t('A large catalog can take two minutes to load.'), t('Check the pod log.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;
