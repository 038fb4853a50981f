import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { definitionOf, versionOf } from '~/updates/rules/crd/testDefinitions';
import { EarlierDefinitions } from './EarlierDefinitions';

const schemaOf = (maximum: number) => ({
  type: 'object',
  properties: {
    spec: { type: 'object', properties: { pages: { type: 'integer', maximum } } },
  },
});

const crdOf = (maximum: number, stored: readonly string[] = ['v1']) =>
  definitionOf(
    {
      versions: stored.map((name) =>
        versionOf(name, schemaOf(maximum), { storage: name === stored.at(-1) }),
      ),
    },
    stored,
  );

const CSV = 'quill.v1.0.0';

function planOf(manifest: object) {
  const step = (resolving: string, one: object) => ({
    resolving,
    status: 'Created',
    resource: {
      group: 'apiextensions.k8s.io',
      version: 'v1',
      kind: 'CustomResourceDefinition',
      name: 'quills.example.com',
      sourceName: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      manifest: JSON.stringify(one),
    },
  });
  return {
    ...anInstallPlan(),
    status: { phase: 'Complete', plan: [step('quill.v2.0.0', crdOf(9)), step(CSV, manifest)] },
  };
}

type Cluster = {
  readonly plans?: readonly object[];
  readonly mayList?: boolean;
  readonly stored?: readonly string[];
};

function open({ plans = [], mayList = true, stored = ['v1'] }: Cluster) {
  answering(({ url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      const allowed = mayList || !JSON.stringify(body).includes('installplans');
      return { status: { allowed } };
    }
    if (url.includes('/installplans')) return { items: plans };
    if (url.includes('/customresourcedefinitions/')) return crdOf(300, stored);
    if (url.includes('/quills')) {
      return { items: [{ metadata: { namespace: 'desk', name: 'diary' }, spec: { pages: 200 } }] };
    }
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
  const key = {
    catalog: 'community-operators',
    catalogNamespace: 'openshift-marketplace',
    packageName: 'quill',
  };
  renderAt(
    '/',
    <EarlierDefinitions namespace="desk" packageKey={key} csvName={CSV} version="1.0.0" />,
  );
}

describe('the CRDs of an earlier version, before the current one is uninstalled', () => {
  it('shows the instances that they reject, from an existing install plan', async () => {
    open({ plans: [planOf(crdOf(100))] });
    expect(await screen.findByText('Risky')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'desk/diary' })).toBeVisible();
  });

  it('shows a stored version that they no longer contain', async () => {
    open({ plans: [planOf(crdOf(300))], stored: ['v1', 'v2'] });
    const changes = { name: 'Changes of Quill' };
    const table = await screen.findByRole('grid', changes);
    expect(within(table).getByText('Stored version removed')).toBeVisible();
  });

  it.each([
    [
      'no plan contains the version',
      { plans: [planOf({})].map((plan) => ({ ...plan, status: {} })) },
    ],
    ['the plans are not readable', { plans: [planOf(crdOf(100))], mayList: false }],
  ])('states that the check was not possible if %s', async (_, cluster) => {
    open(cluster);
    const title = 'The CRDs of version 1.0.0 could not be checked';
    expect(await screen.findByText(title, { exact: false })).toBeVisible();
    expect(requests().some(({ url }) => url.includes('/quills'))).toBe(false);
  });
});
