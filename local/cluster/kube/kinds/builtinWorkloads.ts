/** Workload, batch and scheduling groups as kube-apiserver serves them. */
import { AGE, column, worked, type BuiltinGroup } from './builtin';
import { count, jobCompletions, jobStatus, replicasReady } from './printed';

export const WORKLOADS: readonly BuiltinGroup[] = [
  {
    group: 'apps',
    version: 'v1',
    kinds: [
      { kind: 'ControllerRevision', plural: 'controllerrevisions' },
      {
        kind: 'DaemonSet',
        plural: 'daemonsets',
        shortNames: ['ds'],
        categories: ['all'],
        subresources: ['status'],
      },
      {
        kind: 'Deployment',
        plural: 'deployments',
        shortNames: ['deploy'],
        categories: ['all'],
        subresources: ['scale', 'status'],
        columns: [
          worked('Ready', replicasReady),
          worked('Up-to-date', count('updatedReplicas')),
          worked('Available', count('availableReplicas')),
          AGE,
        ],
      },
      {
        kind: 'ReplicaSet',
        plural: 'replicasets',
        shortNames: ['rs'],
        categories: ['all'],
        subresources: ['scale', 'status'],
        columns: [
          column('Desired', '.spec.replicas', 'integer'),
          worked('Current', count('replicas'), 'integer'),
          worked('Ready', count('readyReplicas'), 'integer'),
          AGE,
        ],
      },
      {
        kind: 'StatefulSet',
        plural: 'statefulsets',
        shortNames: ['sts'],
        categories: ['all'],
        subresources: ['scale', 'status'],
        columns: [worked('Ready', replicasReady), AGE],
      },
    ],
  },
  {
    group: 'batch',
    version: 'v1',
    kinds: [
      {
        kind: 'CronJob',
        plural: 'cronjobs',
        shortNames: ['cj'],
        categories: ['all'],
        subresources: ['status'],
      },
      {
        kind: 'Job',
        plural: 'jobs',
        categories: ['all'],
        subresources: ['status'],
        columns: [worked('Status', jobStatus), worked('Completions', jobCompletions), AGE],
      },
    ],
  },
  {
    group: 'policy',
    version: 'v1',
    kinds: [
      {
        kind: 'PodDisruptionBudget',
        plural: 'poddisruptionbudgets',
        shortNames: ['pdb'],
        subresources: ['status'],
      },
    ],
  },
  {
    group: 'scheduling.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'PriorityClass',
        plural: 'priorityclasses',
        clusterScoped: true,
        shortNames: ['pc'],
        columns: [
          column('Value', '.value', 'integer'),
          column('Global-Default', '.globalDefault', 'boolean'),
          AGE,
        ],
      },
    ],
  },
  { group: 'coordination.k8s.io', version: 'v1', kinds: [{ kind: 'Lease', plural: 'leases' }] },
];
