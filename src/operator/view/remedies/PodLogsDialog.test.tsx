import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { podModel } from '~/kube/models/workloads';
import { answering, requests, watched } from '~/test/consoleSdk';
import { openRemedy, press } from '~/test/remedyScreen';

const pod = {
  metadata: { name: 'quill-1', namespace: 'team-a' },
  spec: {
    initContainers: [{ name: 'setup' }],
    containers: [{ name: 'manager' }, { name: 'proxy' }],
  },
  status: {
    containerStatuses: [
      { name: 'manager', restartCount: 3, state: { waiting: { reason: 'CrashLoopBackOff' } } },
      { name: 'proxy', restartCount: 0, state: { running: {} } },
    ],
  },
};

const remedy = {
  kind: 'open-logs',
  pod: { model: podModel, namespace: 'team-a', name: 'quill-1' },
  container: null,
} as const;

const requested = () =>
  requests().flatMap(({ url }) => (url.includes('/log?') ? [url.replace(/^.*\/log\?/, '')] : []));

beforeEach(() => {
  watched('Pod', { data: [pod] });
  answering(({ url }) => {
    if (url.includes('/events?')) {
      const event = { type: 'Warning', reason: 'BackOff', message: 'restarting', count: 4 };
      return { items: [event] };
    }
    if (!url.includes('/log?')) return undefined;
    if (!url.includes('container=proxy')) return 'panic: no configuration';
    const message = 'container "proxy" in pod "quill-1" is waiting to start: ContainerCreating';
    throw Object.assign(new Error(message), { code: 400, json: {} });
  });
});

it('shows the end of the failing container’s log, and the events of the pod', async () => {
  const dialog = await openRemedy(remedy);
  expect(await dialog.findByText('panic: no configuration')).toBeVisible();
  expect(requested()).toEqual(['container=manager&tailLines=200']);
  expect(await dialog.findByText(/restarting/)).toBeVisible();
  expect(dialog.getByText('(4 times)', { exact: false })).toBeVisible();
});

it('shows the log before the restart, and reloads it only on request', async () => {
  const dialog = await openRemedy(remedy);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Previous run' }));
  await dialog.findByText('panic: no configuration');
  await press(dialog, 'Refresh');
  expect(requested().at(-1)).toBe('container=manager&tailLines=200&previous=true');
  expect(requested()).toHaveLength(3);
});

it('can select the container, and reports if it has no log yet', async () => {
  const dialog = await openRemedy(remedy);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Container' }), 'proxy');
  expect(await dialog.findByText('No log available')).toBeVisible();
  expect(dialog.getByText(/waiting to start/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Previous run' })).toBeDisabled();
});

it('reports a deleted pod', async () => {
  watched('Pod', { data: [] });
  const dialog = await openRemedy(remedy);
  expect(dialog.getByText('Pod not found')).toBeVisible();
});
