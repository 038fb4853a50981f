import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns } from '~/routes';
import { requests } from '~/test/consoleSdk';
import { layOut } from '~/test/cardGrid';
import { aPen, aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import InstancesPage from './InstancesPage';

const ONE = '/operator-hub-instances/ns/team-a/pens.ink.example.com';

beforeEach(() => {
  queryClient.clear();
  layOut();
});

function open(url: string) {
  renderAt(url, <InstancesPage />, patterns.instances);
}

describe('the instances of all APIs', () => {
  it('are counted before they are watched, and each has a status', async () => {
    aPenCluster([aPen('blue'), aPen('red')]);
    open('/operator-hub-instances/ns/team-a');
    expect(await screen.findByText('2 instances')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    expect(screen.getAllByText('Ready')).toHaveLength(2);
    expect(requests().some(({ url }) => url.includes('/pens?limit=1'))).toBe(true);
  });

  it('name the permission to what cannot be listed, and do not say that there is none', async () => {
    aPenCluster([], ['list']);
    open('/operator-hub-instances/ns/team-a');
    await userEvent.click(await screen.findByRole('button', { name: '1 API could not be listed' }));
    expect(
      await screen.findByText(/list pens\.ink\.example\.com in namespace team-a/),
    ).toBeVisible();
    expect(screen.queryByText('No instances found')).toBeNull();
    expect(requests().some(({ url }) => url.includes('/pens'))).toBe(false);
  });

  it('say when there is none', async () => {
    aPenCluster([]);
    open('/operator-hub-instances/ns/team-a');
    expect(await screen.findByText('No instances found')).toBeVisible();
  });
});

describe('the instances of one API', () => {
  it('have the columns of the definition', async () => {
    aPenCluster([aPen('blue')]);
    open(ONE);
    const table = await screen.findByRole('grid', { name: 'Pen instances' });
    expect(await within(table).findByRole('columnheader', { name: 'Size' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Pen' })).toHaveAttribute('href', `${ONE}/~new`);
  });

  it('cannot be created without the permission, which is named', async () => {
    aPenCluster([], ['create']);
    open(ONE);
    const button = await screen.findByRole('button', { name: 'Create Pen' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button.title).toContain('create pens.ink.example.com in namespace team-a');
  });

  it('say when the cluster does not serve the API', async () => {
    aPenCluster([]);
    open('/operator-hub-instances/ns/team-a/gone.ink.example.com');
    expect(await screen.findByText('This cluster does not serve the API')).toBeVisible();
  });
});
