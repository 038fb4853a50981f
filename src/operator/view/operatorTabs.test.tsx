import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '~/routes';
import { aCsv } from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { aQuillFor, anInstalledQuill, openAt } from '~/test/operatorPage';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';

const open = (tab: string) => openAt(<OperatorPage />, tab);

beforeEach(anInstalledQuill);

describe('the overview', () => {
  it('says what the Operator is, and creates instances of its APIs', async () => {
    const description = '# Quill\n\nQuill writes letters with ink.';
    const spec = { ...aCsvWith(['Ink', 'Pen']), description };
    watched('ClusterServiceVersion', {
      data: [aCsv({ spec, annotations: { description: 'Writes letters' } })],
    });
    answering(({ url }) => {
      if (url.includes('/pens')) return { items: [] };
      return url.includes('/inks') ? { items: [{}, {}] } : undefined;
    });
    await open('');
    const about = within(screen.getByRole('region', { name: 'Description' }));
    expect(about.getByText('Writes letters')).toBeVisible();
    await userEvent.click(about.getByRole('button', { name: 'Show all' }));
    expect(await about.findByText('Quill writes letters with ink.')).toBeVisible();
    const apis = within(screen.getByRole('region', { name: 'Provided APIs' }));
    expect(await apis.findByRole('link', { name: '2 instances' })).toHaveAttribute(
      'href',
      routes.instancesOf(null, 'inks.ink.example.com'),
    );
    expect(await apis.findByRole('link', { name: 'Create Pen' })).toHaveAttribute(
      'href',
      routes.newInstance('team-a', 'pens.ink.example.com'),
    );
  });

  it('counts the instances of six APIs only', async () => {
    const kinds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    watched('ClusterServiceVersion', { data: [aCsv({ spec: aCsvWith(kinds) })] });
    await open('');
    expect(screen.getByRole('link', { name: 'Show 2 more' })).toHaveAttribute(
      'href',
      routes.operator('team-a', 'quill', 'apis'),
    );
    const counted = () => requests().filter(({ url }) => url.includes('limit=1'));
    await waitFor(() => {
      expect(counted()).toHaveLength(6);
    });
  });
});

function aCsvWith(kinds: readonly string[]) {
  const owned = kinds.map((kind) => ({
    name: `${kind.toLowerCase()}s.ink.example.com`,
    kind,
    version: 'v1',
  }));
  return { customresourcedefinitions: { owned } };
}

describe('APIs', () => {
  const pens = async (answer: (url: string) => unknown) => {
    answering(({ url }) => (url.includes('/pens') ? answer(url) : undefined));
    await open('apis');
  };

  it('are counted, and can be created with permission', async () => {
    await pens(() => ({ metadata: { remainingItemCount: 41 }, items: [{}] }));
    expect(await screen.findByText('42')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Create Pen' })).toHaveAttribute(
      'href',
      routes.newInstance('team-a', 'pens.ink.example.com'),
    );
  });

  it('are counted again on request, or when the window gets the focus', async () => {
    const items: object[] = [];
    await pens(() => ({ items }));
    expect(await screen.findByText('0')).toBeVisible();
    items.push({});
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('1')).toBeVisible();
    items.push({});
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('are counted in the namespace without cluster-wide permission', async () => {
    resetCluster();
    aQuillFor((review) => review.includes('"namespace":"team-a"'));
    await pens((url) => {
      if (url.includes('/namespaces/team-a/')) return { items: [{}, {}] };
      throw Object.assign(new Error('forbidden'), { code: 403, json: {} });
    });
    expect(await screen.findByText('2 in namespace team-a')).toBeVisible();
    const everywhere = requests().filter(({ url }) => url.includes('/v1/pens'));
    expect(everywhere).toEqual([]);
  });

  it('name the missing permission', async () => {
    await pens(() => {
      throw Object.assign(new Error('forbidden'), { code: 403, json: {} });
    });
    expect(await screen.findByText(/list pens\.ink\.example\.com/)).toBeVisible();
  });

  it('that the cluster does not serve cannot be created', async () => {
    await pens(() => {
      throw Object.assign(new Error('gone'), { code: 404, json: {} });
    });
    expect(await screen.findByText('Not served')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Pen' })).toBeNull();
  });
});

describe('events', () => {
  const event = (name: string, type: string) => ({
    metadata: { name, namespace: 'team-a', uid: name },
    involvedObject: { kind: 'Subscription', name: 'quill', namespace: 'team-a' },
    reason: name,
    type,
  });

  it('are those of its resources, and can be filtered by warnings', async () => {
    watched('Event', { data: [event('Resolved', 'Normal'), event('Rejected', 'Warning')] });
    await open('events');
    expect(await screen.findByText('Resolved')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Only warnings' }));
    expect(screen.queryByText('Resolved')).toBeNull();
    expect(screen.getByText('Rejected')).toBeVisible();
  });

  it('are forgotten after a while', async () => {
    watched('Event', {});
    await open('events');
    expect(await screen.findByText('No events')).toBeVisible();
  });
});

describe('YAML', () => {
  it('shows each of its objects', async () => {
    await open('yaml');
    const yaml = await screen.findByRole('region', { name: 'YAML' });
    expect(yaml).toHaveTextContent('kind: Subscription');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Resource' }),
      'OperatorGroup team-a-og',
    );
    expect(yaml).toHaveTextContent('kind: OperatorGroup');
    expect(screen.getByRole('link', { name: /Edit YAML/ })).toHaveAttribute(
      'href',
      '/k8s/ns/team-a/operators.coreos.com~v1~OperatorGroup/team-a-og/yaml',
    );
  });
});
