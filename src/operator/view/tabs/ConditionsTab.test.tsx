import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { aCsv, aSubscription } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { someDetails } from '~/test/operatorBuilders';
import { renderAt } from '~/test/render';
import { DialogProvider } from '~/ui/DialogProvider';
import ConditionsTab from './ConditionsTab';

const HELD: NonNullable<OperatorFacts['conditions']>[number] = {
  metadata: { name: 'quill.v1.0.0', namespace: 'team-a' },
  spec: {
    conditions: [
      {
        type: 'Upgradeable',
        status: 'False',
        reason: 'Migrating',
        message: 'data migration is running',
      },
    ],
  },
};
const OVERRIDDEN: typeof HELD = {
  ...HELD,
  spec: { ...HELD.spec, overrides: [{ type: 'Upgradeable', status: 'True', reason: 'Forced' }] },
};

const show = (details: OperatorDetails) =>
  renderAt(
    '/',
    <DialogProvider>
      <ConditionsTab details={details} />
    </DialogProvider>,
  );

const effect = () => screen.getByRole('region', { name: 'OperatorCondition quill.v1.0.0' });

describe('the conditions of an Operator', () => {
  it('show that the Operator blocks its update, with its message', () => {
    show(someDetails({ conditions: [HELD] }));
    expect(within(effect()).getByText('Updates blocked by the Operator')).toBeVisible();
    expect(within(effect()).getByText('data migration is running')).toBeVisible();
  });

  it('show that overridden conditions are ignored', () => {
    show(someDetails({ conditions: [OVERRIDDEN] }));
    expect(within(effect()).getByText('Updates allowed by an override')).toBeVisible();
    expect(within(effect()).getByText('Ignored by OLM')).toBeVisible();
  });

  it('can be overridden', async () => {
    answering(({ url, method }) =>
      url.endsWith('selfsubjectaccessreviews')
        ? { status: { allowed: true } }
        : method === 'PATCH'
          ? {}
          : undefined,
    );
    show(someDetails({ conditions: [HELD] }));
    await userEvent.click(screen.getByRole('button', { name: 'Override' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('data migration is running');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Override' }));
    const sent = requests().filter(
      ({ method, url }) => method === 'PATCH' && !url.includes('dryRun'),
    );
    expect(sent.map(({ url }) => url)).toEqual([
      expect.stringContaining('/namespaces/team-a/operatorconditions/quill.v1.0.0'),
    ]);
  });

  it('allow removing an override, and return the focus', async () => {
    show(someDetails({ conditions: [OVERRIDDEN] }));
    const button = screen.getByRole('button', { name: 'Remove override' });
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toHaveTextContent('data migration is running');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('report if no OperatorCondition exists', () => {
    show(someDetails({ conditions: [] }));
    expect(screen.getByText(/No OperatorCondition found/)).toBeVisible();
  });

  it('name the permission to view them', () => {
    const permission = {
      verb: 'list',
      group: 'operators.coreos.com',
      resource: 'operatorconditions',
      namespace: 'team-a',
    };
    show({ ...someDetails({ conditions: null }), missing: [permission] });
    expect(
      screen.getByText(/list operatorconditions\.operators\.coreos\.com in namespace team-a/),
    ).toBeVisible();
  });

  it('distinguish good and bad conditions of the Subscription, regardless of polarity', () => {
    const conditions = [
      { type: 'CatalogSourcesUnhealthy', status: 'False', message: 'all are healthy' },
      { type: 'ResolutionFailed', status: 'True', message: 'constraints' },
    ];
    show(someDetails({ subscription: aSubscription({ status: { conditions } }) }));
    const rows = within(screen.getByRole('region', { name: 'Subscription quill' })).getAllByRole(
      'row',
    );
    expect(rows[1]).toHaveTextContent('ResolutionFailed');
    expect(rows[2]).toHaveTextContent('CatalogSourcesUnhealthy');
  });

  it('show the phases of the CSV and its unmet requirements', () => {
    const status = {
      phase: 'Pending',
      reason: 'RequirementsNotMet',
      conditions: Array.from({ length: 20 }, (_, index) => ({
        phase: 'Pending',
        reason: `R${index}`,
      })),
      requirementStatus: [
        { kind: 'CustomResourceDefinition', name: 'inks.example.com', status: 'NotPresent' },
      ],
    };
    show(someDetails({ csvs: [aCsv({ status })] }));
    const phases = screen.getByRole('region', { name: 'ClusterServiceVersion quill.v1.0.0' });
    expect(within(phases).getByText('inks.example.com')).toBeVisible();
    expect(within(phases).getAllByRole('row')).toHaveLength(7);
  });

  it('have no axe violation', async () => {
    const { container } = show(someDetails({ conditions: [OVERRIDDEN] }));
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    expect((await axe.run(container, options)).violations.map(({ id }) => id)).toEqual([]);
  });
});
