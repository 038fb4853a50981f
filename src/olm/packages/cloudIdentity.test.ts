import { describe, expect, it } from 'vitest';
import { requestedIdentity, cloudIdentityOf, credentialsOf, usesTokens } from './cloudIdentity';

const authentication = { spec: { serviceAccountIssuer: 'https://oidc.example.com/abc' } };
const cloudCredential = { spec: { credentialsMode: 'Manual' } };
const on = (type: string) => ({ status: { platform: type, platformStatus: { type } } });
const sts = { authentication, cloudCredential, infrastructure: on('AWS') };

describe('a cluster with workload identity', () => {
  it.each([
    ['AWS', 'AWS'],
    ['Azure', 'Azure'],
    ['GCP', 'GCP'],
  ])('exists on %s with an issuer and manual credentials (IN-029, IN-030)', (type, cloud) => {
    const found = cloudIdentityOf({ ...sts, infrastructure: on(type) });
    expect(found).toEqual({ cloud, issuer: 'oidc.example.com/abc' });
  });

  it('can have its cloud only in the older field', () => {
    const found = cloudIdentityOf({ ...sts, infrastructure: { status: { platform: 'GCP' } } });
    expect(found?.cloud).toBe('GCP');
  });

  it.each([
    ['another platform', { infrastructure: on('BareMetal') }],
    ['a platform in another case', { infrastructure: on('aws') }],
    ['an empty issuer', { authentication: { spec: { serviceAccountIssuer: '' } } }],
    ['no issuer, which the stock console overlooks', { authentication: { spec: {} } }],
    ['minted credentials', { cloudCredential: { spec: { credentialsMode: '' } } }],
    ['passed-through ones', { cloudCredential: { spec: { credentialsMode: 'Passthrough' } } }],
    ['an unreadable Authentication', { authentication: null }],
    ['an Infrastructure that is not served', { infrastructure: null }],
    ['no CloudCredential', { cloudCredential: null }],
    ['a response that is not an object', { infrastructure: 'AWS', authentication: [1] }],
    ['a spec that is not an object', { authentication: { spec: 'https://x' } }],
  ])('does not exist with %s', (_what, changes) => {
    expect(cloudIdentityOf({ ...sts, ...changes })).toBeNull();
  });
});

describe('an Operator', () => {
  const claims = (cloud: string, value = 'true') => ({
    [`features.operators.openshift.io/token-auth-${cloud}`]: value,
  });
  const identity = { cloud: 'AWS', issuer: 'oidc.example.com' } as const;

  it.each([
    ['of the cluster’s own cloud', claims('aws'), true],
    ['of another cloud', claims('azure'), false],
    ['of none, as a word', claims('aws', 'false'), false],
    ['of none, in another spelling', claims('aws', 'True'), false],
    ['nothing', {}, false],
  ])('that claims tokens %s requires credentials: %s', (_what, annotations, isRequested) => {
    expect(requestedIdentity(annotations, identity)).toBe(isRequested ? identity : null);
  });

  it('never requires them on a cluster without the mode (IN-032)', () => {
    expect(requestedIdentity(claims('aws'), null)).toBeNull();
  });

  it.each([
    [claims('gcp'), true],
    [claims('gcp', 'false'), false],
    [{}, false],
  ])('makes the page read the cluster only if it claims a cloud', (annotations, expected) => {
    expect(usesTokens(annotations)).toBe(expected);
  });
});

describe('the CredentialsRequests of an Operator (TA-001, TA-014)', () => {
  const problem = (type: string, status = 'True', message?: string) => ({ type, status, message });
  const aRequest = (namespace: string, spec: object, status: object = {}) => ({
    metadata: { name: 'quill', namespace, uid: 'one' },
    spec,
    status,
  });
  const found = (request: Parameters<typeof credentialsOf>[0]) =>
    credentialsOf(request, 'team-a', ['quill']);
  const CENTRAL = 'openshift-cloud-credential-operator';
  const secretRef = { namespace: 'team-a', name: 'cloud' };

  it.each([
    ['in its namespace', 'team-a', {}, true],
    ['in its namespace, for another account', 'team-a', { serviceAccountNames: ['pens'] }, true],
    ['elsewhere for its account', CENTRAL, { secretRef, serviceAccountNames: ['quill'] }, true],
    ['elsewhere for another account', CENTRAL, { secretRef, serviceAccountNames: ['pen'] }, false],
    ['elsewhere for no account', CENTRAL, { secretRef }, false],
    [
      'elsewhere for an equal account of another namespace',
      CENTRAL,
      { secretRef: { namespace: 'team-b', name: 'cloud' }, serviceAccountNames: ['quill'] },
      false,
    ],
    ['elsewhere with invalid parts', CENTRAL, { secretRef: 'x', serviceAccountNames: {} }, false],
  ])('can be %s', (_what, namespace, spec, isOwn) => {
    expect(found(aRequest(namespace, spec))).toHaveLength(isOwn ? 1 : 0);
  });

  it.each([
    ['provisioned', { provisioned: true }, true, ''],
    ['without a status', {}, false, ''],
    ['with a status that is no boolean', { provisioned: 'true' }, false, ''],
    [
      'with a failure',
      { conditions: [problem('CredentialsProvisionFailure', 'True', 'denied\nby the cloud')] },
      false,
      'denied by the cloud',
    ],
    [
      'provisioned with a later failure',
      { provisioned: true, conditions: [problem('InsufficientCloudCreds', 'True', 'too weak')] },
      true,
      'too weak',
    ],
    [
      'without a message',
      { conditions: [problem('MissingTargetNamespace')] },
      false,
      'MissingTargetNamespace',
    ],
    [
      'with a failure of the past',
      { provisioned: true, conditions: [problem('CredentialsProvisionFailure', 'False', 'old')] },
      true,
      '',
    ],
    ['with invalid conditions', { provisioned: true, conditions: [null, 1, {}] }, true, ''],
  ])('are shown %s', (_what, status, isProvisioned, message) => {
    expect(found(aRequest('team-a', { secretRef }, status))).toMatchObject([
      { isProvisioned, problem: message, secret: secretRef },
    ]);
  });

  it('have texts of a limited length', () => {
    const long = 'x'.repeat(100_000);
    const status = { conditions: [problem('Ignored', 'True', long)] };
    const [state] = found(aRequest('team-a', { secretRef: { name: long } }, status));
    expect(state?.problem.length).toBeLessThan(600);
    expect(state?.secret.name.length).toBeLessThan(300);
  });
});
