import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { requests } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import { type Refusal, aSubmitCluster } from '~/test/submitCluster';
import InstallPage from './InstallPage';

const FORBIDDEN: Refusal = {
  code: 403,
  reason: 'Forbidden',
  message: 'operatorgroups is forbidden: User "paula" cannot create resource',
};
const OFFER = 'Also delete project inkwell';
const GONE = 'Installation undone';

beforeEach(() => {
  sessionStorage.clear();
});

it('offers to delete the requested project, which has no annotation', async () => {
  await stoppedAfterRequest();
  await press('Cancel');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: OFFER }));
  await press('Remove');
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(deleted()).toEqual(['projects inkwell']);
});

it('keeps the project with a link, unless it is selected for deletion', async () => {
  await stoppedAfterRequest();
  await press('Cancel');
  const link = await screen.findByRole('link', { name: 'Project inkwell' });
  expect(link).toHaveAttribute('href', '/k8s/cluster/projects/inkwell');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await press('Keep resources');
  expect(screen.getByText('left the page')).toBeVisible();
  expect(deleted()).toEqual([]);
});

it('does not offer it with resources of others in it', async () => {
  const cluster = await stoppedAfterRequest();
  cluster.put('/api/v1/namespaces/inkwell/configmaps/theirs', {
    metadata: { name: 'theirs' },
  });
  await press('Cancel');
  const kept = await screen.findByTestId('kept');
  expect(kept).toHaveTextContent('Project inkwell: contains other resources: ConfigMap theirs');
  expect(screen.queryByRole('checkbox', { name: OFFER })).toBeNull();
});

it('names the missing permission to delete it', async () => {
  await stoppedAfterRequest('projects');
  await press('Cancel');
  expect(
    await screen.findByText(
      'You do not have permission to delete project inkwell. The project remains.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: OFFER })).toBeNull();
});

it('does not leave the page silently while the created resources are unknown', async () => {
  await stoppedAfterRequest('roles');
  await press('Cancel');
  expect(await screen.findByRole('dialog', { name: 'Undo installation?' })).toBeVisible();
});

/** An installation whose project was created, and whose OperatorGroup was rejected. */
async function stoppedAfterRequest(...barred: readonly string[]) {
  anInstallCluster((resource) => ![...barred, 'namespaces'].includes(resource));
  const cluster = aSubmitCluster((method, resource) => {
    if (method === 'GET' && barred.includes(resource)) return new Error('broken connection');
    return method === 'POST' && resource === 'operatorgroups' ? FORBIDDEN : undefined;
  });
  renderAt(
    `${routes.install(null, QUILL)}?mode=OwnNamespace&namespace=inkwell`,
    <Routes>
      {patterns.install.map((path) => (
        <Route key={path} path={path} element={<InstallPage />} />
      ))}
      <Route path="*" element={<p>left the page</p>} />
    </Routes>,
  );
  await press('Install');
  await screen.findByRole('button', { name: 'Retry' });
  return cluster;
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

function deleted(): readonly string[] {
  return requests()
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => url.split('/').slice(-2).join(' '));
}
