import { perObject } from '~/kube/perObject';
import { type Danger, dangerRank, dangersOf } from '~/olm/permissions/danger';
import {
  type Grant,
  type GrantScope,
  grantsOf,
  type Holder,
  type RatedRule,
  ratedRules,
} from '~/olm/permissions/permissions';
import {
  type Coverage,
  coverageBy,
  type PolicyRule,
  scopeCovers,
  type ScopedRule,
} from '~/olm/permissions/policyRule';
import type { PlanComparison } from './comparison';
import { type OperatorSides, operatorSides } from './operatorSides';

/** The changes of one holder's permissions. */
export type PermissionDelta = {
  readonly id: string;
  readonly csvName: string;
  readonly holder: Holder;
} & (
  | (RuleDelta & {
      readonly kind: 'compared';
      /** Without permissions before or after. */
      readonly changeKind: 'new' | 'changed' | 'same' | 'gone';
      /** The new dangers, the worst first. */
      readonly newDangers: readonly Danger[];
    })
  /** The current permissions are unreadable, so that new ones are unknown. */
  | { readonly kind: 'unknown'; readonly requested: RuleDelta['added'] }
);

/**
 * The permissions of every ServiceAccount, of the bundle's roles, and of users whose aggregated roles include one:
 * added, removed and unchanged. A role that the bundle binds to an account of the Operator counts for the account.
 * @returns in the plan's order, without holders that have no permissions on either side
 */
export const permissionDeltas = perObject(
  (comparison: PlanComparison): readonly PermissionDelta[] =>
    operatorSides(comparison)
      .filter(({ changeKind }) => changeKind !== 'unread')
      .flatMap((sides) => joined(deltasOf(sides, comparison.watched))),
);

type Held = {
  readonly holder: Holder;
  readonly grants: Grant[];
};

function deltasOf(
  sides: OperatorSides,
  watched: PlanComparison['watched'],
): readonly PermissionDelta[] {
  const granted = [grantsOf(sides.before, watched), grantsOf(sides.after, watched)] as const;
  const accounts = new Set(granted.flat().flatMap(({ holder }) => nameOfAccount(holder)));
  const [before, after] = granted.map((grants) => heldBy(grants, accounts));
  const keys = new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])]);
  return [...keys].flatMap((key): readonly PermissionDelta[] => {
    const [old, now] = [before?.get(key), after?.get(key)];
    const holder = (now ?? old)?.holder;
    if (holder === undefined || isBoundElsewhere(key, holder, keys)) return [];
    const known = { id: `${sides.csvName} ${key}`, csvName: sides.csvName, holder };
    const change = changeOf(old, now, sides);
    return hasRules(change) ? [{ ...known, ...change }] : [];
  });
}

function nameOfAccount(holder: Holder): readonly string[] {
  return holder.kind === 'account' ? [holder.name] : [];
}

function heldBy(
  grants: readonly Grant[],
  accounts: ReadonlySet<string>,
): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const grant of grants) {
    for (const holder of holdersOf(grant.holder, accounts)) {
      const key = keyOf(holder, grant);
      const known = held.get(key) ?? { holder, grants: [] };
      known.grants.push(grant);
      held.set(key, known);
    }
  }
  return held;
}

/** Separately, because a role can get a further binding. */
function holdersOf(holder: Holder, accounts: ReadonlySet<string>): readonly Holder[] {
  switch (holder.kind) {
    case 'account':
      return [holder];
    case 'aggregated':
      return holder.to.map((role) => ({ ...holder, to: [role] }));
    case 'role':
      if (holder.subjects.length === 0) return [holder];
      return [...new Set(holder.subjects)].map((subject) => {
        const name = subject.replace(/^ServiceAccount /, '');
        return name !== subject && accounts.has(name)
          ? { kind: 'account', name }
          : { ...holder, subjects: [subject] };
      });
  }
}

/** A Role and a ClusterRole can have the same name. */
function keyOf(holder: Holder, { scope }: Grant): string {
  switch (holder.kind) {
    case 'account':
      return JSON.stringify(['account', holder.name]);
    case 'aggregated':
      return JSON.stringify(['aggregated', holder.name, ...holder.to]);
    case 'role':
      return JSON.stringify(['role', holder.name, scope.kind, ...holder.subjects]);
  }
}

/** A role without holders on one side that is bound on the other is neither added nor removed. */
function isBoundElsewhere(key: string, holder: Holder, keys: ReadonlySet<string>): boolean {
  if (holder.kind !== 'role' || holder.subjects.length > 0) return false;
  return [...keys].some((other) => other.startsWith(`${key.slice(0, -1)},`));
}

type Change =
  | Omit<Extract<PermissionDelta, { kind: 'compared' }>, 'id' | 'csvName' | 'holder'>
  | Omit<Extract<PermissionDelta, { kind: 'unknown' }>, 'id' | 'csvName' | 'holder'>;

function changeOf(before: Held | undefined, after: Held | undefined, sides: OperatorSides): Change {
  const [old, now] = [placedRules(before), placedRules(after)];
  if (isUnknown(after, sides)) return { kind: 'unknown', requested: ruleDelta([], now).added };
  const delta = ruleDelta(old, now);
  const dangers = new Set(delta.added.flatMap(({ newDangers }) => newDangers));
  return {
    kind: 'compared',
    ...delta,
    changeKind: changeKindOf(old.length, now.length, delta),
    newDangers: [...dangers].toSorted((one, other) => dangerRank(one) - dangerRank(other)),
  };
}

function hasRules(change: Change): boolean {
  return change.kind === 'unknown'
    ? change.requested.length > 0
    : change.added.length + change.removed.length + change.unchanged.length > 0;
}

function placedRules(held: Held | undefined): readonly ScopedRule[] {
  return (held?.grants ?? []).flatMap(({ rules, scope }) =>
    rules.map(({ rule }) => ({ rule, scope })),
  );
}

/** An unreadable binding leaves its subjects unknown. */
function isUnknown(after: Held | undefined, { changeKind, unreadable, after: all }: OperatorSides) {
  if (after === undefined) return false;
  const isAccount = after.holder.kind === 'account';
  const isBindingUnread = all.objects.some(
    ({ id, kind }) => kind.endsWith('RoleBinding') && unreadable.has(id),
  );
  return (
    (isAccount && changeKind === 'unknown') ||
    after.grants.some(
      ({ id, holder }) => unreadable.has(id) || (holder.kind === 'role' && isBindingUnread),
    )
  );
}

function changeKindOf(old: number, now: number, { added, removed }: RuleDelta) {
  if (old === 0) return 'new';
  if (now === 0) return 'gone';
  return added.length + removed.length > 0 ? 'changed' : 'same';
}

/** Combines holders that get the same role in the same way. */
function joined(deltas: readonly PermissionDelta[]): readonly PermissionDelta[] {
  const together = new Map<string, PermissionDelta>();
  for (const delta of deltas) {
    const { id, holder, ...content } = delta;
    const isGroup = holder.kind !== 'account';
    const key = isGroup ? JSON.stringify([holder.kind, holder.name, content]) : id;
    const known = together.get(key);
    together.set(
      key,
      known === undefined ? delta : { ...known, holder: both(known.holder, holder) },
    );
  }
  return [...together.values()];
}

function both(one: Holder, other: Holder): Holder {
  if (one.kind === 'aggregated' && other.kind === 'aggregated') {
    return { ...one, to: [...one.to, ...other.to] };
  }
  if (one.kind === 'role' && other.kind === 'role') {
    return { ...one, subjects: [...one.subjects, ...other.subjects] };
  }
  return one;
}

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
