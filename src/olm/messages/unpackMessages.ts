import type { MessageRow } from './message';

/**
 * What a Subscription says while OLM cannot read the bundle's content.
 * Sources: recording bundle_unpack_failed; SU-039; OLM catalog/operator.go (namespace sync) and bundle_unpacker.go.
 */
export const UNPACK_MESSAGES = [
  {
    kind: 'wrong-architecture',
    pattern:
      /exec format error|no match for platform in manifest|no image found in (?:manifest list|image index) for architecture/,
  },
  {
    kind: 'registry-limit',
    pattern: /toomanyrequests|pull rate limit|429 Too Many Requests/i,
  },
  {
    kind: 'registry-certificate',
    pattern: /(?:pull|registry|pinging|image|bundle).{0,1000}x509: (?<detail>.{1,300})/is,
  },
  {
    kind: 'registry-unauthorized',
    pattern: /unauthorized: |authentication required|pull access denied|invalid username\/password/,
  },
  {
    kind: 'registry-image-missing',
    pattern: /manifest unknown|name unknown|manifest for .{1,300} not found/s,
  },
  {
    kind: 'registry-unreachable',
    pattern:
      /(?:pull|registry|pinging|image|bundle).{0,1000}(?:no such host|i\/o timeout|connection refused|no route to host|network is unreachable)/is,
  },
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
] as const satisfies readonly MessageRow[];

/** What is left to say of a bundle when its words are not known. */
export const UNPACK_REASONS = [
  { kind: 'plan-not-created', reasons: ['EnsureInstallPlanFailed'] },
  { kind: 'unpack-error', reasons: ['ErrorPreventedUnpacking', 'BundleUnpackFailed'] },
] as const satisfies readonly MessageRow[];
