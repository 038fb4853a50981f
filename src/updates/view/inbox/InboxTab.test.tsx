import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRun } from '~/updates/read/approvalRun';
import { patterns } from '~/routes';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import UpdatesPage from '~/updates/view/UpdatesPage';

const NAMES = ['quill', 'basalt', 'onyx'];
const namespaceOf = (name: string) => `team-of-${name}`;

function aPlanOf(name: string, phase = 'RequiresApproval') {
  const plan = anInstallPlan({
    name: `install-${name}`,
    namespace: namespaceOf(name),
    spec: {
      clusterServiceVersionNames: [`${name}.v2.0.0`],
      approved: phase !== 'RequiresApproval',
    },
    status: { phase },
  });
  const at = `2026-01-0${NAMES.indexOf(name) + 1}T00:00:00Z`;
  return { ...plan, metadata: { ...plan.metadata, creationTimestamp: at } };
}

/** The phases of the plans and of their Operators. */
function aClusterWith(phases: ReadonlyMap<string, string>, csvPhases: ReadonlyMap<string, string>) {
  watched('InstallPlan', { data: NAMES.map((name) => aPlanOf(name, phases.get(name))) });
  watched('ClusterServiceVersion', {
    data: [...csvPhases].map(([name, phase]) =>
      aCsv({
        name: `${name}.v2.0.0`,
        namespace: namespaceOf(name),
        status: { phase, reason: 'Why', message: 'no pods' },
      }),
    ),
  });
}

type Requested = { readonly namespace?: string; readonly verb?: string };

/** @param isAllowed whether the permission in an access review is granted */
function aCluster(isAllowed: (requested: Requested) => boolean = () => true) {
  resetCluster();
  aClusterWith(new Map(), new Map());
  watched('Subscription', {
    data: NAMES.map((name) =>
      aSubscription({
        name,
        namespace: namespaceOf(name),
        status: { currentCSV: `${name}.v2.0.0`, installedCSV: `${name}.v1.0.0` },
      }),
    ),
  });
  watched('Project', { data: NAMES.map((name) => ({ metadata: { name: namespaceOf(name) } })) });
  answering(({ url, body }) => {
    if (!url.endsWith('selfsubjectaccessreviews')) return undefined;
    const review: { spec: { resourceAttributes: Requested } } = JSON.parse(JSON.stringify(body));
    return { status: { allowed: isAllowed(review.spec.resourceAttributes) } };
  });
}

const open = (query = '') =>
  renderAt(`/operator-hub-updates/all-namespaces${query}`, <UpdatesPage />, patterns.updates);
const rows = async () => {
  const found = await screen.findAllByTestId('plan-row');
  return found.map((row) => row.dataset['plan']);
};
const patches = () =>
  requests()
    .filter(({ method }) => method === 'PATCH')
    .map(({ url }) => url.split('/').at(-1));

beforeEach(() => {
  setRun(null);
  aCluster();
});

describe('the inbox', () => {
  it('starts with plans that have waited longest, and counts them', async () => {
    open();
    expect(await rows()).toEqual(['install-quill', 'install-basalt', 'install-onyx']);
    expect(screen.getByText('3 install plans · 3 Operators')).toBeVisible();
  });

  it('is sorted and filtered by the URL', async () => {
    open('?sort=newest&namespace=team-of-onyx&namespace=team-of-quill');
    expect(await rows()).toEqual(['install-onyx', 'install-quill']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(async () => {
      expect(await rows()).toEqual(['install-onyx', 'install-basalt', 'install-quill']);
    });
  });

  it('shows plans that are in progress or failed', async () => {
    aClusterWith(new Map([['quill', 'Failed']]), new Map());
    open();
    const other = await screen.findByTestId('other-plan-row');
    expect(other).toHaveTextContent('install-quill');
    expect(other).toHaveTextContent('Failed');
  });

  it('is read by namespace without cluster-wide permission', async () => {
    aCluster(({ namespace, verb }) => verb !== 'list' || namespace === namespaceOf('quill'));
    open();
    expect(await rows()).toEqual(['install-quill']);
    expect(screen.getByText(/Install plans in your 3 namespaces/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Unable to load 2 namespaces/ }));
    expect(
      screen.getByText(/list installplans.operators.coreos.com in namespace team-of-onyx/),
    ).toBeVisible();
  });

  it('reports missing permissions', async () => {
    aCluster(({ verb }) => verb !== 'list');
    open();
    expect(await screen.findByText('Insufficient permissions')).toBeVisible();
  });
});

