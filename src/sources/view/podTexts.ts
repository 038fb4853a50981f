import { toListPods } from '~/kube/rights';
import { neededText } from '~/ui/rightText';
import type { WriteSourceTrouble } from './sourceTroubleText';

/** The pod of the catalog does not run, or does not answer. */
export const POD_TEXTS = {
  'pod-missing': (t) => ({
    title: t('It has no pod'),
    cause: t('OLM makes a pod for each catalog. That of this one is not there.'),
    remedies: [
      t('Wait a minute: OLM makes it again when it has noticed.'),
      t('If it does not come, see that the pod catalog-operator of OLM runs, and what it logs.'),
    ],
  }),
  'pod-unseen': (t, { namespace = '' }) => ({
    title: t('OLM gets no answer from it'),
    cause: t('Why may be seen at its pod, which you may not see.'),
    remedies: [neededText([toListPods(namespace)], t)],
  }),
  'pod-leaving': (t, values) => ({
    title: t('Its pod goes, and has not gone'),
    cause: t('Pod {{pod}} is being deleted. OLM makes another one when it is gone.', values),
    remedies: [t('If it stays, its node does not answer ({{node}}): see the node.', values)],
  }),
  'pod-evicted': (t, values) => ({
    title: t('Its pod was taken off the node'),
    cause: t(
      'Kubernetes evicted pod {{pod}}, mostly because the node was short of something.',
      values,
    ),
    remedies: [
      t('Restart the catalog: OLM makes a new pod.'),
      t('Give it the priority class system-cluster-critical, so that others have to go first.'),
    ],
  }),
  'pod-failed': (t, values) => ({
    title: t('Its pod has failed'),
    cause: t('Pod {{pod}} has ended and does not come back by itself.', values),
    remedies: [t('Restart the catalog: OLM makes a new pod.')],
  }),
  unschedulable: (t, { selector = '', taint = '', resource = '' }) => ({
    title: t('No node takes its pod'),
    cause: t('The pod of the catalog waits for a node that it may run on.'),
    remedies: [
      ...(selector === ''
        ? []
        : [t('Its node selector or affinity fits too few nodes: correct it, or label a node.')]),
      ...(taint === ''
        ? []
        : [t('Nodes have a taint ({{taint}}): tolerate it in the pod settings.', { taint })]),
      ...(resource === ''
        ? []
        : [t('Nodes are short of {{resource}}: make room, or add a node.', { resource })]),
      ...(selector + taint + resource === ''
        ? [t('The words of the scheduler name what is missing.')]
        : []),
    ],
  }),
  sandbox: (t, values) => ({
    title: t('The node cannot start its pod'),
    cause: t('The network or a volume of pod {{pod}} is not ready on its node.', values),
    remedies: [
      t('Restart the catalog: the new pod may come to another node.'),
      t('If it stays, see the node and the network of the cluster.'),
    ],
  }),
  'container-config': (t, values) => ({
    title: t('Its container cannot be made'),
    cause: t('The node does not make container {{container}}: {{message}}', values),
    remedies: [t('Create what it names, or correct the pod settings.')],
  }),
  'run-as-root': (t) => ({
    title: t('Its image wants to run as root'),
    cause: t('With the security context “restricted” no container may.'),
    remedies: [
      t('Build the catalog anew with a recent opm: those images run as anybody.'),
      t('Until then set its security context to “legacy”, in a namespace that allows it.'),
    ],
  }),
  'not-ready': (t, values) => ({
    title: t('Its pod runs, and does not answer yet'),
    cause: t('The server in pod {{pod}} has not told that it is ready.', values),
    remedies: [
      t('A large catalog takes a minute or two to load. Its log tells how far it is.'),
      t('If it is killed before it is ready, it needs more memory, or a cache that was built in.'),
    ],
  }),
  starting: (t) => ({
    title: t('Its pod is being started'),
    cause: t('OLM connects as soon as the pod is ready: mostly within a minute.'),
    remedies: [],
  }),
  connecting: (t) => ({
    title: t('OLM is connecting to it'),
    cause: t('That takes seconds. What it offers is known afterwards.'),
    remedies: [],
  }),
  unreachable: (t, values) => ({
    title: t('Its pod is ready, and OLM does not reach it'),
    cause: t('Pod {{pod}} runs. The connection from OLM to it is broken.', values),
    remedies: [
      t('Restart the catalog: mostly the connection comes back with the new pod.'),
      t('See that no NetworkPolicy of the namespace keeps OLM from port 50051.'),
    ],
  }),
  'no-packages': (t) => ({
    title: t('It answers, and offers nothing'),
    cause: t('OLM reads this catalog, and there is not one package in it for you.'),
    remedies: [
      t('Just after its start the packages take a moment to appear.'),
      t('Otherwise it has no content, or content that OLM cannot read: see its log.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;
