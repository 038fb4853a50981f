import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { patterns } from '~/routes';
import { aCsv, anOperatorGroup } from '~/test/builders';
import { layOutWithin } from '~/test/cardGrid';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo } from '~/test/installedScreen';
import { renderAt } from '~/test/render';
import NamespacesPage from './NamespacesPage';

const OWN_ONLY = aCsv({
  spec: { installModes: [{ type: 'OwnNamespace', supported: true }] },
});

function open(scope: string) {
  return renderAt(
    `/operator-hub-installed/${scope}/~namespaces`,
    <NamespacesPage />,
    patterns.operatorNamespaces,
  );
}

function aCluster(...args: Parameters<typeof aClusterOfTwo>) {
  aClusterOfTwo(...args);
  layOutWithin(1600);
  watched('ClusterServiceVersion', { data: [OWN_ONLY] });
  watched('Namespace', { data: [{ metadata: { name: 'team-a' } }] });
  answering(({ method, url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return undefined;
    if (method === 'GET') return url.endsWith('/operatorgroups') ? { items: [] } : undefined;
    return {};
  });
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('Namespaces tab', () => {
  it('lists namespaces with their worst problem, these first', async () => {
    aCluster();
    watched('OperatorGroup', {
      data: [
        anOperatorGroup({ namespace: 'alpha' }),
        anOperatorGroup({ spec: { targetNamespaces: ['nowhere'] } }),
      ],
    });
    watched('Namespace', { data: ['team-a', 'alpha'].map((name) => ({ metadata: { name } })) });
    open('all-namespaces');
    const rows = await screen.findAllByTestId('namespace-row');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'team-a',
      'alpha',
    ]);
    expect(rows[0]).toHaveTextContent('Namespace nowhere does not exist');
    expect(rows[0]).toHaveTextContent('nowhere');
    expect(rows[1]).toHaveTextContent('Ready');
  });

  it('warns before an Operator would stop, and saves exactly the change', async () => {
    aCluster();
    open('ns/team-a');
    expect(await screen.findByText('This namespace')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit OperatorGroup' }));
    const form = await dialog();
    expect(form.getByRole('button', { name: 'Edit OperatorGroup' })).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: /All namespaces/ }));
    expect(
      await form.findByText('Operators do not support install mode Whole cluster'),
    ).toBeVisible();
    const save = form.getByRole('button', { name: 'Edit OperatorGroup' });
    await waitFor(() => {
      expect(save).toBeEnabled();
    });
    await userEvent.click(save);
    expect(await form.findByText('OperatorGroup team-a-og updated')).toBeVisible();
    const sent = requests().filter(
      ({ method, url }) => method === 'PATCH' && !url.includes('dryRun'),
    );
    expect(sent.map(({ body }) => body)).toEqual([
      [
        { op: 'test', path: '/spec', value: { targetNamespaces: ['team-a'] } },
        { op: 'replace', path: '/spec', value: {} },
      ],
    ]);
  });

  it('says what is wrong with the input, and saves nothing incomplete', async () => {
    aCluster();
    open('ns/team-a');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit OperatorGroup' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: /Namespaces with labels/ }));
    const save = form.getByRole('button', { name: 'Edit OperatorGroup' });
    expect(save).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: /Labels/ }), 'team=none');
    expect(
      await form.findByText('The OperatorGroup does not select any namespaces.'),
    ).toBeVisible();
    expect(form.getByText(/OLM cannot install Operators, .* NoTargetNamespaces/)).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: /Labels/ }));
    expect(save).toBeDisabled();
  });

  it('creates the missing OperatorGroup', async () => {
    aCluster();
    watched('OperatorGroup', { data: [] });
    open('ns/team-a');
    await userEvent.click(await screen.findByRole('button', { name: 'Create OperatorGroup' }));
    const form = await dialog();
    const create = form.getByRole('button', { name: 'Create OperatorGroup' });
    await waitFor(() => {
      expect(create).toBeEnabled();
    });
    await userEvent.click(create);
    expect(await form.findByText('Namespace team-a has an OperatorGroup')).toBeVisible();
    const [sent] = requests().filter(
      ({ method, url }) => method === 'POST' && url.endsWith('/operatorgroups'),
    );
    expect(sent?.body).toMatchObject({
      metadata: { name: 'team-a-og' },
      spec: { targetNamespaces: ['team-a'] },
    });
  });

  it('names the permission to read OperatorGroups', async () => {
    aCluster(({ resource }) => resource !== 'operatorgroups');
    open('ns/team-a');
    expect(await screen.findByText(/list operatorgroups.* team-a/)).toBeVisible();
  });

  it('never says that an unreadable namespace has no OperatorGroup', async () => {
    aCluster(({ resource, namespace }) => resource !== 'operatorgroups' && namespace !== undefined);
    watched('Project', { data: [{ metadata: { name: 'team-a' } }] });
    open('all-namespaces');
    expect(
      await screen.findByRole('button', { name: /^Unable to load 1 namespace/ }),
    ).toBeVisible();
    expect(screen.queryByText('No OperatorGroup')).toBeNull();
    expect(screen.queryAllByTestId('namespace-row')).toEqual([]);
  });

  it('never says that nobody can install if roles are unreadable', async () => {
    aCluster(({ resource = '' }) => !resource.includes('role'));
    open('ns/team-a');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Users who can install Operators' }),
    );
    expect(await screen.findByText(/Other users might also have permission/)).toBeInTheDocument();
    expect(screen.queryByText(/No user or group/)).toBeNull();
  });

  it('lists who can install', async () => {
    aCluster();
    const rules = [
      { apiGroups: ['operators.coreos.com'], resources: ['subscriptions'], verbs: ['create'] },
    ];
    answering(({ url }) => {
      if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
      if (url.includes('/team-a/rolebindings')) {
        const roleRef = { kind: 'Role', name: 'installer' };
        const subjects = [{ kind: 'User', name: 'paula' }];
        return { items: [{ metadata: { name: 'b', namespace: 'team-a' }, roleRef, subjects }] };
      }
      return url.includes('/team-a/roles')
        ? { items: [{ metadata: { name: 'installer' }, rules }] }
        : { items: [] };
    });
    open('ns/team-a');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Users who can install Operators' }),
    );
    expect(await screen.findByText('User paula')).toBeVisible();
  });
});
