import type { Namespace } from '~/kube/models/namespace';

export function isTerminating({ metadata, status }: Namespace): boolean {
  return status?.phase === 'Terminating' || metadata.deletionTimestamp !== undefined;
}
