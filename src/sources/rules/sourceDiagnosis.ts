import type { CatalogSource } from '~/kube/models/catalogSource';
import type { KubeEvent } from '~/kube/models/event';
import type { Pod } from '~/kube/models/pod';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { SourceEndpoint } from '~/olm/catalogSources/catalogSourceItem';
import { type PodFact, podFact, servingPod } from '~/olm/catalogSources/podFact';
import { podTrouble } from './podTrouble';
import type { SourceTrouble, TroubleKind } from './sourceTrouble';
import { objectOf, saidTrouble, templateTrouble } from './specTrouble';

/** What is known of a catalog that exists. */
export type SourceFacts = {
  readonly source: CatalogSource;
  /** A connection lost just now is being made. */
  readonly state: CatalogHealth['state'];
  readonly endpoint: SourceEndpoint;
  /** `null`: this user may not see them. */
  readonly pods: readonly Pod[] | null;
  /** Those of its namespace, as far as this user may see them. */
  readonly events: readonly KubeEvent[];
  /** How many packages it offers; `null`: not known. */
  readonly packages: number | null;
};

/**
 * What is wrong with a catalog, the most important first; empty: nothing. What OLM refuses comes before what it sees, and
 * that before the pod and the connection: each is what the next one waits for.
 */
export function sourceDiagnosis(facts: SourceFacts): readonly SourceTrouble[] {
  const { source, state } = facts;
  const pods = facts.pods?.map(podFact) ?? null;
  const spec = specTroubles(source);
  if (spec.some(({ severity }) => severity === 'down')) return spec;
  const rest = state === 'ready' ? hints(facts, pods) : [servingTrouble(facts, pods)];
  return [...rest, ...spec];
}

/** That there is no image is no news where the template gives none. */
function specTroubles(source: CatalogSource): readonly SourceTrouble[] {
  const [template, said] = [templateTrouble(source), saidTrouble(source)];
  const isRepeated = template !== null && said?.kind === 'no-image';
  return [template, isRepeated ? null : said].filter((found) => found !== null);
}

/** Why OLM cannot read what is said rightly. */
function servingTrouble(facts: SourceFacts, pods: readonly PodFact[] | null): SourceTrouble {
  const { endpoint, events, state, source } = facts;
  const { namespace = '' } = source.metadata;
  if (endpoint.kind === 'address') return addressTrouble(facts, endpoint.address);
  if (pods === null && state === 'down') return plain(facts, 'pod-unseen', { namespace });
  if (pods === null) return plain(facts, 'connecting');
  const pod = servingPod(pods);
  // OLM has yet to make it.
  if (pod === null) return plain(facts, state === 'down' ? 'pod-missing' : 'starting');
  const found = podTrouble(pod, events);
  if (found !== null) return found;
  return plain(facts, state === 'down' ? 'unreachable' : 'connecting', { pod: pod.name });
}

function addressTrouble(facts: SourceFacts, address: string): SourceTrouble {
  return plain(facts, facts.state === 'down' ? 'address' : 'connecting', { address });
}

/** What there is to say of a catalog that serves. */
function hints(facts: SourceFacts, pods: readonly PodFact[] | null): readonly SourceTrouble[] {
  const update = (pods ?? []).find(({ isLookingForUpdate }) => isLookingForUpdate);
  const found = update === undefined ? null : podTrouble(update, facts.events);
  return [
    ...(found?.severity === 'down'
      ? [{ ...found, kind: 'newer-image' as const, severity: 'hint' as const }]
      : []),
    ...(facts.packages === 0 ? [plain(facts, 'no-packages')] : []),
  ];
}

function plain(
  { source, state }: SourceFacts,
  kind: TroubleKind,
  values: SourceTrouble['values'] = {},
): SourceTrouble {
  const observed = source.status?.connectionState?.lastObservedState;
  const says = typeof observed === 'string' && observed !== '' && state !== 'ready';
  return {
    kind,
    severity: SEVERITIES[state],
    values,
    said: says ? [{ by: objectOf(source), reason: 'lastObservedState', message: observed }] : [],
  };
}

const SEVERITIES = { ready: 'hint', connecting: 'waiting', down: 'down' } as const;
