import { type MessageValues, READ, valuesIn } from './message';

/** One statement of OLM's resolver; it joins them by commas, in no fixed order. */
export type Clause = { readonly kind: ClauseKind; readonly values: MessageValues };

/** The statements that a message consists of, and what of it is none of the known ones. */
export type Clauses = { readonly known: readonly Clause[]; readonly rest: readonly string[] };

/**
 * The forms of the statements. Sources: OLM registry/resolver/{resolver,variable_types,cache/predicates}.go; the last
 * two are from before 2021 (operator-lifecycle-manager#1990).
 * Each is anchored where the one before it ended, and none of them can run over a space that it does not name: an
 * endless message costs as much time as it is long.
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

export type ClauseKind = (typeof FORMS)[number][0];

const PREFIX = 'constraints not satisfiable: ';

/** Takes a message of the resolver apart. Of one that is none, everything is rest. */
export function clausesIn(message: string): Clauses {
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
    // A form that does not fit sets its index back; one that fits only a part of the statement says something else.
    if (end > at && (end === text.length || text.startsWith(SEPARATOR, end))) {
      return { clause: { kind, values: valuesIn(groups) }, end };
    }
  }
  return null;
}
