import { listOfAll } from '~/olm/order';
import type { StatusLevel } from './severity';

/** Worst first. */
export const STATUS_LEVELS = listOfAll<StatusLevel>()([
  'failed',
  'attention',
  'approval',
  'progress',
  'ready',
]);
