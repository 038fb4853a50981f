import { type Danger, dangerRank, severityOfDanger } from '~/olm/permissions/danger';
import type { Grant, RatedRule, GrantScope } from '~/olm/permissions/permissions';

/** A notable permission with its scope. */
export type Power = {
  /** Stable across renders. */
  readonly id: string;
  readonly danger: Danger;
  readonly scope: GrantScope;
  /** Only objects with these names; `null`: all. */
  readonly names: readonly string[] | null;
  readonly accounts: readonly string[];
};

/**
 * The summary of an Operator's permissions: cluster-wide ones first, then the most dangerous. A cluster-wide permission
 * is not repeated for namespaces.
 */
export function powersOf(grants: readonly Grant[]): readonly Power[] {
  const found = new Map<string, Power>();
  for (const grant of grants) {
    for (const rule of grant.rules) {
      for (const power of powersIn(rule, grant)) {
        const known = found.get(power.id);
        found.set(power.id, known === undefined ? power : merged(known, power));
      }
    }
  }
  const powers = [...found.values()];
  return powers.filter((power) => !isIncluded(power, powers)).sort(compare);
}

/** The permissions with the same scope, cluster-wide first. */
export type PlacedPowers = { readonly scope: GrantScope; readonly powers: readonly Power[] };

export function powersByPlace(powers: readonly Power[]): readonly PlacedPowers[] {
  const places = new Map<string, Power[]>();
  for (const power of powers) {
    const place = placeOf(power);
    places.set(place, [...(places.get(place) ?? []), power]);
  }
  return [...places.values()].flatMap((here) => {
    const [first] = here;
    return first === undefined ? [] : [{ scope: first.scope, powers: here }];
  });
}

/** Access to further permissions or secrets of others, without a restriction to names. */
export function isSevere({ danger, names }: Pick<Power, 'danger' | 'names'>): boolean {
  return severityOfDanger(danger) === 'danger' && names === null;
}

/** Valid on the whole cluster. */
export function isClusterWide({ scope }: Pick<Power, 'scope'>): boolean {
  return scope.kind === 'cluster';
}

function powersIn({ rule, dangers }: RatedRule, { scope, holder }: Grant): readonly Power[] {
  const names = rule.resourceNames.length === 0 ? null : rule.resourceNames;
  const place = scope.kind === 'namespaces' ? scope.names.join(' ') : scope.kind;
  return dangers.map((danger) => ({
    id: [danger, names === null ? 'all' : 'named', place].join(' '),
    danger,
    scope,
    names,
    accounts: [holder.name],
  }));
}

function merged(one: Power, other: Power): Power {
  return {
    ...one,
    names: one.names === null ? null : [...new Set([...one.names, ...(other.names ?? [])])],
    accounts: [...new Set([...one.accounts, ...other.accounts])],
  };
}

function isIncluded(power: Power, powers: readonly Power[]): boolean {
  return powers.some(
    (other) =>
      other !== power &&
      other.names === null &&
      (other.danger === power.danger || other.danger === 'everything') &&
      (isClusterWide(other) || other.id.endsWith(placeOf(power))) &&
      power.accounts.every((account) => other.accounts.includes(account)),
  );
}

/** The suffix of its ID. */
function placeOf({ id, danger, names }: Power): string {
  return id.slice([danger, names === null ? 'all' : 'named'].join(' ').length);
}

function compare(one: Power, other: Power): number {
  return rank(one) - rank(other);
}

function rank({ scope, danger, names }: Power): number {
  return (
    (scope.kind === 'cluster' ? 0 : 10_000) +
    (severityOfDanger(danger) === 'danger' ? 0 : 1000) +
    (names === null ? 0 : 100) +
    dangerRank(danger)
  );
}
