import type { LeftoverKind } from './leftover';

/** Worst first: what disturbs others, what keeps something from being installed or deleted, what only takes up room. */
export const LEFTOVER_KINDS: readonly LeftoverKind[] = [
  'broken-webhook',
  'broken-conversion',
  'broken-api-service',
  'terminating-namespace',
  'orphan-csv',
  'ownerless-definition',
  'empty-operator',
  'ownerless-right',
  'unpack-job',
  'unpack-config-map',
  'unused-operator-group',
];
