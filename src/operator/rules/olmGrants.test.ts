import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { olmGrantsOf } from './olmGrants';

type Raw = Readonly<Record<string, unknown>>;

const grant = (serviceAccountName: unknown) => ({ serviceAccountName, rules: [] });
const deployment = (name: string, serviceAccountName?: string) => ({
  name,
  spec: { template: { spec: serviceAccountName === undefined ? {} : { serviceAccountName } } },
});

function givenTo(strategy: unknown, more: Raw = {}, watched: readonly string[] | null = null) {
  const csv = Object.assign(aCsv(), { spec: { install: { spec: strategy }, ...more } });
  return olmGrantsOf(csv, 'team-a', watched);
}

describe('permissions that OLM grants beyond the CSV', () => {
  const manager = [deployment('manager', 'quill-sa')];
  const serving = ['certificate manager', 'delegation manager', 'authentication manager'];
  const api = { apiservicedefinitions: { owned: [{ deploymentName: 'manager' }] } };
  const webhooks = { webhookdefinitions: [{ deploymentName: 'manager' }] };

  it.each<[string, Raw, Raw, readonly string[] | null, readonly string[]]>([
    ['nothing but its condition', { deployments: manager }, {}, [''], []],
    ['an APIService', { deployments: manager }, api, ['team-a'], serving],
    ['a webhook', { deployments: manager }, webhooks, ['team-a'], serving],
    [
      'both on one Deployment, once',
      { deployments: manager },
      { ...api, ...webhooks },
      null,
      serving,
    ],
    ['an API of a Deployment that does not exist', {}, api, null, []],
    ['all namespaces', { permissions: [grant('quill-sa')] }, {}, [''], ['namespaces']],
    [
      'all namespaces, requested for the cluster',
      { clusterPermissions: [grant('a')] },
      {},
      [''],
      [],
    ],
    ['some namespaces', { permissions: [grant('quill-sa')] }, {}, ['team-b'], []],
    ['unknown namespaces', { permissions: [grant('quill-sa')] }, {}, null, []],
  ])('for %s', (_, strategy, more, watched, ids) => {
    expect(givenTo(strategy, more, watched).map(({ id }) => id)).toEqual(['condition', ...ids]);
  });

  it.each<[string, Raw, readonly string[]]>([
    [
      'once',
      { permissions: [grant('a'), grant('b')], clusterPermissions: [grant('a')] },
      ['a', 'b'],
    ],
    ['default, if there are none', { deployments: manager }, ['default']],
    ['default, if they have no name', { permissions: [grant(7), null] }, ['default']],
  ])('let the ServiceAccounts of the permissions write the condition: %s', (_, given, accounts) => {
    expect(givenTo(given)[0]?.accounts).toEqual(accounts);
  });

  it('bind the account of the pods, with names derived from the Deployment’s', () => {
    const grants = givenTo({ deployments: [deployment('manager')] }, api);
    expect(
      grants.map(({ accounts, role, binding }) => [accounts, role?.name, binding?.name]),
    ).toEqual([
      [['default'], 'quill.v1.0.0', 'quill.v1.0.0'],
      [['default'], 'manager-service-cert', 'manager-service-cert'],
      [['default'], 'system:auth-delegator', 'manager-service-system:auth-delegator'],
      [['default'], 'extension-apiserver-authentication-reader', 'manager-service-auth-reader'],
    ]);
    expect(grants.map(({ namespace }) => namespace)).toEqual([
      'team-a',
      'team-a',
      null,
      'kube-system',
    ]);
  });

  it.each([null, 'text', 3, [null, {}], { owned: 'none' }])('accepts %j', (bad) => {
    const more = { apiservicedefinitions: bad, webhookdefinitions: bad };
    expect(givenTo(bad, more)).toHaveLength(1);
  });
});
