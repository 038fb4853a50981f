import { dangerRank, dangersOf, type Danger } from '~/olm/permissions/danger';
import { ratedRules, type RatedRule, type GrantScope } from '~/olm/permissions/permissions';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import {
  coverageBy,
  scopeCovers,
  type Coverage,
  type ScopedRule,
} from '~/olm/permissions/ruleCoverage';

/** A rule on one side of an update, with its dangers. */
export type DeltaRule = RatedRule & {
  readonly scope: GrantScope;
  /** The scope in which the other side also has it, if narrower; `null`: the other side does not have it. */
  readonly elsewhere: GrantScope | null;
  /** The dangers that the other side does not have in the same scope without a restriction to names. */
  readonly newDangers: readonly Danger[];
};

export type RuleDelta = {
  /** Rules with new dangers first. */
  readonly added: readonly DeltaRule[];
  readonly removed: readonly DeltaRule[];
  readonly unchanged: readonly DeltaRule[];
};

/**
 * The added and removed permissions of one holder. Rules are split into single permissions, so that another notation is
 * not a change, and combined again for display.
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

/** The maximum number of single permissions of a holder. With more, rules are compared as written. */
const MAX_ATOMS = 50_000;

type ComparedRule = { readonly rule: DeltaRule; readonly isKept: boolean };

function comparedWith(
  others: readonly ScopedRule[],
  rules: readonly ScopedRule[],
): readonly ComparedRule[] {
  const coverageOf = coverageBy(others);
  const held = grantedDangers(others);
  let room = MAX_ATOMS;
  const compared = rules.flatMap(({ rule, scope }): readonly ComparedRule[] => {
    // Most rules do not change and need not be split.
    const isKept = coverageOf({ rule, scope }).kind === 'here';
    const atoms = isKept ? [rule] : (atomsOf(rule, room) ?? [rule]);
    room -= atoms.length;
    return parted(atoms, (atom) => coverageOf({ rule: atom, scope })).flatMap((part) =>
      ratedRules(foldedRules(part.atoms)).map((rated) => ({
        isKept: part.coverage.kind === 'here',
        rule: {
          ...rated,
          scope,
          elsewhere: part.coverage.kind === 'elsewhere' ? part.coverage.scope : null,
          newDangers: rated.dangers.filter((danger) => !held(danger, { rule: rated.rule, scope })),
        },
      })),
    );
  });
  return eachOnce(compared).toSorted((one, other) => rankOf(one.rule) - rankOf(other.rule));
}

type Part = { readonly coverage: Coverage; readonly atoms: readonly PolicyRule[] };

/** Groups items with the same answer. */
function parted(
  atoms: readonly PolicyRule[],
  coverageOf: (atom: PolicyRule) => Coverage,
): readonly Part[] {
  const parts = new Map<string, { readonly coverage: Coverage; readonly atoms: PolicyRule[] }>();
  for (const atom of atoms) {
    const coverage = coverageOf(atom);
    const key = coverage.kind === 'elsewhere' ? JSON.stringify(coverage.scope) : coverage.kind;
    const part = parts.get(key) ?? { coverage, atoms: [] };
    part.atoms.push(atom);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** A permission for named objects is less than one for all, and one for a namespace less than one for the cluster. */
function grantedDangers(
  rules: readonly ScopedRule[],
): (danger: Danger, placed: ScopedRule) => boolean {
  const held = rules.map((placed) => ({ ...placed, dangers: dangersOf(placed.rule) }));
  return (danger, wanted) =>
    held.some(
      ({ dangers, rule, scope }) =>
        (dangers.includes(danger) || dangers.includes('everything')) &&
        scopeCovers(scope, wanted.scope) &&
        (!isLimited(rule) || isLimited(wanted.rule)),
    );
}

function isLimited({ resourceNames }: PolicyRule): boolean {
  return resourceNames.length > 0;
}

/** Authors repeat rules, and OLM joins the permissions of an account. */
function eachOnce(compared: readonly ComparedRule[]): readonly ComparedRule[] {
  return [...new Map(compared.map((one) => [JSON.stringify(one), one])).values()];
}

function rankOf({ newDangers, dangers }: DeltaRule): number {
  const first = newDangers.map(dangerRank);
  const other = dangers.map((danger) => dangerRank(danger) + AFTER_NEW);
  return Math.min(...first, ...other, Number.MAX_SAFE_INTEGER);
}

/** More than the number of dangers. */
const AFTER_NEW = 1000;

/**
 * The single permissions of a rule: one group, resource, name and verb each, or one URL and verb. `null`: more than
 * `limit`. A rule without one of these lists grants nothing.
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

/** Combines single permissions into few rules, in their order. */
function foldedRules(atoms: readonly PolicyRule[]): readonly PolicyRule[] {
  return FOLDED.reduce(mergedAlong, atoms);
}

/** The verbs first, as users write rules. */
const FOLDED = ['verbs', 'resourceNames', 'resources', 'apiGroups', 'nonResourceURLs'] as const;

type Member = (typeof FOLDED)[number];

/**
 * Combines rules that differ in one list only. An empty list of names means all, so that this list is never extended.
 */
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
