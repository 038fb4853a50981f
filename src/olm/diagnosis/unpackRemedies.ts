import type { Job } from '~/kube/models/job';
import { podHindrances } from '~/olm/workloads/workload';
import type { OperatorFacts } from './operatorFacts';
import { openLogs } from './podRemedies';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';
import { type Unpacking, bundleOf } from './unpacking';

/** TS-002…TS-005: why the pods cannot start is in their events; then the Job and the ConfigMap go, and OLM tries anew. */
export function retryUnpack(facts: OperatorFacts): readonly Remedy[] {
  const { subscription, unpacking } = facts;
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
    ...unpackSettings(facts),
    ...openLogs(podHindrances(pods)),
  ];
}

/** TS-006: of the only OperatorGroup of the namespace; beside another one OLM reads none. */
function unpackSettings({ namespace, operatorGroups }: OperatorFacts): readonly Remedy[] {
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0) return [];
  return [{ kind: 'unpack-settings', namespace, name: group.metadata.name }];
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
