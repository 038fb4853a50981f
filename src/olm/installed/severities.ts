import { listOfAll } from '~/olm/order';
import type { Severity } from './severity';

/** Worst first. */
export const SEVERITIES = listOfAll<Severity>()([
  'failed',
  'attention',
  'approval',
  'progress',
  'ready',
]);
