import type { StatusKind } from './healthKind';

/**
 * The severity of a status. A failed update of a running version requires attention; an Operator that does not run has
 * failed.
 */
export type StatusLevel = 'failed' | 'attention' | 'approval' | 'progress' | 'ready';

/** @param runs a version of the Operator works, whatever the state of its update */
export function levelOf(kind: StatusKind, runs: boolean): StatusLevel {
  switch (kind) {
    case 'failed':
    case 'csv-removed':
    case 'no-operator-group':
    case 'several-operator-groups':
    case 'plan-failed':
    case 'unpack-failed':
    case 'catalog-missing':
    case 'resolution-failed':
    case 'catalog-unhealthy':
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
    case 'requirements-not-met':
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
      return runs ? 'attention' : 'failed';
    case 'pods-not-running':
    case 'update-blocked':
    case 'unknown':
      return 'attention';
    case 'approval-needed':
    case 'update-approval-needed':
      return 'approval';
    case 'removing':
    case 'installing':
    case 'updating':
      return 'progress';
    case 'ready':
      return 'ready';
  }
}
