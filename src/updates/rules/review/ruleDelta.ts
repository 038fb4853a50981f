import { dangerRank, dangersOf, type Danger } from '~/olm/permissions/danger';
import { ratedRules, type RatedRule, type GrantScope } from '~/olm/permissions/permissions';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import {
  coverageBy,
  scopeCovers,
  type Coverage,
  type ScopedRule,
} from '~/olm/permissions/ruleCoverage';

/** A rule on one side of an update, with what makes it dangerous. */
export type DeltaRule = RatedRule & {
  readonly reach: GrantScope;
  /** Where the other side has it, too, though not everywhere; `null` when the other side does not have it at all. */
  readonly elsewhere: GrantScope | null;
  /** Those of its dangers that the other side does not have in any of its rules, there and as unlimited. */
  readonly newDangers: readonly Danger[];
};

export type RuleDelta = {
  /** With dangers that were not there before first. */
  readonly added: readonly DeltaRule[];
  readonly removed: readonly DeltaRule[];
  readonly unchanged: readonly DeltaRule[];
};

/**
 * What one holder may do more, and no longer. Rules are taken apart into single permissions, so that what is only
 * written another way is no change, and put together again for reading.
 */
export function ruleDelta(before: readonly ScopedRule[], after: readonly ScopedRule[]): RuleDelta {
  const come = comparedWith(before, after);
  const gone = comparedWith(after, before);
  return {
    added: come.filter(({ isKept }) => !isKept).map(({ rule }) => rule),
    removed: gone.filter(({ isKept }) => !isKept).map(({ rule }) => rule),
    unchanged: come.filter(({ isKept }) => isKept).map(({ rule }) => rule),
  };
}

/** Single permissions of one holder that are told apart; beyond it rules are compared as they are written. */
const MAX_ATOMS = 50_000;

type Told = { readonly rule: DeltaRule; readonly isKept: boolean };

function comparedWith(
  others: readonly ScopedRule[],
  rules: readonly ScopedRule[],
): readonly Told[] {
  const coverageOf = coverageBy(others);
  const held = grantedDangers(others);
  let room = MAX_ATOMS;
  const told = rules.flatMap(({ rule, reach }): readonly Told[] => {
    // Mostly a rule stays as it is, and need not be taken apart.
    const isKept = coverageOf({ rule, reach }).kind === 'here';
    const atoms = isKept ? [rule] : (atomsOf(rule, room) ?? [rule]);
    room -= atoms.length;
    return parted(atoms, (atom) => coverageOf({ rule: atom, reach })).flatMap((part) =>
      ratedRules(foldedRules(part.atoms)).map((rated) => ({
        isKept: part.coverage.kind === 'here',
        rule: {
          ...rated,
          reach,
          elsewhere: part.coverage.kind === 'elsewhere' ? part.coverage.reach : null,
          newDangers: rated.dangers.filter((danger) => !held(danger, { rule: rated.rule, reach })),
        },
      })),
    );
  });
  return eachOnce(told).toSorted((one, other) => rankOf(one.rule) - rankOf(other.rule));
}

type Part = { readonly coverage: Coverage; readonly atoms: readonly PolicyRule[] };

/** Together what has the same answer. */
function parted(
  atoms: readonly PolicyRule[],
  coverageOf: (atom: PolicyRule) => Coverage,
): readonly Part[] {
  const parts = new Map<string, { readonly coverage: Coverage; readonly atoms: PolicyRule[] }>();
  for (const atom of atoms) {
    const coverage = coverageOf(atom);
    const key = coverage.kind === 'elsewhere' ? JSON.stringify(coverage.reach) : coverage.kind;
    const part = parts.get(key) ?? { coverage, atoms: [] };
    part.atoms.push(atom);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** A right to named objects only is less than the one to all of them; one in a namespace less than one in the cluster. */
function grantedDangers(
  rules: readonly ScopedRule[],
): (danger: Danger, placed: ScopedRule) => boolean {
  const held = rules.map((placed) => ({ ...placed, dangers: dangersOf(placed.rule) }));
  return (danger, wanted) =>
    held.some(
      ({ dangers, rule, reach }) =>
        (dangers.includes(danger) || dangers.includes('everything')) &&
        scopeCovers(reach, wanted.reach) &&
        (!isLimited(rule) || isLimited(wanted.rule)),
    );
}

function isLimited({ resourceNames }: PolicyRule): boolean {
  return resourceNames.length > 0;
}

/** Authors write the same rule more than once, and OLM joins what several permissions give to one account. */
function eachOnce(told: readonly Told[]): readonly Told[] {
  return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()];
}

function rankOf({ newDangers, dangers }: DeltaRule): number {
  const first = newDangers.map(dangerRank);
  const other = dangers.map((danger) => dangerRank(danger) + AFTER_NEW);
  return Math.min(...first, ...other, Number.MAX_SAFE_INTEGER);
}

/** More than there are dangers. */
const AFTER_NEW = 1000;

/**
 * A rule as the single permissions that it gives: one group, resource, name and verb each, or one URL and verb. `null`
 * when that would be more than `limit`. A rule without one of these lists gives nothing.
 */
function atomsOf(rule: PolicyRule, limit: number): readonly PolicyRule[] | null {
  const { apiGroups, resources, resourceNames, nonResourceURLs, verbs } = rule;
  const names = resourceNames.length === 0 ? [[]] : resourceNames.map((name) => [name]);
  const places = apiGroups.length * resources.length * names.length + nonResourceURLs.length;
  if (places * verbs.length > limit) return null;
  const none = { apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };
  return verbs.flatMap((verb): readonly PolicyRule[] => [
    ...apiGroups.flatMap((group) =>
      resources.flatMap((resource) =>
        names.map((name) => ({
          ...none,
          apiGroups: [group],
          resources: [resource],
          resourceNames: name,
          verbs: [verb],
        })),
      ),
    ),
    ...nonResourceURLs.map((url) => ({ ...none, nonResourceURLs: [url], verbs: [verb] })),
  ]);
}

/** Single permissions as few rules that can be read, in the order in which they come. */
function foldedRules(atoms: readonly PolicyRule[]): readonly PolicyRule[] {
  return FOLDED.reduce(mergedAlong, atoms);
}

/** The verbs first: that is how people write rules. */
const FOLDED = ['verbs', 'resourceNames', 'resources', 'apiGroups', 'nonResourceURLs'] as const;

type Member = (typeof FOLDED)[number];

/** Rules that differ in one list only become one. No names means all of them, so that list is never filled. */
function mergedAlong(rules: readonly PolicyRule[], member: Member): readonly PolicyRule[] {
  const merged = new Map<string, { readonly rule: PolicyRule; readonly values: Set<string> }>();
  for (const rule of rules) {
    const key = FOLDED.map((one) => textOf(rule[one], one === member)).join('\n');
    const known = merged.get(key) ?? { rule, values: new Set<string>() };
    for (const value of rule[member]) known.values.add(value);
    merged.set(key, known);
  }
  return [...merged.values()].map(({ rule, values }) => ({ ...rule, [member]: [...values] }));
}

function textOf(list: readonly string[], isMerged: boolean): string {
  if (isMerged) return list.length > 0 ? 'some' : 'none';
  return list.length > 1 ? list.toSorted().join('\t') : `${list[0]}`;
}
