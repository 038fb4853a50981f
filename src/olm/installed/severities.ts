import type { Severity } from './severity';

/** Worst first. */
export const SEVERITIES = [
  'failed',
  'attention',
  'approval',
  'progress',
  'ready',
] as const satisfies readonly Severity[];
