/** What can be said of an installed Operator in a word. */
export type HealthKind =
  /** The CSV failed, or OLM begins anew after it did. */
  | 'failed'
  /** The Subscription names a CSV that was deleted; OLM does not create it again. */
  | 'csv-removed'
  | 'no-operator-group'
  | 'several-operator-groups'
  | 'plan-failed'
  | 'unpack-failed'
  | 'requirements-not-met'
  | 'catalog-missing'
  | 'resolution-failed'
  | 'catalog-unhealthy'
  /** No status after half a minute: the catalog operator of OLM does not seem to run. */
  | 'subscription-unnoticed'
  /** No phase after half a minute: the OLM operator does not seem to run. */
  | 'csv-unnoticed'
  /** OLM still installs, and what it started crashes, cannot be scheduled or has no image. */
  | 'pods-not-running'
  /** The running version says that it must not be replaced now (OC-005). */
  | 'update-blocked'
  | 'approval-needed'
  | 'update-approval-needed'
  | 'removing'
  | 'installing'
  | 'updating'
  | 'unknown'
  | 'ready';

/** Worst first; of causes and what only follows from them, the causes first. The order in which a list sorts by status. */
export const HEALTH_ORDER: readonly HealthKind[] = [
  'failed',
  'csv-removed',
  'no-operator-group',
  'several-operator-groups',
  'plan-failed',
  'unpack-failed',
  // Its version is here: the catalog that it came from is not why it does not start.
  'requirements-not-met',
  'catalog-missing',
  'resolution-failed',
  'catalog-unhealthy',
  'subscription-unnoticed',
  'csv-unnoticed',
  'pods-not-running',
  'update-blocked',
  'approval-needed',
  'update-approval-needed',
  'removing',
  'installing',
  'updating',
  'unknown',
  'ready',
];
