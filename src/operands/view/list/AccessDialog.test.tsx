import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { PEN } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import { AccessDialog } from './AccessDialog';

const VIEWERS = {
  metadata: {
    name: 'pens-view',
    labels: {
      'rbac.authorization.k8s.io/aggregate-to-view': 'true',
      'rbac.authorization.k8s.io/aggregate-to-edit': 'true',
    },
  },
  rules: [{ apiGroups: ['ink.example.com'], resources: ['pens'], verbs: ['*'] }],
};

const LABELS = Object.fromEntries(
  ['view', 'edit', 'admin'].map((level) => [
    `rbac.authorization.k8s.io/aggregate-to-${level}`,
    'true',
  ]),
);

function open(roles: readonly object[], canCreate = true) {
  answering(({ url, method, body }) => {
    if (url.endsWith('reviews')) {
      const isCreation = JSON.stringify(body).includes('"verb":"create"');
      return { status: { allowed: canCreate || !isCreation } };
    }
    if (method === 'POST') return { metadata: { name: 'x' } };
    return url.includes('/clusterroles?') ? { items: roles } : undefined;
  });
  renderAt('/', <AccessDialog model={PEN} scope="team-a" onClose={() => undefined} />, ['/']);
}

const created = () =>
  requests().filter(
    ({ method, url }) => method === 'POST' && !url.endsWith('reviews') && !url.includes('dryRun'),
  );

describe('the dialog about access to an API', () => {
  it('shows what project roles can do, and the ClusterRoles that grant it', async () => {
    open([VIEWERS]);
    expect(await screen.findAllByText('View, create, edit and delete')).toHaveLength(3);
    expect(screen.getAllByText('Granted by: pens-view')).toHaveLength(2);
    expect(screen.getByText('No access')).toBeVisible();
    expect(screen.queryByText('No project role grants access')).toBeNull();
  });

  it('says that nobody else has access, and grants it to all users with a project role', async () => {
    open([]);
    expect(await screen.findByText('No project role grants access')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Grant access' }));
    expect(await screen.findByText('Access granted')).toBeVisible();
    expect(created().map(({ url }) => url)).toEqual([expect.stringMatching(/\/clusterroles$/)]);
  });

  it('does not offer to grant what all users with a project role have', async () => {
    open([{ ...VIEWERS, metadata: { name: 'pens', labels: LABELS } }]);
    expect(await screen.findAllByText('Granted by: pens')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'User' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^All users/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Grant access' })).toBeDisabled();
  });

  it('grants access to a group in the project', async () => {
    open([]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Group' }));
    const grant = screen.getByRole('button', { name: 'Grant access' });
    expect(grant).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name(?!space)/ }), 'writers');
    expect(screen.getByRole('textbox', { name: /^Namespace/ })).toHaveValue('team-a');
    await waitFor(() => {
      expect(grant).toBeEnabled();
    });
    await userEvent.click(grant);
    expect(await screen.findByText('Access granted')).toBeVisible();
    expect(created().map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/clusterroles$/),
      expect.stringMatching(/\/namespaces\/team-a\/rolebindings$/),
    ]);
  });

  it('has commands for an administrator if the user lacks the permission', async () => {
    open([], false);
    expect(await screen.findByText('Insufficient permissions', { exact: false })).toBeVisible();
    expect(
      screen.getByText('A cluster administrator can run the following commands.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Grant access' })).toBeDisabled();
  });
});
