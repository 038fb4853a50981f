import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { failed, loading, ready } from '~/kube/loadable';
import { type PlanContent, planContentOf } from '~/olm/plans/planContent';
import type { PlanDetails } from '~/updates/rules/planDetails';
import type { PlanReviewed } from '~/updates/rules/review/planDelta';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import {
  QUILL_BUNDLE,
  aBundledCsv,
  aContentOf,
  aDefinition,
  aPlanWith,
  aStep,
  anInstall,
} from '~/test/planBuilders';
import { renderAt } from '~/test/render';
import { PlanContentView } from './PlanContentView';

const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: [''],
  resources: [resource],
  verbs,
});

const csv = aBundledCsv({
  ...anInstall({
    permissions: [
      {
        serviceAccountName: 'quill-sa',
        rules: [rule('configmaps', 'get'), rule('secrets', 'list')],
      },
    ],
    deployments: [
      {
        name: 'quill-controller',
        spec: {
          template: {
            spec: {
              hostNetwork: true,
              containers: [{ image: 'registry.example.com/quill:1.0.0' }],
            },
          },
        },
      },
    ],
  }),
  relatedImages: [{ name: 'store', image: 'registry.example.com/store:2' }],
  webhookdefinitions: [
    {
      type: 'ValidatingAdmissionWebhook',
      generateName: 'vquill.example.com',
      rules: [{ apiGroups: ['example.com'], resources: ['quills'], operations: ['CREATE'] }],
    },
  ],
});

const NOT_COMPARED: PlanReviewed = {
  review: null,
  comparedAt: null,
  refresh: () => undefined,
  isRefreshing: false,
  reader: {
    yamlOf: (object) => Promise.resolve(stringify(object)),
    diffOf: () => Promise.resolve({ kind: 'too-large' }),
  },
};

function show(content: PlanContent, changes: Partial<PlanDetails> = {}, tab = 'permissions') {
  const details: PlanDetails = {
    plan: null,
    content: ready(content),
    watched: ['team-a'],
    existing: ready([]),
    refetch: () => undefined,
    ...changes,
  };
  const plan = reviewedPlans([aPlanWith()], [])[0];
  renderAt(
    `/?tab=${tab}`,
    <PlanContentView
      details={details}
      reviewed={NOT_COMPARED}
      changes={plan?.changes ?? []}
      isWaiting
    />,
  );
}

const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

describe('the permissions of a plan', () => {
  it('start with risks, their reasons, subjects and namespaces', () => {
    show(aContentOf(csv));
    expect(screen.getByRole('heading', { name: 'Risk' })).toBeVisible();
    expect(screen.getByText(/Can read passwords/)).toHaveTextContent(
      'ServiceAccount quill-sa of quill.v1.0.0, in namespace team-a',
    );
  });

  it('continue with every rule, risky ones first', () => {
    show(aContentOf(csv));
    const rows = within(screen.getByRole('grid', { name: /quill-sa/ })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'secretscorelistRead Secrets',
      'configmapscoreget',
    ]);
  });

  it('report permissions that become cluster-wide (OG-019)', () => {
    show(aContentOf(csv), { watched: [''] });
    expect(screen.getByText('Namespace permissions become cluster-wide')).toBeVisible();
    expect(screen.getByRole('grid', { name: /cluster-wide/ })).toBeVisible();
  });

  it('expand on demand if there are many', async () => {
    const rules = Array.from({ length: 30 }, (_, index) => rule(`things${index}`, 'get'));
    const many = aBundledCsv(anInstall({ permissions: [{ serviceAccountName: 'sa', rules }] }));
    show(aContentOf(many));
    expect(screen.queryByText('things7')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /ServiceAccount sa/ }));
    expect(screen.getByText('things7')).toBeVisible();
  });

  it('report that there are none', () => {
    show(aContentOf(aBundledCsv()));
    expect(screen.getByText('This version grants no permissions.')).toBeVisible();
  });
});

