/** Why the kubelet could not pull an image, as far as somebody has something to do about it. */
type PullProblem =
  | 'not-found'
  | 'unauthorized'
  | 'rate-limit'
  | 'unreachable'
  | 'untrusted'
  | 'platform'
  | 'disk-full'
  | 'invalid-name'
  | 'signature'
  | 'unknown';

/**
 * Reads what the kubelet says, without the name of the image: that may contain any word. Its words are those of the container runtime and of the registry: containers/image in
 * CRI-O, containerd, docker/distribution's error codes. A limit comes first: registries answer it in the words of a refusal.
 */
export function pullProblem(reason: string, message: string): PullProblem {
  const known = BY_REASON[reason];
  if (known !== undefined) return known;
  return FORMS.find(([, form]) => form.test(message))?.[0] ?? 'unknown';
}

/** The reasons with which the kubelet says that a container waits for its image. Source: kubelet, images/types.go. */
export function isPullReason(reason: string): boolean {
  return PULL_REASONS.includes(reason);
}

const PULL_REASONS: readonly string[] = [
  'ErrImagePull',
  'ImagePullBackOff',
  'ErrImageNeverPull',
  'ImageInspectError',
  'InvalidImageName',
  'RegistryUnavailable',
  'SignatureValidationFailed',
];

const BY_REASON: Readonly<Record<string, PullProblem | undefined>> = {
  InvalidImageName: 'invalid-name',
  RegistryUnavailable: 'unreachable',
  SignatureValidationFailed: 'signature',
};

const FORMS: readonly (readonly [PullProblem, RegExp])[] = [
  ['rate-limit', /toomanyrequests|too many requests|rate limit|status code 429/i],
  ['disk-full', /no space left on device|disk quota exceeded/i],
  ['untrusted', /x509:|failed to verify certificate|server gave HTTP response to HTTPS client/i],
  ['platform', /for platform|for architecture|exec format error/i],
  ['signature', /image rejected|signature was required|invalid signature|no valid signature/i],
  [
    'unreachable',
    /no such host|server misbehaving|i\/o timeout|deadline exceeded|Client\.Timeout|handshake timeout|connection refused|connection reset|no route to host|network is unreachable|proxyconnect|(?:status code|HTTP status:?) 5\d\d|pinging container registry \S+: (?:Get|dial)/i,
  ],
  [
    'unauthorized',
    /unauthori[sz]ed|authentication required|access denied|denied: |insufficient_scope|40[13] (?:Unauthorized|Forbidden)|status code 40[13]|invalid username\/password/i,
  ],
  ['not-found', /manifest unknown|name unknown|not found|code = NotFound/i],
];
