import type { Job } from '~/kube/models/workloads';
import type { Subscription } from '~/kube/models/olm';
import { type Meaning, meaningsIn } from '~/olm/messages/meaning';
import type { OlmMessage } from '~/olm/messages/message';
import { isWorking } from '~/olm/status/csvStatus';
import type { Status } from '~/olm/status/status';
import { hindrancesOf } from '~/olm/workloads/workload';
import { blockingCondition } from './blockingCondition';
import { remediesForMeaning } from './meaningRemedies';
import {
  catalogRemedies,
  createGroup,
  editSubscription,
  failForward,
  nameOf,
  openLogs,
  openPods,
  removeGroups,
  resubscribe,
  uninstall,
} from './objectRemedies';
import { isFirstInstall, type OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';
import { bundleOf, type Unpacking } from './unpacking';

/** The remedies of a problem without duplicates, the most promising first. */
export function remediesOf(report: Status, facts: OperatorFacts): readonly Remedy[] {
  const meanings = meaningsIn(report.messages);
  const found = [
    ...byKind(report, meanings, facts),
    ...byMeaning(report, meanings, facts),
    ...lastResort(report, facts),
  ];
  return [...new Map(found.map((remedy) => [JSON.stringify(remedy), remedy])).values()];
}

function byMeaning(
  { kind, messages: messages }: Status,
  meanings: readonly Meaning[],
  facts: OperatorFacts,
): readonly Remedy[] {
  const others = kind === 'resolution-failed' ? openOthers(messages, facts) : [];
  if (goneSubscriptions(messages, facts).length > 0) return [...resolveAgain(facts), ...others];
  if (kind === 'resolution-failed' && isAboutOthers(messages, facts)) return others;
  const known = decisive(meanings).flatMap((meaning) => remediesForMeaning(meaning, facts));
  return [...known, ...others, ...giveWay(meanings, facts, known)];
}

function resolveAgain({ namespace, subscription }: OperatorFacts): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'resolve-again', subscription: { namespace, name: subscription.metadata.name } }];
}

/**
 * Other missing requirements do not matter for a version that does not support this cluster (recording
 * min_kube_version).
 */
function decisive(meanings: readonly Meaning[]): readonly Meaning[] {
  const found = meanings.filter(({ kind }) => kind === 'kube-version-too-old');
  return found.length > 0 ? found : meanings;
}

/**
 * One of two conflicting Operators must be removed (DR-013): the one that does not work, unless an orphaned CSV can be
 * removed.
 */
function giveWay(
  meanings: readonly Meaning[],
  facts: OperatorFacts,
  known: readonly Remedy[],
): readonly Remedy[] {
  const isRivalry = meanings.some(({ kind }) => RIVALRIES.includes(kind));
  if (!isRivalry || isWorking(facts.csvs)) return [];
  return known.some(({ kind }) => kind === 'delete-csv') ? [] : uninstall(facts);
}

const RIVALRIES: readonly Meaning['kind'][] = ['api-provided-twice', 'package-installed-twice'];

function byKind(
  { kind }: Status,
  meanings: readonly Meaning[],
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
      return catalogRemedies(meanings, facts);
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
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
    case 'removing':
    case 'unknown':
    case 'ready':
      return [];
  }
}

/** After the cause is resolved: OLM does not retry a failed plan or a failed unpacking (SU-040, IP-010). */
function lastResort({ kind, state }: Status, facts: OperatorFacts): readonly Remedy[] {
  if (state !== 'failed') return [];
  const isOver = kind === 'plan-failed' || kind === 'unpack-failed';
  const isVersion = kind === 'plan-failed' || kind === 'failed';
  // The condition of an installed Operator can be left over, or about another one.
  const again = kind === 'unpack-failed' && isWorking(facts.csvs) ? resolveAgain : resubscribe;
  return [...(isOver ? again(facts) : []), ...(isVersion ? failForward(facts) : [])];
}