it('offers to approve the plans of a link, without those that do not wait', async () => {
  open(
    `?${new URLSearchParams([
      ['approve', 'team-of-onyx/install-onyx'],
      ['approve', 'team-of-onyx/install-gone'],
    ]).toString()}`,
  );
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading', { name: 'Approve 1 install plan' })).toBeVisible();
  expect(within(dialog).getByText('install-onyx')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(patches()).toEqual([]);
});

describe('snoozing a plan', () => {
  it('hides a plan for this user without changes in the cluster, and can be undone', async () => {
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Snooze install plan install-quill' }),
    );
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }),
    );
    expect(await rows()).toEqual(['install-basalt', 'install-onyx']);
    await userEvent.click(screen.getByRole('button', { name: 'Snoozed (1)' }));
    expect(screen.getByTestId('put-off-row')).toHaveTextContent('install-quill');
    expect(requests().filter(({ url }) => !url.includes('review'))).not.toContainEqual(
      expect.objectContaining({ method: 'POST' }),
    );
    expect(patches()).toEqual([]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Stop snoozing install plan install-quill' }),
    );
    expect(await rows()).toHaveLength(3);
  });
});

// A dozen clicks each.
describe('approving several in order', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const choose = async (query = '') => {
    open(query);
    await rows();
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Approve 3/ }));
  };
  /** OLM executes each approved plan immediately; Operators get the given phases. */
  const olmWorks = (ends: ReadonlyMap<string, string> = new Map()) => {
    const phases = new Map<string, string>();
    const csvPhases = new Map<string, string>();
    answering(({ method, url }) => {
      const name = url.split('/').at(-1)?.replace('install-', '') ?? '';
      if (method !== 'PATCH') return undefined;
      phases.set(name, 'Complete');
      csvPhases.set(name, ends.get(name) ?? 'Succeeded');
      aClusterWith(phases, csvPhases);
      return {};
    });
  };
  const states = () => screen.getAllByTestId('approval').map((item) => item.dataset['state']);

  it('continues when one is complete, in the selected order', async () => {
    olmWorks();
    await choose();
    await userEvent.click(dialog().getByRole('button', { name: 'Move install-onyx up' }));
    await userEvent.click(dialog().getByRole('button', { name: /^Approve 3 install plans$/ }));
    expect(await dialog().findByText(/Approvals: 3 of 3 completed/)).toBeVisible();
    expect(patches()).toEqual(['install-quill', 'install-onyx', 'install-basalt']);
    const [, close] = dialog().getAllByRole('button', { name: 'Close' });
    if (close !== undefined) await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins in the order of the table', async () => {
    await choose('?sort=newest');
    const order = dialog().getByRole('list', { name: 'Order of approval' });
    const shown = within(order).getAllByRole('listitem');
    expect(
      shown.map(({ textContent }) => /install-(?:onyx|basalt|quill)/.exec(textContent)?.[0]),
    ).toEqual(['install-onyx', 'install-basalt', 'install-quill']);
  });

  it('stops at the first failure with its cause, and continues with the rest on request', async () => {
    olmWorks(new Map([['basalt', 'Failed']]));
    await choose();
    await userEvent.click(dialog().getByRole('button', { name: /^Approve 3 install plans$/ }));
    expect(await dialog().findByText('basalt.v2.0.0 failed')).toBeVisible();
    expect(states()).toEqual(['done', 'failed', 'waiting']);
    expect(patches()).toEqual(['install-quill', 'install-basalt']);
    await userEvent.click(dialog().getByRole('button', { name: 'Continue (1 remaining)' }));
    expect(await dialog().findByText(/Approvals: 2 of 3 completed/)).toBeVisible();
    expect(states()).toEqual(['done', 'failed', 'done']);
  });

  it('names the newer plan that superseded one', async () => {
    await choose();
    const newer = anInstallPlan({
      name: 'install-newer',
      namespace: namespaceOf('quill'),
      spec: { generation: 5 },
    });
    watched('InstallPlan', { data: [...NAMES.map((name) => aPlanOf(name)), newer] });
    await userEvent.click(dialog().getByRole('button', { name: /^Approve 3 install plans$/ }));
    expect(
      await dialog().findByText(/Not approved: replaced by a later install plan/),
    ).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Review install plan install-newer' })).toBeVisible();
    expect(patches()).toEqual([]);
  });

  it('excludes plans without approve permission, which is named', async () => {
    aCluster(({ verb, namespace }) => verb !== 'patch' || namespace !== namespaceOf('basalt'));
    olmWorks();
    await choose();
    expect(
      await dialog().findByText(
        'patch installplans.operators.coreos.com in namespace team-of-basalt',
      ),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: /^Approve 2 install plans$/ }));
    expect(await dialog().findByText(/Approvals: 2 of 2 completed/)).toBeVisible();
    expect(patches()).toEqual(['install-quill', 'install-onyx']);
  });

  it('can be hidden and shown, and remains until it is closed', async () => {
    olmWorks();
    await choose();
    await userEvent.click(dialog().getByRole('button', { name: /^Approve 3 install plans$/ }));
    await dialog().findByText(/3 of 3 completed/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Show approvals' }));
    expect(states()).toEqual(['done', 'done', 'done']);
  });
});
