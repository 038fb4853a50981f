import { type Trouble, troublesIn } from '../../olmMessages/trouble';
import type { Standing } from '../standing/standing';
import { blockingCondition } from './blockingCondition';
import { catalogRemedies, editSubscription } from './catalogRemedies';
import { createGroup, removeGroups } from './groupRemedies';
import type { OperatorFacts } from './operatorFacts';
import { openPods } from './podRemedies';
import { isAboutOthers, openOthers } from './otherSubscriptions';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';
import { remediesForTrouble } from './troubleRemedies';
import { retryUnpack } from './unpackRemedies';

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
  if (kind === 'resolution-failed' && isAboutOthers(said, facts)) return others;
  return [...troubles.flatMap((trouble) => remediesForTrouble(trouble, facts)), ...others];
}

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

function resubscribe({ subscription }: OperatorFacts): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'resubscribe', subscription: nameOf(subscription) }];
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
