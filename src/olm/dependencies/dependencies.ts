import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';
import type { CatalogSource } from '~/kube/models/olm';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { compareVersions, type SemanticVersion, semanticVersion } from '~/olm/semanticVersion';

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

/**
 * Whether a version is in a range as OLM interprets it: comparisons with `=`, `!`, `<` and `>`, where a space means
 * "and" and `||` means "or"; `x` matches any number. Pre-releases are compared like other versions. The result is false
 * for an invalid range or version.
 */
export function isInRange(version: string, range: string): boolean {
  const parsed = semanticVersion(version);
  const alternatives = parsedRange(range);
  if (parsed === null || alternatives === null) return false;
  return alternatives.some((comparisons) => comparisons.every((one) => one(parsed)));
}

type Comparison = (version: SemanticVersion) => boolean;

function parsedRange(text: string): readonly (readonly Comparison[])[] | null {
  const alternatives = text.split('||').map((part) => {
    const terms = part.trim().replaceAll(/([<>=])\s+/g, '$1');
    const parsed = terms.split(/\s+/).map(parsedComparison);
    const known = parsed.filter((one) => one !== null);
    return known.length === parsed.length ? known : null;
  });
  const known = alternatives.filter((one) => one !== null);
  return known.length === alternatives.length ? known : null;
}

function parsedComparison(term: string): Comparison | null {
  const found = /^([<>=!]*)(\d.*)$/.exec(term);
  if (found === null) return null;
  const [, operator = '', bound = ''] = found;
  const wild = /^(\d+(?:\.\d+)?)\.[xX](?:\.[xX])?$/.exec(bound)?.[1];
  if (wild !== undefined) return withWildcard(operator, wild.split('.').map(Number));
  const parsed = semanticVersion(bound);
  return parsed === null ? null : comparison(operator, parsed);
}

function comparison(operator: string, bound: SemanticVersion): Comparison | null {
  const holds = OPERATORS[operator];
  return holds === undefined ? null : (version) => holds(compareVersions(version, bound));
}

const OPERATORS: Readonly<Record<string, (order: number) => boolean>> = {
  '': (order) => order === 0,
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '!': (order) => order !== 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** `1.2.x` contains everything from 1.2.0 up to but not including 1.3.0. */
function withWildcard(operator: string, known: readonly number[]): Comparison | null {
  const from = released(known);
  const next = released([...known.slice(0, -1), (known.at(-1) ?? 0) + 1]);
  const isIn: Comparison = (version) =>
    compareVersions(version, from) >= 0 && compareVersions(version, next) < 0;
  switch (operator) {
    case '':
    case '=':
    case '==':
      return isIn;
    case '!':
    case '!=':
      return (version) => !isIn(version);
    case '>':
      return comparison('>=', next);
    case '<=':
      return comparison('<', next);
    default:
      return comparison(operator, from);
  }
}

function released(known: readonly number[]): SemanticVersion {
  return { numbers: [...known, 0, 0].slice(0, 3), preRelease: [] };
}

/** The priority of a CatalogSource, by `<namespace>/<name>`; the default is 0. */
export type CatalogPriorities = ReadonlyMap<string, number>;

/** The priorities of CatalogSources. Among catalogs that offer the same package, OLM prefers the higher one. */
export function prioritiesOf(sources: readonly CatalogSource[]): CatalogPriorities {
  return new Map(
    sources.map(({ metadata, spec }) => [
      `${metadata.namespace ?? ''}/${metadata.name}`,
      spec?.priority ?? 0,
    ]),
  );
}

export function samePriorities(one: CatalogPriorities, other: CatalogPriorities): boolean {
  return one.size === other.size && [...one].every(([id, value]) => other.get(id) === value);
}
