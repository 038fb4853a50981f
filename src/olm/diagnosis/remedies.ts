import { troublesIn, type Trouble } from '~/olm/messages/trouble';
import { isWorking } from '~/olm/standing/csvStanding';
import type { Standing } from '~/olm/standing/standing';
import type { Job } from '~/kube/models/job';
import { podHindrances } from '~/olm/workloads/workload';
import { blockingCondition } from './blockingCondition';
import { catalogRemedies, editSubscription } from './catalogRemedies';
import { createGroup, removeGroups } from './groupRemedies';
import type { OperatorFacts } from './operatorFacts';
import { resubscribe, uninstall } from './installRemedies';
import { openPods, openLogs } from './podRemedies';
import { goneSubscriptions, isAboutOthers, openOthers } from './otherSubscriptions';
import type { Remedy } from './remedy';
import { remediesForTrouble } from './troubleRemedies';
import { nameOf } from './subscriptionName';
import { bundleOf, type Unpacking } from './unpacking';

/** What can be done about something that is wrong, the most likely to help first; each once. */
export function remediesOf(standing: Standing, facts: OperatorFacts): readonly Remedy[] {
  const troubles = troublesIn(standing.said);
  const found = [
    ...byKind(standing, troubles, facts),
    ...byTrouble(standing, troubles, facts),
    ...lastResort(standing, facts),
  ];
  return [...new Map(found.map((remedy) => [JSON.stringify(remedy), remedy])).values()];
}

function byTrouble(
  { kind, said }: Standing,
  troubles: readonly Trouble[],
  facts: OperatorFacts,
): readonly Remedy[] {
  const others = kind === 'resolution-failed' ? openOthers(said, facts) : [];
  if (goneSubscriptions(said, facts).length > 0) return [...resolveAgain(facts), ...others];
  if (kind === 'resolution-failed' && isAboutOthers(said, facts)) return others;
  const known = decisive(troubles).flatMap((trouble) => remediesForTrouble(trouble, facts));
  return [...known, ...others, ...giveWay(troubles, facts, known)];
}

function resolveAgain({ namespace, subscription }: OperatorFacts): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'resolve-again', subscription: { namespace, name: subscription.metadata.name } }];
}

/** What else is missing does not matter to a version that is not made for this cluster (recording min_kube_version). */
function decisive(troubles: readonly Trouble[]): readonly Trouble[] {
  const found = troubles.filter(({ kind }) => kind === 'kube-version-too-old');
  return found.length > 0 ? found : troubles;
}

/** Of two Operators that cannot be together one has to go (DR-013): the one that does not work, unless a remnant can. */
function giveWay(
  troubles: readonly Trouble[],
  facts: OperatorFacts,
  known: readonly Remedy[],
): readonly Remedy[] {
  const isRivalry = troubles.some(({ kind }) => RIVALRIES.includes(kind));
  if (!isRivalry || isWorking(facts.csvs)) return [];
  return known.some(({ kind }) => kind === 'delete-csv') ? [] : uninstall(facts);
}

const RIVALRIES: readonly Trouble['kind'][] = ['api-provided-twice', 'package-installed-twice'];

function byKind(
  { kind }: Standing,
  troubles: readonly Trouble[],
  facts: OperatorFacts,
): readonly Remedy[] {
  switch (kind) {
    case 'no-operator-group':
      return createGroup(facts);
    case 'several-operator-groups':
      return removeGroups(facts);
    case 'catalog-missing':
      return editSubscription('catalog', facts);
    case 'catalog-unhealthy':
      return catalogRemedies(troubles, facts);
    case 'unpack-failed':
      return retryUnpack(facts);
    case 'csv-removed':
      return resubscribe(facts);
    case 'update-blocked':
      return override(facts);
    case 'approval-needed':
    case 'update-approval-needed':
      return approve(facts);
    case 'failed':
    case 'pods-not-running':
    case 'installing':
    case 'updating':
    case 'requirements-not-met':
      return openPods(facts);
    case 'plan-failed':
    case 'resolution-failed':
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
    case 'removing':
    case 'unknown':
    case 'ready':
      return [];
  }
}

/** Once the cause is gone: OLM retries neither a plan that failed nor a bundle that it gave up (SU-040, IP-010). */
function lastResort({ kind, state }: Standing, facts: OperatorFacts): readonly Remedy[] {
  const isOver = kind === 'plan-failed' || kind === 'unpack-failed';
  return isOver && state === 'failed' ? resubscribe(facts) : [];
}

/** OC-006: of the running version, not of the one that waits. */
function override(facts: OperatorFacts): readonly Remedy[] {
  const { namespace } = facts;
  const found = blockingCondition(facts);
  if (found === null) return [];
  return [
    { kind: 'override-condition', namespace, name: found.metadata.name, type: 'Upgradeable' },
  ];
}

function approve({ namespace, subscription, plan }: OperatorFacts): readonly Remedy[] {
  const planName = plan?.metadata.name ?? subscription?.status?.installPlanRef?.name;
  return planName === undefined ? [] : [{ kind: 'approve-plan', namespace, planName }];
}

/** TS-002…TS-005: why the pods cannot start is in their events; then the Job and the ConfigMap go, and OLM tries anew. */
function retryUnpack(facts: OperatorFacts): readonly Remedy[] {
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
