import { describe, expect, it } from 'vitest';
import { requestedIdentity, cloudIdentityOf, usesTokens } from './cloudIdentity';

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
