import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { someDetails } from '~/test/operatorBuilders';
import { renderAt } from '~/test/render';
import ObjectsTab from './ObjectsTab';

const csv = aCsv({
  spec: {
    customresourcedefinitions: {
      owned: [{ name: 'quills.example.com', kind: 'Quill', version: 'v1' }],
    },
  },
});

const REFS: readonly object[] = [
  {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    namespace: 'team-a',
    name: 'quill',
  },
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    namespace: 'team-a',
    name: 'quill-controller',
    conditions: [{ type: 'Available', status: 'False', message: 'no pods' }],
  },
  {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    name: 'inks.example.com',
  },
];

function listed(refs: readonly object[]) {
  watched('Operator', {
    data: [{ metadata: { name: 'quill.team-a' }, status: { components: { refs } } }],
  });
}

function show() {
  watched('InstallPlan', { data: [anInstallPlan()] });
  return renderAt('/', <ObjectsTab details={someDetails({ csvs: [csv], namespaceCsvs: [csv] })} />);
}

const row = (name: string) =>
  screen.findByRole('row', { name: new RegExp(name.replaceAll('.', '\\.')) });

describe('the objects of an Operator', () => {
  it('are those that OLM lists, with their state', async () => {
    listed(REFS);
    show();
    expect(await row('quill-controller')).toHaveTextContent('Degraded');
    expect(await row('quill-controller')).toHaveTextContent('no pods');
  });

  it('mark leftover and missing resources', async () => {
    listed(REFS);
    show();
    expect(await row('inks.example.com')).toHaveTextContent('Leftover');
    expect(await row('quills.example.com')).toHaveTextContent('Not found');
  });

  it('name external requirements of the Operator', () => {
    listed(REFS);
    show();
    const needed = screen.getByRole('region', { name: 'Related resources' });
    expect(within(needed).getByText('team-a-og')).toBeVisible();
  });

  it('are those of install plans and CSV without permission to read the list, with a notice', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Operator', { data: undefined, loaded: false, error });
    show();
    expect(
      await screen.findByText(/list operators\.operators\.coreos\.com cluster-wide/),
    ).toBeVisible();
    expect(screen.getByText(/Only resources of install plans/)).toBeVisible();
    expect(await row('quills.example.com')).toHaveTextContent('Unknown');
  });

  it('report that OLM has not created the Operator resource yet', async () => {
    watched('Operator', { data: [] });
    show();
    expect(await screen.findByText('Operator resource not updated yet')).toBeVisible();
  });

  it('load in place', () => {
    watched('Operator', { loaded: false });
    show();
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it('show few of many resources of a kind at first', async () => {
    listed(
      Array.from({ length: 200 }, (_, index) => ({ kind: 'Secret', name: `secret-${index}` })),
    );
    show();
    const more = await screen.findByRole('button', { name: /Show 170 more/ });
    expect(screen.queryByText('secret-99')).toBeNull();
    await userEvent.click(more);
    expect(screen.getByText('secret-99')).toBeVisible();
  });

  it('have no axe violation', async () => {
    listed(REFS);
    const { container } = show();
    await row('quill-controller');
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    expect((await axe.run(container, options)).violations.map(({ id }) => id)).toEqual([]);
  });
});
