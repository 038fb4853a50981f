import { isChosenBeforehand } from './choice';
import type { Leftover, LeftoverKind } from './leftover';

/** The effect of a leftover on others, worst first. */
export const SEVERITIES = ['breaks', 'blocks', 'room'] as const;
export type Severity = (typeof SEVERITIES)[number];

const SEVERITY: Readonly<Record<LeftoverKind, Severity>> = {
  'broken-webhook': 'breaks',
  'broken-conversion': 'breaks',
  'broken-api-service': 'breaks',
  'terminating-namespace': 'blocks',
  'terminating-definition': 'blocks',
  'orphan-csv': 'blocks',
  'ownerless-definition': 'room',
  'empty-operator': 'room',
  'orphaned-rbac': 'room',
  'ownerless-extension-object': 'room',
  'unpack-job': 'room',
  'unused-operator-group': 'room',
};

export function severityOf({ kind }: Pick<Leftover, 'kind'>): Severity {
  return SEVERITY[kind];
}

/** Selected initially: only leftovers that break other requests, if they can be selected by default. */
export function isChosenAtFirst(leftover: Leftover): boolean {
  return severityOf(leftover) === 'breaks' && isChosenBeforehand(leftover);
}

/** The others require another clean-up first. */
export function canBeCleanedUp({ cleanUp }: Pick<Leftover, 'cleanUp'>): boolean {
  return cleanUp.kind !== 'none';
}
