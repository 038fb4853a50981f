/** Controllers that simulate the workload part of kube-controller-manager, the scheduler and the kubelet. */
import type { Controller } from '../kube/types';
import { deploymentController } from './deployments';
import { jobController } from './jobs';
import { podController } from './pods';
import { replicaSetController } from './replicaSets';

export function workloadControllers(): readonly Controller[] {
  return [deploymentController, replicaSetController, jobController, podController];
}
