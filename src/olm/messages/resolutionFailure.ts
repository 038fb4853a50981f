import { catalog, csv, installed, subscription } from './concerned';
import {
  READ,
  valuesIn,
  type ConcernedObject,
  type MessageRow,
  type MessageValues,
  type OlmMessage,
  type MeaningOf,
} from './message';

/**
 * The conclusion from a message of the resolver. The message lists all contradicting constraints. Here, the actionable
 * one is first, and the others explain it.
 */
const EXPLANATIONS = [
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

export type ResolverMeaning = (typeof EXPLANATIONS)[number]['kind'];

/** The conclusion from a message that consists of the resolver's statements; `null` if none of them states a cause. */
export function resolutionFailure({ by, message }: OlmMessage): MeaningOf<ResolverMeaning> | null {
  const { known: read, rest } = clausesIn(message);
  const known = read.map((clause) => paired(clause, read));
  for (const row of EXPLANATIONS) {
    const clause = known.find(({ kind }) => kind === row.kind);
    if (clause === undefined) continue;
    const values = { ...namesIn(clause.values), ...backgroundOf(clause, known) };
    return {
      kind: row.kind,
      values: { ...values, ...blockedBy(values, by) },
      objects: row.objects.flatMap((objectsOf) => objectsOf(values, by)),
      ...(rest.length > 0 && { rest: rest.join(', ') }),
    };
  }
  return null;
}

/**
 * For a conflict, OLM lists all candidates, including installed versions. The conclusion contains the installed version
 * and the first choice of a Subscription. `otherIds` are all but the last two.
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

/** The choices of a Subscription in order. */
function candidatesIn({ kind, values }: Clause): readonly string[] {
  return kind === 'subscription-wants' ? (values['candidates'] ?? '').split(/, | or /) : [];
}

/** How the constraint arose, from the other statements. */
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
 * What a ClusterServiceVersion without a Subscription blocks: `next` is in the namespace already and about to replace
 * it (recording channel_switch). `wanted` is what a Subscription would install.
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

/** The Subscription that requests a version. */
function wishFor(name: string, known: readonly Clause[]): MessageValues {
  const request = known.find((clause) => candidatesIn(clause).some((id) => nameIn(id) === name));
  return { subscription: request?.values['subscription'] ?? '' };
}

/** OLM writes the problem of one Subscription to all Subscriptions of the namespace. This is the one concerned. */
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

/** One statement of OLM's resolver, which joins statements by commas in random order. */
type Clause = { readonly kind: ClauseKind; readonly values: MessageValues };

/** The statements of a message, and the remaining text. */
type Clauses = { readonly known: readonly Clause[]; readonly rest: readonly string[] };

/**
 * The forms of the statements. Sources: OLM registry/resolver/{resolver,variable_types,cache/predicates}.go; the last
 * two are from before 2021 (operator-lifecycle-manager#1990). Each pattern is anchored at the end of the previous match
 * and cannot skip a space that it does not name, so that the time is linear in the length of the message.
 */
const FORMS = [
  ['subscription-exists', /subscription (?<subscription>[^\s,]+) exists/y],
  [
    'subscription-wants',
    /subscription (?<subscription>[^\s,]+) requires (?:at least one of )?(?<candidates>[^\s,]+(?:, [^\s,]+\/[^\s,]+(?=,| or |$)){0,500}(?: or [^\s,]+)?)/y,
  ],
  [
    'catalog-empty',
    /no operators found from catalog (?<catalog>\S+) in namespace (?<catalogNamespace>\S+) referenced by subscription (?<subscription>[^\s,]+)/y,
  ],
  [
    'version-not-in-channel',
    /no operators found with name (?<csv>\S+) in channel (?<channel>\S+) of package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/y,
  ],
  [
    'channel-not-in-package',
    /no operators found in channel (?<channel>[^,]{0,300}?) of package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/y,
  ],
  [
    'package-not-in-catalog',
    /no operators found in package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/y,
  ],
  [
    'no-update-path',
    /no operators found matching the criteria of subscription (?<subscription>[^\s,]+)/y,
  ],
  [
    'csv-without-subscription',
    /clusterserviceversion (?<csv>\S+) exists and is not referenced by a subscription/y,
  ],
  [
    'dependency-api-missing',
    /bundle (?<bundle>\S+) requires an operator providing an API with group: (?<group>[^\s,]*), version: (?<version>[^\s,]+), kind: (?<apiKind>[^\s,]+)/y,
  ],
  [
    'dependency-package-missing',
    /bundle (?<bundle>\S+) requires an operator with package: (?<package>[^\s,]+)(?: and with version in range: (?<range>[^,]+))?/y,
  ],
  ['dependency-missing', /bundle (?<bundle>\S+) requires an operator (?<wanted>[^,]+)/y],
  ['bundle-deprecated', /bundle (?<bundle>\S+) is deprecated/y],
  [
    'api-provided-twice',
    /(?<otherIds>(?:[^\s,]+, ){0,50})(?<firstId>[^\s,]+) and (?<secondId>[^\s,]+) provide (?<apiKind>\S+) \((?<apiVersion>[^)]+)\)/y,
  ],
  [
    'package-installed-twice',
    /(?<otherIds>(?:[^\s,]+, ){0,50})(?<firstId>[^\s,]+) and (?<secondId>[^\s,]+) originate from package (?<package>[^\s,]+)/y,
  ],
  ['one-of-a-kind', /there can be only one (?:provider of|operator from) [^,]+/y],
  ['old-mandatory', /(?<package>[^\s,]+) is mandatory/y],
  ['old-unsatisfied', /(?<package>[^\s,]+) has a dependency without any candidates to satisfy it/y],
] as const satisfies readonly (readonly [string, RegExp])[];

type ClauseKind = (typeof FORMS)[number][0];

const PREFIX = 'constraints not satisfiable: ';

/** Parses a message of the resolver. Any other text is returned as the rest. */
function clausesIn(message: string): Clauses {
  const start = message.indexOf(PREFIX);
  const text = message.slice(start < 0 ? 0 : start + PREFIX.length).slice(0, READ);
  const known: Clause[] = [];
  const rest: string[] = [];
  for (let at = 0; at < text.length;) {
    const found = clauseAt(text, at);
    const end = found === null ? endOfPart(text, at) : found.end;
    if (found === null) rest.push(text.slice(at, end));
    else known.push(found.clause);
    at = end + SEPARATOR.length;
  }
  return { known, rest };
}

const SEPARATOR = ', ';

function endOfPart(text: string, at: number): number {
  const end = text.indexOf(SEPARATOR, at);
  return end < 0 ? text.length : end;
}

function clauseAt(text: string, at: number): { clause: Clause; end: number } | null {
  for (const [kind, form] of FORMS) {
    form.lastIndex = at;
    const { groups = {} } = form.exec(text) ?? {};
    const end = form.lastIndex;
    // A pattern that does not match resets its index. A pattern that matches only a part of the statement has another
    // meaning.
    if (end > at && (end === text.length || text.startsWith(SEPARATOR, end))) {
      return { clause: { kind, values: valuesIn(groups) }, end };
    }
  }
  return null;
}
