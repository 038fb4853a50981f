import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { aCsv } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { someDetails } from '~/test/operatorBuilders';
import { renderAt } from '~/test/render';
import PermissionsTab from './PermissionsTab';

type Raw = Readonly<Record<string, unknown>>;

const rule = (resources: string, verbs: string, more: Raw = {}): Raw => ({
  apiGroups: [''],
  resources: resources.split(' '),
  verbs: verbs.split(' '),
  ...more,
});

const grant = (...rules: readonly Raw[]) => ({ serviceAccountName: 'quill-sa', rules });

function withSpec(spec: Raw, name = 'quill.v1.0.0'): OperatorDetails {
  return someDetails({ csvs: [aCsv({ name, spec: { displayName: 'Quill', ...spec } })] });
}

const withStrategy = (strategy: Raw) => withSpec({ install: { spec: strategy } });

const show = (details: OperatorDetails, query = '') =>
  renderAt(`/${query}`, <PermissionsTab details={details} />);

const SECRETS = withStrategy({
  clusterPermissions: [grant(rule('secrets', 'get list'), rule('nodes', 'get'))],
  permissions: [grant(rule('configmaps', 'update'), rule('pods/exec', 'create'))],
  deployments: [
    {
      name: 'quill-controller',
      spec: { template: { spec: { serviceAccountName: 'quill-sa', hostNetwork: true } } },
    },
  ],
});

const ruleRows = () =>
  screen
    .getAllByRole('grid')
    .filter((table) => (table.getAttribute('aria-label') ?? '').startsWith('Rules of'))
    .flatMap((table) => within(table).getAllByRole('row').slice(1));

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the permissions of an Operator', () => {
  it('show first that it can read all Secrets of the cluster, and why that matters', () => {
    show(SECRETS);
    const items = screen.getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Read Secrets');
    expect(items[0]).toHaveTextContent('Can read passwords, keys');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)[0],
    ).toBe('Cluster-wide permissions');
  });

  it('name the ServiceAccount of several', () => {
    show(
      withStrategy({
        clusterPermissions: [grant(rule('secrets', 'get'))],
        permissions: [{ serviceAccountName: 'other', rules: [rule('pods', 'get')] }],
      }),
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('ServiceAccount quill-sa');
  });

  it('report if no cluster-wide permission is a risk', () => {
    show(withStrategy({ permissions: [grant(rule('configmaps', 'get'))] }));
    expect(screen.getByText('No cluster-wide risks found.')).toBeVisible();
  });

  it('link a risk to its rules', async () => {
    show(SECRETS);
    expect(ruleRows()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Show rules: Read Secrets' }));
    expect(ruleRows()).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Rules' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Show all risks' }));
    expect(ruleRows()).toHaveLength(2);
  });

  it('are found by verb or resource, and the URL keeps the search', async () => {
    show(SECRETS, '?rule=nodes');
    expect(ruleRows()).toHaveLength(1);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Find rules' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Find rules' }), 'bananas');
    expect(screen.getByText('No results match the filter criteria')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all rules' }));
    expect(ruleRows()).toHaveLength(4);
  });

  it('show privileges of pods beyond the API', () => {
    show(SECRETS);
    const pods = screen.getByRole('grid', { name: 'Operator pods' });
    expect(within(pods).getByText('Host network')).toBeVisible();
  });

  it('name webhooks and APIServices', () => {
    show(
      withSpec({
        webhookdefinitions: [
          {
            type: 'ConversionWebhook',
            generateName: 'cquill',
            conversionCRDs: ['quills.example.com'],
          },
        ],
        apiservicedefinitions: {
          owned: [
            {
              name: 'inks',
              version: 'v1',
              group: 'ink.example.com',
              kind: 'Ink',
              deploymentName: 'ink-server',
            },
          ],
        },
      }),
    );
    expect(screen.getByRole('region', { name: 'Webhooks' })).toHaveTextContent('Requests fail');
    expect(screen.getByRole('region', { name: 'APIServices' })).toHaveTextContent('ink-server');
  });

  it('of both versions are shown during an update', async () => {
    const spec: Raw = {
      install: { spec: { clusterPermissions: [grant(rule('secrets', 'get'))] } },
    };
    const details = someDetails({ csvs: [aCsv(), aCsv({ name: 'quill.v2.0.0', spec })] });
    show(details);
    expect(screen.queryByText('Read Secrets')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'quill.v2.0.0' }));
    expect(screen.getAllByText('Read Secrets')[0]).toBeVisible();
  });

  it('are none before there is a ClusterServiceVersion', () => {
    show(someDetails({ csvs: [] }));
    expect(screen.getByText('No permissions yet')).toBeVisible();
  });

  it('show few of many rules at first, and more on request', async () => {
    const rules = Array.from({ length: 500 }, (_, index) => rule(`things${index}`, 'get'));
    show(withStrategy({ permissions: [grant(...rules)] }));
    expect(screen.getByText('things14')).toBeVisible();
    expect(screen.queryByText('things15')).toBeNull();
    await userEvent.click(screen.getByText(/Show 100 more/));
    expect(screen.getByText('things114')).toBeVisible();
    expect(screen.queryByText('things115')).toBeNull();
  });

  it.each([null, 'text', 7, [], [null], [{ rules: 'x' }], [{ rules: [{ verbs: [{}] }] }]])(
    'survive %j',
    (bad) => {
      show(
        withSpec({
          install: { spec: { permissions: bad, clusterPermissions: bad, deployments: bad } },
          webhookdefinitions: bad,
          apiservicedefinitions: { owned: bad },
        }),
      );
      expect(screen.getByRole('heading', { name: /All requested rules/ })).toBeVisible();
    },
  );

  it('have no axe violation', async () => {
    const { container } = show(SECRETS);
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    expect((await axe.run(container, options)).violations.map(({ id }) => id)).toEqual([]);
  });
});

