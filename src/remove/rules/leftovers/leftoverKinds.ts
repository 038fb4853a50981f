import type { LeftoverKind } from './leftover';

/** Worst first: those that affect others, those that block installations or deletions, those that only use space. */
export const LEFTOVER_KINDS: readonly LeftoverKind[] = [
  'broken-webhook',
  'broken-conversion',
  'broken-api-service',
  'terminating-namespace',
  'terminating-definition',
  'orphan-csv',
  'ownerless-definition',
  'empty-operator',
  'orphaned-rbac',
  'ownerless-extension-object',
  'unpack-job',
  'unpack-config-map',
  'unused-operator-group',
];
