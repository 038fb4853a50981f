/** The kinds of status, most severe first; causes before their consequences. Also the sort order by status. */
export const STATUS_ORDER = [
  /** The CSV failed, or OLM restarted the installation after a failure. */
  'failed',
  /** The Subscription names a CSV that was deleted. OLM does not create it again. */
  'csv-removed',
  'no-operator-group',
  'several-operator-groups',
  'plan-failed',
  'unpack-failed',
  // The version is installed, so its catalog is not the cause.
  'requirements-not-met',
  'catalog-missing',
  'resolution-failed',
  'catalog-unhealthy',
  /** No status after 30 seconds: OLM's catalog operator does not seem to run. */
  'subscription-unnoticed',
  /** No phase after 30 seconds: the OLM operator does not seem to run. */
  'csv-unnoticed',
  /** OLM v1: nothing was applied, and OLM cannot. */
  'install-blocked',
  /** OLM v1: a Deployment of the applied resources is unavailable. */
  'not-running',
  /** OLM is installing, and a pod crashes, cannot be scheduled or has no image. */
  'pods-not-running',
  /** The running version blocks its replacement (OC-005). */
  'update-blocked',
  /** OLM v1: the applied resources remain, because OLM cannot apply the requested ones. */
  'change-blocked',
  'approval-needed',
  'update-approval-needed',
  'removing',
  'installing',
  'updating',
  'unknown',
  'ready',
] as const;

/** The kinds of status of an installed Operator. */
export type StatusKind = (typeof STATUS_ORDER)[number];