const RBAC = '/api/kubernetes/apis/rbac.authorization.k8s.io/v1';
const binding = {
  metadata: { name: 'quill-is-admin' },
  roleRef: { kind: 'ClusterRole', name: 'cluster-admin' },
  subjects: [{ kind: 'ServiceAccount', name: 'quill-sa', namespace: 'team-a' }],
};

describe('bindings of others', () => {
  const look = () => userEvent.click(screen.getByRole('button', { name: 'Find other bindings' }));
  const forbidden = () => {
    throw Object.assign(new Error('forbidden'), { code: 403 });
  };

  it('are requested only on demand', async () => {
    answering(({ url }) =>
      url === `${RBAC}/clusterrolebindings` ? { items: [binding] } : undefined,
    );
    answering(({ url }) => (url === `${RBAC}/rolebindings` ? { items: [] } : undefined));
    answering(({ url }) =>
      url === `${RBAC}/clusterroles/cluster-admin`
        ? { rules: [{ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }] }
        : undefined,
    );
    show(SECRETS);
    expect(requests()).toEqual([]);
    await look();
    const table = await screen.findByRole('grid', { name: 'Other bindings' });
    expect(within(table).getByText('cluster-admin')).toBeVisible();
    expect(within(table).getByText('All permissions')).toBeVisible();
  });

  it('name the permissions for a complete list, and include only the namespace', async () => {
    answering(({ url }) => (url.startsWith(`${RBAC}/cluster`) ? forbidden() : undefined));
    answering(({ url }) => (url === `${RBAC}/rolebindings` ? forbidden() : undefined));
    answering(({ url }) =>
      url === `${RBAC}/namespaces/team-a/rolebindings`
        ? { items: [{ ...binding, metadata: { name: 'b', namespace: 'team-a' } }] }
        : undefined,
    );
    show(SECRETS);
    await look();
    expect(await screen.findByText(/list clusterrolebindings\.rbac.* cluster-wide/)).toBeVisible();
    expect(screen.getByText('Unable to load the role')).toBeVisible();
  });

  it('can be retried after a failure', async () => {
    let isUp = false;
    answering(() => {
      if (!isUp) throw Object.assign(new Error('busy'), { code: 500, json: {} });
      return { items: [] };
    });
    show(SECRETS);
    await look();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(again);
    expect(await screen.findByText('No other bindings found.')).toBeVisible();
  }, 15_000);
});
