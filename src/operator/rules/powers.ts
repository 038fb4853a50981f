import { type Danger, dangerRank, levelOf } from '~/olm/permissions/danger';
import type { Grant, RatedRule, GrantScope } from '~/olm/permissions/permissions';

/** One thing that deserves attention, and where the Operator may do it. */
export type Power = {
  /** Stable over renderings. */
  readonly id: string;
  readonly danger: Danger;
  readonly reach: GrantScope;
  /** Only with objects of these names; `null`: with all. */
  readonly names: readonly string[] | null;
  readonly accounts: readonly string[];
};

/**
 * What the rights of an Operator come down to: on the whole cluster first, then the gravest. What a power on the whole
 * cluster includes is not repeated for a namespace.
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

/** The powers that are valid in the same place, the whole cluster first. */
export type PlacedPowers = { readonly reach: GrantScope; readonly powers: readonly Power[] };

export function powersByPlace(powers: readonly Power[]): readonly PlacedPowers[] {
  const places = new Map<string, Power[]>();
  for (const power of powers) {
    const place = placeOf(power);
    places.set(place, [...(places.get(place) ?? []), power]);
  }
  return [...places.values()].flatMap((here) => {
    const [first] = here;
    return first === undefined ? [] : [{ reach: first.reach, powers: here }];
  });
}

/** A way to more rights or to others' secrets that no list of names limits. */
export function isGrave({ danger, names }: Pick<Power, 'danger' | 'names'>): boolean {
  return levelOf(danger) === 'high' && names === null;
}

/** Valid on the whole cluster. */
export function isClusterWide({ reach }: Pick<Power, 'reach'>): boolean {
  return reach.kind === 'cluster';
}

function powersIn({ rule, dangers }: RatedRule, { reach, holder }: Grant): readonly Power[] {
  const names = rule.resourceNames.length === 0 ? null : rule.resourceNames;
  const place = reach.kind === 'namespaces' ? reach.names.join(' ') : reach.kind;
  return dangers.map((danger) => ({
    id: [danger, names === null ? 'all' : 'named', place].join(' '),
    danger,
    reach,
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

/** The end of its id. */
function placeOf({ id, danger, names }: Power): string {
  return id.slice([danger, names === null ? 'all' : 'named'].join(' ').length);
}

function compare(one: Power, other: Power): number {
  return rank(one) - rank(other);
}

function rank({ reach, danger, names }: Power): number {
  return (
    (reach.kind === 'cluster' ? 0 : 10_000) +
    (levelOf(danger) === 'high' ? 0 : 1000) +
    (names === null ? 0 : 100) +
    dangerRank(danger)
  );
}
