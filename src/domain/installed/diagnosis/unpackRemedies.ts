import type { Job } from '../../../models/job';
import { podHindrances } from '../../install/follow/workload';
import type { OperatorFacts } from './operatorFacts';
import { openLogs } from './podRemedies';
import type { Remedy } from './remedy';
import { bundleOf } from './unpacking';

/** TS-002…TS-005: why the pods cannot start is in their events; then the Job and the ConfigMap go, and OLM tries anew. */
export function retryUnpack({ subscription, unpacking }: OperatorFacts): readonly Remedy[] {
  if (subscription === null) return [];
  const { namespace = '', name } = subscription.metadata;
  const { job = null, candidates = [], pods = [] } = unpacking ?? {};
  return [
    {
      kind: 'retry-unpack',
      subscription: { namespace, name },
      catalogNamespace: subscription.spec?.sourceNamespace ?? '',
      unpackName: job?.metadata.name ?? null,
      candidates: candidates.map(unpackJob),
    },
    ...openLogs(podHindrances(pods)),
  ];
}

function unpackJob(job: Job) {
  const { metadata, status } = job;
  return {
    name: metadata.name,
    image: bundleOf(job),
    since: status?.startTime ?? metadata.creationTimestamp ?? null,
  };
}
