import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { aLookup, aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { aBundledCsv, aStep, anInstall, anUnpackConfigMap } from '~/test/planBuilders';
import { renderAt } from '~/test/render';
import InstallPage from '~/install/view/InstallPage';

const open = () =>
  renderAt(
    `${routes.install(null, QUILL)}?following=team-a/quill&review=1`,
    <InstallPage />,
    patterns.install,
  );

const secrets = { apiGroups: [''], resources: ['secrets'], verbs: ['get'] };
const csv = aBundledCsv(
  anInstall({ permissions: [{ serviceAccountName: 'quill', rules: [secrets] }] }),
);
const steps = [
  aStep('ClusterServiceVersion', 'quill.v1.0.0'),
  aStep('ServiceAccount', 'quill'),
  aStep('Role', 'quill.v1.0.0-quill-x7k'),
];

/** A pending plan with its bundle. @param names the CSVs that it installs */
function aWaitingPlan(...names: readonly string[]): void {
  const status = {
    phase: 'RequiresApproval',
    plan: steps,
    bundleLookups: names.map(aLookup),
  };
  watched('InstallPlan', {
    data: [anInstallPlan({ spec: { clusterServiceVersionNames: names }, status })],
  });
}

function answeringBundle(answer: () => unknown): void {
  answering(({ url }) => (url.includes('/configmaps/bundle-of-quill') ? answer() : undefined));
}

const bundle = () => anUnpackConfigMap({ 'csv.json': JSON.stringify(csv) });

const patches = () => requests().filter(({ method }) => method === 'PATCH');

function aCluster(may?: (resource: string) => boolean): void {
  resetCluster();
  anInstallCluster(may);
  watched('Subscription', {
    data: [
      aSubscription({
        spec: { name: 'quill', source: 's', sourceNamespace: 'n', installPlanApproval: 'Manual' },
        status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
      }),
    ],
  });
  watched('ClusterServiceVersion', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
}

beforeEach(() => {
  aCluster();
});

describe('a plan under review', () => {
  it('is decoded from the ConfigMap in the catalog’s namespace', async () => {
    aWaitingPlan('quill.v1.0.0');
    answeringBundle(bundle);
    open();
    expect(await screen.findByText('Read Secrets', { selector: 'dt *' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Changes' })).toHaveTextContent(
      'Quill 1.0.0 New',
    );
    expect(screen.getByText('community-operators', { selector: 'dd' })).toBeVisible();
    expect(
      requests().filter(({ url }) =>
        url.includes('/namespaces/openshift-marketplace/configmaps/bundle-of-quill'),
      ),
    ).toHaveLength(1);
  });

  it('is approved only as it was reviewed', async () => {
    aWaitingPlan('quill.v1.0.0');
    answeringBundle(bundle);
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve install' }));
    expect(patches().map(({ body }) => body)).toEqual([
      expect.arrayContaining([
        { op: 'test', path: '/spec/clusterServiceVersionNames', value: ['quill.v1.0.0'] },
      ]),
    ]);
  });

  it('names other Operators that it changes before approval (IP-015)', async () => {
    aWaitingPlan('quill.v1.0.0', 'basalt.v2.0.0');
    answeringBundle(bundle);
    open();
    expect(await screen.findByRole('list', { name: 'Changes' })).toHaveTextContent('basalt 2.0.0');
    expect(await screen.findByRole('button', { name: 'Approve 2 installs' })).toBeVisible();
  });

  it('shows only names without permission to read the bundle', async () => {
    aWaitingPlan('quill.v1.0.0');
    answeringBundle(() => {
      throw Object.assign(new Error('forbidden'), { code: 403 });
    });
    open();
    expect(
      await screen.findByText(/get configmaps in (project|namespace) openshift-marketplace/),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('tab', { name: /^Resources/ }));
    expect(await screen.findByText('quill.v1.0.0-quill-x7k')).toBeVisible();
  });

  it('can be undone', async () => {
    aWaitingPlan('quill.v1.0.0');
    answeringBundle(bundle);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo installation' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Undo installation?');
  });
});

it('offers a text for an administrator without permission to approve', async () => {
  aCluster((resource) => resource !== 'installplans');
  aWaitingPlan('quill.v1.0.0');
  answeringBundle(bundle);
  open();
  expect(await screen.findByText('Insufficient permissions to approve')).toBeVisible();
  expect(
    await screen.findByRole('textbox', { name: 'Request text for an administrator' }),
  ).toHaveDisplayValue(
    /(oc|kubectl) patch installplan.operators.coreos.com install-abcde --namespace team-a --type json/,
  );
  expect(await screen.findByRole('button', { name: 'Approve install' })).toBeDisabled();
});

it('lets OLM approve later updates automatically', async () => {
  aReviewedInstall();
  answering(({ method }) => (method === 'PATCH' ? {} : undefined));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enable automatic updates' }));
  expect(patches().map(({ url, body }) => [url.split('/').pop(), body])).toEqual([
    [
      'quill',
      expect.arrayContaining([
        { op: 'test', path: '/spec/installPlanApproval', value: 'Manual' },
        { op: 'replace', path: '/spec/installPlanApproval', value: 'Automatic' },
      ]),
    ],
  ]);
  expect(await screen.findByText('Updates are approved automatically')).toBeVisible();
});

it('reports that the Subscription has been updated, and retries', async () => {
  aReviewedInstall();
  let isChanged = true;
  answering(({ method }) => {
    if (method !== 'PATCH') return undefined;
    if (!isChanged) return {};
    // As kube-apiserver answers a patch whose test fails.
    throw Object.assign(new Error('the server rejected our request'), { code: 422, json: {} });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enable automatic updates' }));
  expect(await screen.findByText('Unable to change update approval')).toBeVisible();
  isChanged = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Updates are approved automatically')).toBeVisible();
});

function aReviewedInstall() {
  const status = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' };
  const spec = {
    name: 'quill',
    source: 's',
    sourceNamespace: 'n',
    installPlanApproval: 'Manual',
  } as const;
  watched('Subscription', { data: [aSubscription({ spec, status })] });
  watched('ClusterServiceVersion', { data: [aCsv()] });
}
