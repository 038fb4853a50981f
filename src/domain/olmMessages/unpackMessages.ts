import type { MessageRow } from './message';

/**
 * What a Subscription says while OLM cannot read the bundle's content.
 * Sources: recording bundle_unpack_failed; SU-039; OLM catalog/operator.go (namespace sync) and bundle_unpacker.go.
 */
export const UNPACK_MESSAGES = [
  {
    kind: 'bundle-image-pull',
    pattern: /image pull failed|ErrImagePull|ImagePullBackOff|InvalidImageName/i,
  },
  {
    kind: 'unpack-deadline',
    pattern: /DeadlineExceeded|active longer than (?:the )?specified deadline/,
  },
  {
    kind: 'unpack-job-failed',
    pattern: /BackoffLimitExceeded|backoff limit|unpack job has failed/i,
  },
  { kind: 'unpack-pod-pending', pattern: /unpack pod\((?<pod>[^)]+)\).* is pending/i },
  { kind: 'plan-not-created', reasons: ['EnsureInstallPlanFailed'] },
  { kind: 'unpack-error', reasons: ['ErrorPreventedUnpacking', 'BundleUnpackFailed'] },
] as const satisfies readonly MessageRow[];
