import { describe, expect, it } from 'vitest';
import {
  type CredentialName,
  credentialsEnv,
  credentialsFor,
  malformedCredentials,
  missingCredentials,
} from './credentialFormats';
import type { Cloud } from './cloudIdentity';

const UUID = '4f2d6a10-9c3e-4b7a-8d55-0e1f2a3b4c5d';
const ROLE = 'arn:aws:iam::123456789012:role/vault';

type Row = readonly [Cloud, CredentialName, string];

const WELL_FORMED: readonly Row[] = [
  ['AWS', 'ROLEARN', ROLE],
  ['AWS', 'ROLEARN', 'arn:aws-cn:iam::123456789012:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws-us-gov:iam::123456789012:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws-iso-b:iam::123456789012:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::123456789012:role/teams/storage/vault'],
  ['AWS', 'ROLEARN', `arn:aws:iam::123456789012:role/a_b+c=d,e.f@g-h`],
  ['AWS', 'ROLEARN', `  ${ROLE}\n`],
  ['Azure', 'CLIENTID', UUID],
  ['Azure', 'TENANTID', UUID.toUpperCase()],
  ['Azure', 'SUBSCRIPTIONID', UUID],
  ['Azure', 'RESOURCEGROUP', 'local-x7k2p-rg'],
  ['Azure', 'RESOURCEGROUP', 'größe_(1).x'],
  ['GCP', 'PROJECT_NUMBER', '123456789012'],
  ['GCP', 'POOL_ID', 'my-pool-1'],
  ['GCP', 'PROVIDER_ID', '4abc'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', 'vault@my-project.iam.gserviceaccount.com'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', 'vault@my-project.example.com.iam.gserviceaccount.com'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', '123456-compute@developer.gserviceaccount.com'],
];

const MALFORMED: readonly Row[] = [
  ['AWS', 'ROLEARN', 'vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::12345678901:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::1234567890123:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam:eu-central-1:123456789012:role/vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::123456789012:user/vault'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::123456789012:role/'],
  ['AWS', 'ROLEARN', 'arn:aws:iam::123456789012:role//vault'],
  ['AWS', 'ROLEARN', 'arn:gcp:iam::123456789012:role/vault'],
  ['AWS', 'ROLEARN', `arn:aws:iam::123456789012:role/${'v'.repeat(65)}`],
  ['AWS', 'ROLEARN', `${ROLE} ${ROLE}`],
  ['AWS', 'ROLEARN', `${ROLE}\n${ROLE}`],
  ['AWS', 'ROLEARN', '<script>alert(1)</script>'],
  ['Azure', 'CLIENTID', UUID.replaceAll('-', '')],
  ['Azure', 'TENANTID', `{${UUID}}`],
  ['Azure', 'SUBSCRIPTIONID', `${UUID}0`],
  ['Azure', 'SUBSCRIPTIONID', UUID.replace('4f', '4g')],
  ['Azure', 'RESOURCEGROUP', 'ends-with.'],
  ['Azure', 'RESOURCEGROUP', 'with/slash'],
  ['Azure', 'RESOURCEGROUP', 'x'.repeat(91)],
  ['GCP', 'PROJECT_NUMBER', 'my-project'],
  ['GCP', 'PROJECT_NUMBER', '0123'],
  ['GCP', 'PROJECT_NUMBER', '1e6'],
  ['GCP', 'POOL_ID', 'abc'],
  ['GCP', 'POOL_ID', 'x'.repeat(33)],
  ['GCP', 'POOL_ID', 'gcp-pool'],
  ['GCP', 'PROVIDER_ID', 'My-Provider'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', 'somebody@example.com'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', 'vault@.gserviceaccount.com'],
  ['GCP', 'SERVICE_ACCOUNT_EMAIL', 'vault@evil-gserviceaccount.com'],
];

describe('a credential (TA-013)', () => {
  it.each(WELL_FORMED)('of %s: %s can be %s', (cloud, name, value) => {
    expect(malformedCredentials(cloud, { [name]: value })).toEqual([]);
  });

  it.each(MALFORMED)('of %s: %s cannot be %s', (cloud, name, value) => {
    expect(malformedCredentials(cloud, { [name]: value })).toEqual([name]);
  });

  it.each([
    ['AWS', 'ROLEARN', `arn:aws${'-a'.repeat(50_000)}!`],
    ['AWS', 'ROLEARN', `arn:aws:iam::123456789012:role/${'a/'.repeat(50_000)} `],
    ['GCP', 'SERVICE_ACCOUNT_EMAIL', `a@${'a.'.repeat(50_000)}!`],
    ['Azure', 'RESOURCEGROUP', 'a.'.repeat(50_000)],
  ] satisfies Row[])('of %s: %s is validated fast at any length', (cloud, name, value) => {
    const begin = process.cpuUsage();
    expect(malformedCredentials(cloud, { [name]: value })).toEqual([name]);
    expect(process.cpuUsage(begin).user).toBeLessThan(200_000);
  });

  it('that is empty or whitespace is missing, not malformed', () => {
    const credentials = { CLIENTID: '  ', TENANTID: UUID };
    expect(malformedCredentials('Azure', credentials)).toEqual([]);
    expect(missingCredentials('Azure', credentials)).toEqual(['CLIENTID', 'SUBSCRIPTIONID']);
  });
});

describe('required values of a cloud', () => {
  it.each([
    ['AWS', ['ROLEARN']],
    ['Azure', ['CLIENTID', 'TENANTID', 'SUBSCRIPTIONID']],
    ['GCP', ['PROJECT_NUMBER', 'POOL_ID', 'PROVIDER_ID', 'SERVICE_ACCOUNT_EMAIL']],
  ] satisfies [Cloud, CredentialName[]][])('for %s is %s', (cloud, names) => {
    expect(missingCredentials(cloud, {})).toEqual(names);
  });
});

describe('the environment of the Operator (IN-029, IN-030, TA-005, TA-007)', () => {
  it('has the trimmed values in a fixed order, without the empty ones', () => {
    const credentials = { SUBSCRIPTIONID: UUID, CLIENTID: ` ${UUID} `, TENANTID: '' };
    expect(credentialsEnv(credentials)).toEqual([
      { name: 'CLIENTID', value: UUID },
      { name: 'SUBSCRIPTIONID', value: UUID },
    ]);
  });

  it('contains only credentials', () => {
    expect(credentialsEnv({ PATH: '/tmp', constructor: 'x' })).toEqual([]);
  });

  it('contains only values for the cloud of the cluster', () => {
    const typed = { ROLEARN: ROLE, CLIENTID: UUID };
    expect(credentialsFor('AWS', typed)).toEqual({ ROLEARN: ROLE });
    expect(credentialsFor(null, typed)).toEqual({});
  });
});
