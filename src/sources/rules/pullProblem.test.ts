import { describe, expect, it } from 'vitest';
import { isPullReason, pullProblem } from './pullProblem';

describe('what the kubelet says of an image that it cannot pull', () => {
  it.each([
    // TS-008, CS-027: Quay by CRI-O.
    [
      'unauthorized',
      'unable to pull image: initializing source: reading manifest v1: unauthorized: access to the requested resource is not authorized',
    ],
    ['unauthorized', 'pull access denied, repository does not exist or may require authorization'],
    ['unauthorized', 'requested access to the resource is denied: denied: insufficient_scope'],
    ['unauthorized', 'failed to authorize: failed to fetch anonymous token: 401 Unauthorized'],
    ['not-found', 'rpc error: code = NotFound desc = failed to resolve reference: not found'],
    ['not-found', 'reading manifest v9 in : manifest unknown'],
    ['not-found', 'reading manifest latest: name unknown: repository name not known to registry'],
    // A limit in the words of a refusal.
    [
      'rate-limit',
      'toomanyrequests: You have reached your unauthenticated pull rate limit. authentication required',
    ],
    ['rate-limit', 'unexpected status code 429 Too Many Requests'],
    // DIS-001
    ['unreachable', 'dial tcp: lookup registry.example.com on 10.0.0.10:53: no such host'],
    [
      'unreachable',
      'pinging container registry x.io: Get "https://x.io/v2/": dial tcp 1.2.3.4:443: i/o timeout',
    ],
    ['unreachable', 'Get "https://x.io/v2/": context deadline exceeded'],
    ['unreachable', 'dial tcp 1.2.3.4:443: connect: connection refused'],
    ['unreachable', 'received unexpected HTTP status: 503 Service Unavailable'],
    [
      'untrusted',
      'pinging container registry x: Get "https://x/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    ],
    ['untrusted', 'http: server gave HTTP response to HTTPS client'],
    ['platform', 'choosing image instance: no image found in image index for architecture arm64'],
    ['platform', 'no match for platform in manifest: not found'],
    ['disk-full', 'writing blob: write /var/lib/containers: no space left on device'],
    ['signature', 'Source image rejected: A signature was required, but no signature exists'],
    ['unknown', 'Back-off pulling image ""'],
    ['unknown', ''],
  ] as const)('is read as %s', (problem, message) => {
    expect(pullProblem('ErrImagePull', message)).toBe(problem);
  });

  it.each([
    ['InvalidImageName', 'invalid-name'],
    ['RegistryUnavailable', 'unreachable'],
    ['SignatureValidationFailed', 'signature'],
  ] as const)('needs no words with the reason %s', (reason, problem) => {
    expect(isPullReason(reason)).toBe(true);
    expect(pullProblem(reason, 'whatever')).toBe(problem);
  });

  it('is nothing while the image comes', () => {
    expect(isPullReason('ContainerCreating')).toBe(false);
  });
});
