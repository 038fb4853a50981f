import type { Dependency } from './dependencies';
import { apiId } from './dependencyOffer';
import { isInRange } from './dependencyRange';

/** One version of an Operator: installed, to be installed, or offered. */
export type Bundle = {
  /** `null`: not known. */
  readonly packageName: string | null;
  readonly version: string;
  /** As `apiId` writes them. */
  readonly provides: readonly string[];
};

/**
 * Whether one Operator is what another needs (DR-004). A compound constraint has to be met by one and the same
 * Operator.
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
 * Whether a catalog tells who meets the need: not for a rule, which speaks of properties that the package server does not
 * pass on, and not for what only forbids something.
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
