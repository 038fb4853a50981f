import { type Danger, dangerRank } from '~/olm/permissions/danger';
import { type Grant, type Holder, grantsOf } from '~/olm/permissions/permissions';
import type { PlanComparison } from './comparison';
import { type OperatorSides, operatorSides } from './operatorSides';
import { perObject } from '~/kube/perObject';
import type { ScopedRule } from '~/olm/permissions/ruleCoverage';
import { type RuleDelta, ruleDelta } from './ruleDelta';

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
