import { type Dependency, isInRange } from './dependencies';
import { apiId } from './dependencyOffer';

/** One version of an Operator: installed, to be installed, or offered. */
export type Bundle = {
  /** `null`: unknown. */
  readonly packageName: string | null;
  readonly version: string;
  /** As returned by `apiId`. */
  readonly provides: readonly string[];
};

/**
 * Whether one Operator meets the requirement of another (DR-004). A single Operator must meet a whole compound
 * constraint.
 */
export function isMetBy(need: Dependency, bundle: Bundle): boolean {
  switch (need.kind) {
    case 'package':
      return (
        bundle.packageName === need.packageName && isInRange(bundle.version, need.versionRange)
      );
    case 'api':
      return bundle.provides.includes(apiId({ ...need, kind: need.apiKind }));
    case 'rule':
      return false;
    case 'all':
      return need.of.every((part) => isMetBy(part, bundle));
    case 'any':
      return need.of.some((part) => isMetBy(part, bundle));
    case 'none':
      return !need.of.some((part) => isMetBy(part, bundle));
  }
}

/**
 * Whether catalogs can predict a dependency. They cannot for rules, because the package server omits the properties,
 * nor for constraints that only exclude something.
 */
export function isPredictable(need: Dependency): boolean {
  switch (need.kind) {
    case 'package':
    case 'api':
      return true;
    case 'rule':
    case 'none':
      return false;
    case 'all':
    case 'any':
      return need.of.every((part) => part.kind === 'none' || isPredictable(part));
  }
}