/** OC-006: of the running version, not of the pending one. */
function override(facts: OperatorFacts): readonly Remedy[] {
  const { namespace } = facts;
  const found = blockingCondition(facts);
  if (found === null) return [];
  return [
    { kind: 'override-condition', namespace, name: found.metadata.name, type: 'Upgradeable' },
  ];
}

function approve(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, subscription, plan } = facts;
  const planName = plan?.metadata.name ?? subscription?.status?.installPlanRef?.name;
  if (planName === undefined) return [];
  return [{ kind: 'approve-plan', namespace, planName, isFirst: isFirstInstall(facts) }];
}

/** TS-002…TS-005: the events of the pods contain the cause. Then deleting the Job and the ConfigMap makes OLM retry. */
function retryUnpack(facts: OperatorFacts): readonly Remedy[] {
  const { subscription, unpacking } = facts;
  if (subscription === null) return [];
  const { job, candidates, pods } = unpacking ?? UNSEEN;
  // Nothing of a running Operator is being unpacked.
  if (isWorking(facts.csvs) && unpacking !== null && candidates.length === 0) return [];
  return [
    {
      kind: 'retry-unpack',
      subscription: nameOf(subscription),
      catalogNamespace: subscription.spec?.sourceNamespace ?? '',
      unpackName: job?.metadata.name ?? null,
      candidates: candidates.map(unpackJob),
    },
    ...unpackSettings(facts),
    ...openLogs(hindrancesOf(pods)),
  ];
}

/** TS-006: of the only OperatorGroup of the namespace. If there are several, OLM reads none. */
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

/**
 * A resolution fails for all Subscriptions of a namespace, with the same message for each. The message names the
 * affected ones (recording api_conflict).
 */
export function isAboutOthers(
  messages: readonly OlmMessage[],
  { subscription }: OperatorFacts,
): boolean {
  const names = messages.flatMap(subscriptionsIn);
  return names.length > 0 && !names.includes(subscription?.metadata.name ?? '');
}

/**
 * The deleted Subscriptions that a failed resolution names. OLM keeps its message: a deletion does not start a
 * resolution, and OLM does not retry a resolution without a solution. Source: operator-lifecycle-manager
 * pkg/controller/operators/catalog/operator.go: syncResolvingNamespace (NotSatisfiable returns no error), and no
 * deletion handler for Subscriptions. A change in the namespace, or 15 minutes, start it.
 */
export function goneSubscriptions(
  messages: readonly OlmMessage[],
  { subscription, subscriptions }: OperatorFacts,
): readonly string[] {
  // Unknown unless the message also names this Subscription.
  if (subscription === null) return [];
  const names = messages.filter(isFinal).flatMap(subscriptionsIn);
  const known = subscriptions.map(({ metadata }) => metadata.name);
  return [...new Set(names)].filter((name) => !known.includes(name));
}

/** OLM retries after other causes, such as a catalog (SU-010). */
function isFinal({ reason }: OlmMessage): boolean {
  return reason === 'ConstraintsNotSatisfiable';
}

/** Links to the other Subscriptions for which the resolution fails. */
export function openOthers(
  messages: readonly OlmMessage[],
  { namespace, subscriptions, subscription }: OperatorFacts,
): readonly Remedy[] {
  const names = messages.flatMap(subscriptionsIn);
  const isOther = ({ metadata }: Subscription) =>
    metadata.name !== subscription?.metadata.name && names.includes(metadata.name);
  return subscriptions
    .filter(isOther)
    .map(({ metadata }) => ({ kind: 'open-operator', namespace, name: metadata.name }));
}

/** `subscription <name> exists`, `subscription <name> requires …`, `referenced by subscription <name>` (SU-010). */
function subscriptionsIn({ message }: OlmMessage): readonly string[] {
  return [...message.matchAll(/\bsubscription (?<name>[a-z0-9][^\s,]*)/g)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
}
