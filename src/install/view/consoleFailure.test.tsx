import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { aConsole, anAskingCluster } from '~/test/accessCluster';
import { answering } from '~/test/consoleSdk';
import { QUILL, created, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const PLUGINS = { 'console.openshift.io/plugins': '["quill-console"]' };

it('shows a created Subscription even if the console cannot be changed', async () => {
  answering(({ url }) => {
    if (!url.endsWith('/consoles/cluster')) return undefined;
    throw Object.assign(new Error('no'), { code: 403, json: { message: 'not yours' } });
  });
  aConsole(['operator-hub']);
  anAskingCluster(PLUGINS);
  creating();
  renderAt(
    `${routes.install(null, QUILL)}?mode=OwnNamespace&namespace=team-a`,
    <InstallPage />,
    patterns.install,
  );
  const box = await screen.findByRole('checkbox', { name: 'Enable quill-console' });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(
    await screen.findByText('Subscription created. OLM is installing the Operator.'),
  ).toBeVisible();
  expect(screen.getByText('not yours')).toBeVisible();
  expect(created().at(-1)).toBe('subscriptions');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue without this step' }));
  expect(await screen.findByText('Subscription quill not found')).toBeVisible();
}, 20_000);
