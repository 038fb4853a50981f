import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { servingGroups, watched } from '~/test/consoleSdk';
import { anInstalledQuill, aQuillFor, openAt } from '~/test/operatorPage';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';

const TOKENS = { 'features.operators.openshift.io/token-auth-aws': 'true' };

const aRequest = (name: string, status: object) => ({
  metadata: { name, namespace: 'team-a', uid: name },
  spec: { secretRef: { namespace: 'team-a', name: `${name}-secret` } },
  status,
});

const card = () => within(screen.getByRole('region', { name: 'Installation' }));

const open = async (annotations: Readonly<Record<string, string>> = TOKENS) => {
  watched('ClusterServiceVersion', { data: [aCsv({ annotations })] });
  await openAt(<OperatorPage />);
};

beforeEach(() => {
  servingGroups(['cloudcredential.openshift.io/v1']);
});

describe('the CredentialsRequests of an Operator', () => {
  it('are shown with their Secrets and problems', async () => {
    anInstalledQuill();
    const conditions = [
      { type: 'CredentialsProvisionFailure', status: 'True', message: 'The role is missing' },
    ];
    const data = [aRequest('one', { provisioned: true }), aRequest('two', { conditions })];
    watched('CredentialsRequest', { data });
    await open();
    expect(await card().findByText('Provisioned')).toBeVisible();
    expect(card().getByText('Not provisioned')).toBeVisible();
    expect(card().getByText('The role is missing')).toBeVisible();
    expect(card().getByRole('link', { name: 'one-secret' })).toHaveAttribute(
      'href',
      '/k8s/ns/team-a/secrets/one-secret',
    );
  });

  it('can be absent', async () => {
    anInstalledQuill();
    watched('CredentialsRequest', { data: [] });
    await open();
    expect(await card().findByText('No CredentialsRequests found')).toBeVisible();
  });

  it('are not mentioned if the console does not know their kind', async () => {
    anInstalledQuill();
    watched('CredentialsRequest', { error: new Error('Model does not exist') });
    await open();
    expect(card().getByText('Installed version')).toBeVisible();
    expect(card().queryByText('Cloud credentials')).toBeNull();
  });

  it('are those of the namespace without permission for others, which is named', async () => {
    aQuillFor((review) => !review.includes('credentialsrequests') || review.includes('team-a'));
    watched('CredentialsRequest', { data: [aRequest('one', { provisioned: true })] });
    await open();
    expect(await card().findByText('Provisioned')).toBeVisible();
    expect(card().getByText(/list credentialsrequests\.cloudcredential/)).toBeVisible();
  });

  it('are unknown without permission', async () => {
    aQuillFor((review) => !review.includes('credentialsrequests'));
    await open();
    expect(await card().findByText(/list credentialsrequests\.cloudcredential/)).toBeVisible();
    expect(card().queryByText('No CredentialsRequests found')).toBeNull();
  });

  it.each([
    ['an Operator without short-lived tokens', {}, ['cloudcredential.openshift.io/v1']],
    ['a cluster without the API', TOKENS, []],
  ])('are not mentioned for %s', async (_what, annotations, groups) => {
    anInstalledQuill();
    servingGroups(groups);
    watched('CredentialsRequest', { data: [aRequest('one', { provisioned: true })] });
    await open(annotations);
    expect(card().getByText('Installed version')).toBeVisible();
    expect(card().queryByText('Cloud credentials')).toBeNull();
  });
});
