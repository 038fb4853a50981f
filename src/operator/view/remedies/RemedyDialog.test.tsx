import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OperatorCondition } from '~/kube/models/olm';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { translate } from '~/i18n';
import { OneAction } from './OneAction';
import { takeBackAction } from './overrideActions';

const own = { type: 'Upgradeable', status: 'False', reason: 'Migrating', message: 'data move' };
const other = { type: 'Other', status: 'True', reason: 'Theirs', message: '' };

const aCondition = (spec: OperatorCondition['spec']): OperatorCondition => ({
  metadata: { name: 'quill.v1.0.0', namespace: 'team-a' },
  ...(spec === undefined ? {} : { spec }),
});

const remedy = {
  kind: 'override-condition',
  namespace: 'team-a',
  name: 'quill.v1.0.0',
  type: 'Upgradeable',
} as const;

const PATCH = 'PATCH team-a/operatorconditions/quill.v1.0.0';

it('shows the Operator’s condition, and overrides only that', async () => {
  aCluster();
  const spec = { conditions: [own], overrides: [other] };
  const dialog = await openRemedy(remedy, { conditions: [aCondition(spec)] });
  expect(dialog.getByText('data move')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Checked by me');
  expect(dialog.getByRole('button', { name: 'Override' })).toBeDisabled();
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Checked');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'no migration runs');
  await press(dialog, 'Override');
  expect(await dialog.findByText('Override applied')).toBeVisible();
  const override = { type: 'Upgradeable', status: 'True', reason: 'Checked' };
  expect(changes()).toEqual([
    [
      PATCH,
      [
        { op: 'test', path: '/spec', value: spec },
        {
          op: 'add',
          path: '/spec/overrides',
          value: [other, { ...override, message: 'no migration runs' }],
        },
      ],
    ],
  ]);
});

it('removes an override', async () => {
  aCluster();
  const spec = { conditions: [own], overrides: [{ ...own, status: 'True' }] };
  renderAt(
    '/',
    <OneAction
      action={() => takeBackAction(aCondition(spec), 'Upgradeable', translate())}
      onClose={() => undefined}
    />,
  );
  await press(within(await screen.findByRole('dialog')), 'Remove');
  expect(await screen.findByText('Override removed')).toBeVisible();
  expect(changes()).toEqual([
    [
      PATCH,
      [
        { op: 'test', path: '/spec', value: spec },
        { op: 'remove', path: '/spec/overrides' },
      ],
    ],
  ]);
});

it('reports a deleted condition', async () => {
  const dialog = await openRemedy(remedy, { conditions: [] });
  expect(
    dialog.getByText(/does not exist, or you do not have permission to view it/),
  ).toBeVisible();
});
