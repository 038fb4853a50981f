import type { Job } from '../../../models/job';
import { podHindrances } from '../../install/follow/workload';
import type { OperatorFacts } from './operatorFacts';
import { openLogs } from './podRemedies';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';
import { type Unpacking, bundleOf } from './unpacking';

/** TS-002…TS-005: why the pods cannot start is in their events; then the Job and the ConfigMap go, and OLM tries anew. */
export function retryUnpack({ subscription, unpacking }: OperatorFacts): readonly Remedy[] {
  if (subscription === null) return [];
  const { job, candidates, pods } = unpacking ?? UNSEEN;
  return [
    {
      kind: 'retry-unpack',
      subscription: nameOf(subscription),
      catalogNamespace: subscription.spec?.sourceNamespace ?? '',
      unpackName: job?.metadata.name ?? null,
      candidates: candidates.map(unpackJob),
    },
    ...openLogs(podHindrances(pods)),
  ];
}

const UNSEEN: Unpacking = { job: null, candidates: [], pods: [] };

function unpackJob(job: Job) {
  const { metadata, status } = job;
  return {
    name: metadata.name,
    image: bundleOf(job),
    since: status?.startTime ?? metadata.creationTimestamp ?? null,
  };
}
