import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';
import type { PackageChannel } from '~/olm/packages/operatorPackage';

/**
 * A requirement that OLM must meet before an Operator runs, by installing another Operator if necessary (OD-026,
 * DR-004).
 */
export type Dependency =
  | { readonly kind: 'package'; readonly packageName: string; readonly versionRange: string }
  | {
      readonly kind: 'api';
      readonly group: string;
      readonly version: string;
      readonly apiKind: string;
    }
  /** An expression of the Common Expression Language about the properties of a bundle. */
  | { readonly kind: 'rule'; readonly rule: string }
  | {
      readonly kind: 'all' | 'any' | 'none';
      readonly of: readonly Dependency[];
      /** The author's message for an unmet constraint (DR-005). */
      readonly message: string;
    };

/**
 * The dependencies of a channel head: those of the annotation `olm.properties`, then the required APIs of the CSV, each
 * once.
 */
export function dependenciesOf(channel: Needs): readonly Dependency[] {
  const required = channel.requiredApis.map(({ group, version, kind }): Dependency => ({
    kind: 'api',
    group,
    version,
    apiKind: kind,
  }));
  const all = [...statedDependenciesOf(channel), ...required];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

type Needs = Pick<PackageChannel, 'annotations' | 'requiredApis'>;

/**
 * The dependencies in the annotation. The package server omits the other properties of a bundle, so that more can
 * exist.
 */
export function statedDependenciesOf({
  annotations,
}: Pick<PackageChannel, 'annotations'>): readonly Dependency[] {
  return listIn(jsonIn(annotations['olm.properties'])).flatMap(
    (property) => dependencyIn(recordIn(property)) ?? [],
  );
}

/** The dependency in a property of a bundle; `null`: another type of property. */
export function dependencyIn({
  type,
  value,
}: Readonly<Record<string, unknown>>): Dependency | null {
  switch (type) {
    case 'olm.package.required':
      return packageIn(value);
    case 'olm.gvk.required':
      return apiIn(value);
    case 'olm.constraint':
      return constraintIn(value, DEPTH);
    default:
      return null;
  }
}

/** The maximum depth of nested constraints, as a protection against hostile input. */
const DEPTH = 5;

function constraintIn(value: unknown, depth: number): Dependency | null {
  const constraint = recordIn(value);
  const message = textIn(constraint['failureMessage']) ?? '';
  const single = packageIn(constraint['package']) ?? apiIn(constraint['gvk']) ?? ruleIn(constraint);
  if (single !== null) {
    return message === '' ? single : { kind: 'all', of: [single], message };
  }
  return groupIn(constraint, message, depth);
}

function groupIn(
  constraint: Readonly<Record<string, unknown>>,
  message: string,
  depth: number,
): Dependency | null {
  const found = GROUPS.find(({ field }) => constraint[field] !== undefined);
  if (found === undefined || depth === 0) return null;
  const parts = listIn(recordIn(constraint[found.field])['constraints']);
  const of = parts.flatMap((part) => constraintIn(part, depth - 1) ?? []);
  return of.length === 0 ? null : { kind: found.kind, of, message };
}

const GROUPS = [
  { field: 'all', kind: 'all' },
  { field: 'any', kind: 'any' },
  { field: 'not', kind: 'none' },
] as const;

/** OLM's field is `packageName`; the documentation writes `name` (O § 2.4.4.3). */
function packageIn(value: unknown): Dependency | null {
  const { packageName, name, versionRange } = recordIn(value);
  const required = textIn(packageName) ?? textIn(name);
  if (required === null) return null;
  return { kind: 'package', packageName: required, versionRange: textIn(versionRange) ?? '' };
}

function apiIn(value: unknown): Dependency | null {
  const { group, version, kind } = recordIn(value);
  const apiKind = textIn(kind);
  if (apiKind === null) return null;
  return { kind: 'api', group: textIn(group) ?? '', version: textIn(version) ?? '', apiKind };
}

function ruleIn(constraint: Readonly<Record<string, unknown>>): Dependency | null {
  const rule = textIn(recordIn(constraint['cel'])['rule']);
  return rule === null ? null : { kind: 'rule', rule };
}