describe('the APIs of a plan', () => {
  it.each([
    ['New', ready([])],
    ['Exists', ready(['quills.example.com'])],
    ['Unknown', loading],
  ])('are %s', async (text, existing) => {
    show(aContentOf(csv, aDefinition()), { existing });
    await openTab(/APIs/);
    expect(screen.getByRole('row', { name: /quills\.example\.com/ })).toHaveTextContent(text);
  });

  it('name the missing permission', async () => {
    const permission = {
      verb: 'list',
      group: 'apiextensions.k8s.io',
      resource: 'customresourcedefinitions',
    };
    const failure = { kind: 'forbidden', message: '', permission } as const;
    show(aContentOf(csv, aDefinition()), { existing: failed(failure) });
    await openTab(/APIs/);
    expect(screen.getByText(/list customresourcedefinitions/)).toBeVisible();
  });
});

it('shows webhooks with their failure policy', async () => {
  show(aContentOf(csv));
  await openTab(/Webhooks/);
  expect(screen.getByRole('row', { name: /vquill/ })).toHaveTextContent(
    'ValidatingCREATE: quills.example.comRequests fail',
  );
});

it('shows workloads with their privileges and all images', async () => {
  show(aContentOf(csv));
  await openTab(/Workloads/);
  expect(screen.getByRole('row', { name: /quill-controller/ })).toHaveTextContent('Host network');
  expect(screen.getByRole('row', { name: /quill:1/ })).toHaveTextContent('Immediately');
  expect(screen.getByRole('row', { name: /store:2/ })).toHaveTextContent('On demand');
});

it('shows the YAML of each expanded object', async () => {
  show(aContentOf(csv, aDefinition()));
  await openTab(/Resources/);
  expect(screen.queryByText(/plural: quills/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /quills\.example\.com/ }));
  expect(await screen.findByText(/plural: quills/)).toBeVisible();
});

it('exports the YAML of the plan', async () => {
  show(aContentOf(csv), { plan: { metadata: { name: 'install-abcde' } } });
  await openTab(/YAML/);
  expect(await screen.findByText(/name: install-abcde/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy YAML' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download YAML' })).toBeVisible();
});

describe('unreadable content', () => {
  const plan = aPlanWith(aStep('ClusterServiceVersion', 'quill.v1.0.0'), aStep('Role', 'quill-x'));
  const key = `${QUILL_BUNDLE.namespace}/${QUILL_BUNDLE.name}`;

  it.each([
    ['forbidden', /Unable to load the bundle ConfigMap/],
    ['not-found', /The bundle ConfigMap .* does not exist/],
    ['not-found', /The install plan would fail/],
  ] as const)('keeps the names, and shows the reason: %s', (kind, text) => {
    const failure = { kind, message: 'in the server’s words' };
    const bundles = new Map([[key, { kind: 'failed' as const, failure }]]);
    show(planContentOf(plan, { bundles, manifests: new Map() }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('in the server’s words')).toBeVisible();
    expect(screen.getByText('quill-x')).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  it('names the missing permission once', () => {
    const permission = { verb: 'get', group: '', resource: 'configmaps', namespace: 'olm' };
    const failure = { kind: 'forbidden', message: '', permission } as const;
    const bundles = new Map([[key, { kind: 'failed' as const, failure }]]);
    show(planContentOf(plan, { bundles, manifests: new Map() }));
    const text = 'You do not have permission to get configmaps in namespace olm.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/bundle ConfigMap/)).toBeNull();
  });

  it('can be retried', async () => {
    const refetch = vi.fn();
    const failure = { kind: 'offline', message: '' } as const;
    show(aContentOf(), { content: failed(failure), refetch });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('lists files that cannot be shown', () => {
    const file = { name: 'huge.yaml', manifest: null, problem: 'too-large' } as const;
    const read = { kind: 'unpacked' as const, files: [file] };
    show(planContentOf(plan, { bundles: new Map([[key, read]]), manifests: new Map() }));
    expect(screen.getByText('huge.yaml').parentElement).toHaveTextContent('huge.yaml is too large');
  });
});
