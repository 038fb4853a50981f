import { describe, expect, it } from 'vitest';
import { failureOf, isTransient } from './failure';

const permission = { verb: 'list', group: '', resource: 'pods' };

describe('failureOf', () => {
  it.each([
    [undefined, undefined, 'offline'],
    [400, 'BadRequest', 'invalid'],
    [401, 'Unauthorized', 'session-expired'],
    [403, 'Forbidden', 'forbidden'],
    [404, 'NotFound', 'not-found'],
    [409, 'AlreadyExists', 'already-exists'],
    [409, 'Conflict', 'conflict'],
    [410, 'Expired', 'other'],
    [422, 'Invalid', 'invalid'],
    [429, 'TooManyRequests', 'too-many-requests'],
    [500, 'InternalError', 'server'],
    [502, undefined, 'offline'],
    [503, 'ServiceUnavailable', 'offline'],
    [504, 'Timeout', 'offline'],
  ] as const)('%s %s is %s', (code, reason, kind) => {
    const answer = { message: 'no', body: { reason }, ...(code === undefined ? {} : { code }) };
    expect(failureOf(answer).kind).toBe(kind);
  });

  it('names the permission only if it is missing', () => {
    expect(failureOf({ code: 403, message: 'no' }, permission).permission).toEqual(permission);
    expect(failureOf({ code: 500, message: 'no' }, permission).permission).toBeUndefined();
  });

  it('prefers the message of the Status to that of the browser', () => {
    const body = { message: 'pods is forbidden' };
    expect(failureOf({ code: 403, message: 'Forbidden', body }).message).toBe('pods is forbidden');
    expect(failureOf({ code: 403, message: 'Forbidden', body: 'text' }).message).toBe('Forbidden');
  });

  // Messages of a real API server.
  it.each([
    [
      'an exhausted quota',
      403,
      'subscriptions.operators.coreos.com "quill" is forbidden: exceeded quota: few, requested: count/subscriptions.operators.coreos.com=1, used: count/subscriptions.operators.coreos.com=1, limited: count/subscriptions.operators.coreos.com=1',
      { kind: 'quota-exceeded' },
    ],
    [
      'a webhook that denies',
      403,
      'admission webhook "names.example.com" denied the request: no owner label',
      { kind: 'admission-denied', webhook: 'names.example.com' },
    ],
    [
      'a webhook that denies without its own code',
      400,
      'admission webhook "names.example.com" denied the request without explanation',
      { kind: 'admission-denied', webhook: 'names.example.com' },
    ],
    [
      'a policy that denies',
      422,
      "namespaces \"inkwell\" is forbidden: ValidatingAdmissionPolicy 'names' with binding 'names-all' denied request: no owner",
      { kind: 'admission-denied' },
    ],
    [
      'a terminating namespace',
      403,
      'subscriptions.operators.coreos.com "quill" is forbidden: unable to create new content in namespace inkwell because it is being terminated',
      { kind: 'admission-denied' },
    ],
    [
      'a webhook that times out',
      500,
      'Internal error occurred: failed calling webhook "names.example.com": failed to call webhook: Post "https://names.web.svc:443/check?timeout=10s": context deadline exceeded',
      { kind: 'webhook-failed', webhook: 'names.example.com' },
    ],
    [
      'a missing permission',
      403,
      'subscriptions.operators.coreos.com is forbidden: User "ann" cannot create resource "subscriptions" in API group "operators.coreos.com" in the namespace "team-a"',
      { kind: 'forbidden', permission },
    ],
  ] as const)('tells apart %s', (_, code, message, expected) => {
    const failure = failureOf({ code, message: 'short', body: { message } }, permission);
    expect(failure).toMatchObject(expected);
    expect(failure.message).toBe(message);
    expect('permission' in failure).toBe('permission' in expected);
  });

  it.each([
    ['the body', { body: { details: { retryAfterSeconds: 5 } }, retryAfter: 2 }, 5],
    ['the header', { retryAfter: 2 }, 2],
    ['nothing', {}, undefined],
    ['a zero', { body: { details: { retryAfterSeconds: 0 } } }, undefined],
  ])('determines when to retry: from %s', (_, answer, seconds) => {
    expect(failureOf({ code: 429, message: 'busy', ...answer }).retryAfter).toBe(seconds);
  });

  it('lists every refused field, not only the first', () => {
    const causes = [
      { field: 'spec.name', message: 'Required value' },
      { field: 'spec.source', message: 'Required value' },
      { message: 'no field' },
    ];
    expect(failureOf({ code: 422, message: 'no', body: { details: { causes } } }).rejected).toEqual(
      [
        { field: 'spec.name', message: 'Required value' },
        { field: 'spec.source', message: 'Required value' },
        { field: '', message: 'no field' },
      ],
    );
  });
});

describe('isTransient', () => {
  it.each([
    ['offline', true],
    ['server', true],
    ['too-many-requests', true],
    ['forbidden', false],
    ['not-found', false],
    ['invalid', false],
  ] as const)('%s: %s', (kind, expected) => {
    expect(isTransient({ kind, message: '' })).toBe(expected);
  });
});
