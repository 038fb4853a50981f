import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import HistoryTab from './HistoryTab';

const quill = anInstallPlan({
  name: 'install-quill',
  spec: { approved: true, clusterServiceVersionNames: ['quill.v1.0.0'] },
  status: { phase: 'Complete' },
});
const basalt = anInstallPlan({
  name: 'install-basalt',
  namespace: 'team-b',
  spec: { clusterServiceVersionNames: ['basalt.v2.0.0'] },
  status: { phase: 'Failed' },
});

beforeEach(() => {
  watched('InstallPlan', { data: [quill, basalt] });
  watched('Subscription', { data: [] });
  watched('Event', {
    data: [
      event('install-quill', 'one', 'about this plan'),
      event('install-other', 'two', 'about another'),
    ],
  });
  answering(({ url }) =>
    url.endsWith('selfsubjectaccessreviews') ? { status: { allowed: true } } : undefined,
  );
});

function event(name: string, uid: string, message: string) {
  return {
    metadata: { name: uid, namespace: 'team-a', uid },
    involvedObject: { kind: 'InstallPlan', name, namespace: 'team-a' },
    reason: 'Seen',
    message,
  };
}

const open = (query = '') => renderAt(`/${query}`, <HistoryTab scope={null} />);
const links = () => screen.getAllByRole('link', { name: /^install-/ });

describe('the update history', () => {
  it('lists past plans', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'install-quill' })).toBeVisible();
    expect(links()).toHaveLength(2);
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('filters by the URL', async () => {
    open('?find=basalt&state=failed');
    expect(await screen.findByRole('link', { name: 'install-basalt' })).toBeVisible();
    expect(links()).toHaveLength(1);
  });

  it('filters by state, and shows an empty state without results', async () => {
    open('?find=quill');
    await screen.findByRole('link', { name: 'install-quill' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    expect(await screen.findByText('No results match the filter criteria')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  });

  it('copies the plans shown', async () => {
    const user = userEvent.setup();
    open('?find=quill');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\tquill\t–\t1\.0\.0\t/);
  });

  it('expands to the events of a plan', async () => {
    open('?find=quill');
    await userEvent.click(await screen.findByRole('button', { name: /^Details of InstallPlan/ }));
    expect(await screen.findByText('about this plan')).toBeVisible();
    expect(screen.queryByText('about another')).toBeNull();
  });
});
