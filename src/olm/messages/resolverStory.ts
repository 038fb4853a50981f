import { catalog, csv, installed, subscription } from './concerned';
import type { ConcernedObject, MessageRow, MessageValues, OlmMessage, Reading } from './message';
import { type Clause, clausesIn } from './resolverClauses';

/**
 * What a message of the resolver comes down to. It lists all constraints that contradict each other; the one to act on
 * comes first here, and the others tell how it came about.
 */
const STORIES = [
  { kind: 'catalog-empty', objects: [catalog, subscription] },
  { kind: 'version-not-in-channel', objects: [subscription] },
  { kind: 'channel-not-in-package', objects: [subscription] },
  { kind: 'package-not-in-catalog', objects: [subscription] },
  { kind: 'no-update-path', objects: [subscription] },
  { kind: 'dependency-api-missing', objects: [] },
  { kind: 'dependency-package-missing', objects: [] },
  { kind: 'dependency-missing', objects: [] },
  { kind: 'csv-without-subscription', objects: [csv] },
  { kind: 'api-provided-twice', objects: [installed] },
  { kind: 'package-installed-twice', objects: [installed] },
  { kind: 'bundle-deprecated', objects: [] },
] as const satisfies readonly {
  readonly kind: Clause['kind'];
  readonly objects: readonly NonNullable<MessageRow['objects']>[];
}[];

export type ResolverTrouble = (typeof STORIES)[number]['kind'];

/** The meaning of a message that consists of the resolver's statements; `null` when none of them tells a cause. */
export function resolverStory({ by, message }: OlmMessage): Reading<ResolverTrouble> | null {
  const { known: read, rest } = clausesIn(message);
  const known = read.map((clause) => paired(clause, read));
  for (const story of STORIES) {
    const clause = known.find(({ kind }) => kind === story.kind);
    if (clause === undefined) continue;
    const values = { ...namesIn(clause.values), ...backgroundOf(clause, known) };
    return {
      kind: story.kind,
      values: { ...values, ...blockedBy(values, by) },
      objects: story.objects.flatMap((objectsOf) => objectsOf(values, by)),
      ...(rest.length > 0 && { rest: rest.join(', ') }),
    };
  }
  return null;
}

/**
 * Of those that clash OLM lists every candidate, and among them what is there already: it comes down to that and to the
 * candidate that a Subscription asks for first. `otherIds` are the ones before the last two.
 */
function paired(clause: Clause, known: readonly Clause[]): Clause {
  const { otherIds = '', firstId, secondId, ...values } = clause.values;
  if (firstId === undefined || secondId === undefined) return clause;
  const ids = [...otherIds.split(/,\s*/), firstId, secondId].filter((id) => id !== '');
  const first = ids.find(isInstalled) ?? ids[0] ?? firstId;
  const others = ids.filter((id) => id !== first);
  const wished = known.flatMap(candidatesIn).find((id) => others.includes(id));
  const second = others.find(isInstalled) ?? wished ?? others[0] ?? secondId;
  return { ...clause, values: { ...values, firstId: first, secondId: second } };
}

/** What a Subscription asks for, the first choice first. */
function candidatesIn({ kind, values }: Clause): readonly string[] {
  return kind === 'subscription-wants' ? (values['candidates'] ?? '').split(/, | or /) : [];
}

/** How the constraint came about, from the other statements. */
function backgroundOf(clause: Clause, known: readonly Clause[]): MessageValues {
  const { bundle, csv: orphan, firstId = '', secondId = '' } = clause.values;
  if (orphan !== undefined && clause.kind === 'csv-without-subscription') {
    return rivalOf(orphan, known);
  }
  if (bundle !== undefined) return wishFor(bundle, known);
  if (firstId === '') return {};
  const { subscription: one = '' } = wishFor(nameIn(firstId), known);
  const { subscription: other = '' } = wishFor(nameIn(secondId), known);
  return { firstSubscription: one, secondSubscription: other };
}

/**
 * What a ClusterServiceVersion that nobody refers to stands in the way of: `next` is in the namespace already, so that
 * it is about to be replaced (recording channel_switch); `wanted` is what a Subscription would install.
 */
function rivalOf(orphan: string, known: readonly Clause[]): MessageValues {
  for (const { values } of known) {
    const ids = [values['firstId'] ?? '', values['secondId'] ?? ''];
    if (!ids.some((id) => nameIn(id) === orphan && isInstalled(id))) continue;
    const other = ids.find((id) => nameIn(id) !== orphan) ?? ids.find((id) => !isInstalled(id));
    if (other === undefined) continue;
    const name = nameIn(other);
    if (isInstalled(other)) return { next: name };
    return { wanted: name, subscription: wishFor(name, known)['subscription'] ?? '' };
  }
  return {};
}

/** The Subscription that asks for a version. */
function wishFor(name: string, known: readonly Clause[]): MessageValues {
  const wish = known.find((clause) => candidatesIn(clause).some((id) => nameIn(id) === name));
  return { subscription: wish?.values['subscription'] ?? '' };
}

/** OLM writes what is wrong with one Subscription to all of the namespace: which of them it is. */
function blockedBy({ subscription: guilty = '' }: MessageValues, by: ConcernedObject) {
  return { blocked: guilty === '' || guilty === by.name ? '' : by.name };
}

/** `catalog/namespace/channel/csv`, or `@existing/namespace//csv`. */
function namesIn({ firstId, secondId, ...values }: MessageValues): MessageValues {
  if (firstId === undefined || secondId === undefined) return values;
  return {
    ...values,
    first: nameIn(firstId),
    firstFrom: originIn(firstId),
    second: nameIn(secondId),
    secondFrom: originIn(secondId),
  };
}

function nameIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function originIn(id: string): string {
  return id.slice(0, id.lastIndexOf('/') + 1);
}

function isInstalled(id: string): boolean {
  return id.startsWith('@existing/');
}
