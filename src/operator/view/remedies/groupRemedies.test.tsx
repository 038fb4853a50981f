import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import { answering } from '~/test/consoleSdk';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';

const GROUPS = 'team-a/operatorgroups';

const modes = (...types: readonly ('OwnNamespace' | 'SingleNamespace' | 'AllNamespaces')[]) => ({
  installModes: types.map((type) => ({ type, supported: true })),
});

describe('a namespace with two OperatorGroups', () => {
  const operatorGroups = [
    anOperatorGroup({ name: 'newer' }),
    anOperatorGroup({ name: 'used', spec: { serviceAccountName: 'installer' } }),
  ];
  const csvs = [aCsv({ annotations: { 'olm.operatorGroup': 'used' } })];
  const remedy = { kind: 'remove-operator-group', namespace: 'team-a', names: ['newer', 'used'] };

  it('keeps the one that Operators depend on, unless another is selected', async () => {
    aCluster();
    const dialog = await openRemedy(
      { ...remedy, kind: 'remove-operator-group' },
      { operatorGroups, csvs },
    );
    expect(dialog.getByRole('radio', { name: 'used' })).toBeChecked();
    expect(dialog.getByText(/Used by quill\.v1\.0\.0.*Service account: installer/)).toBeVisible();
    await press(dialog, 'Delete 1 OperatorGroup');
    expect(await dialog.findByText('Namespace team-a has one OperatorGroup')).toBeVisible();
    expect(changes()).toEqual([`DELETE ${GROUPS}/newer`]);
  });

  it('selects the one that the Operator supports, and says which it does not', async () => {
    aCluster();
    const groups = [
      anOperatorGroup({ name: 'newer', spec: {} }),
      anOperatorGroup({ name: 'used' }),
    ];
    const csv = aCsv({ spec: modes('AllNamespaces') });
    const dialog = await openRemedy(
      { ...remedy, kind: 'remove-operator-group' },
      { operatorGroups: groups, csvs: [csv], namespaceCsvs: [csv] },
    );
    expect(dialog.getByRole('radio', { name: 'newer' })).toBeChecked();
    expect(dialog.getByText(/quill\.v1\.0\.0: Install mode not supported/)).toBeVisible();
  });

  it('shows the command for the selection', async () => {
    aCluster();
    const dialog = await openRemedy(
      { ...remedy, kind: 'remove-operator-group' },
      { operatorGroups, csvs },
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'newer' }));
    const command = 'oc delete operatorgroup.operators.coreos.com used --namespace team-a';
    expect(await dialog.findByText(command)).toBeVisible();
  });
});

describe('an unsuitable OperatorGroup', () => {
  const remedy = {
    kind: 'change-operator-group',
    namespace: 'team-a',
    name: 'team-a-og',
    csvName: 'quill.v1.0.0',
  } as const;
  const neighbour = aCsv({ name: 'ink.v1.0.0', spec: modes('OwnNamespace') });

  it('is changed to a supported mode, and names Operators that fail then', async () => {
    aCluster();
    const csv = aCsv({ spec: modes('AllNamespaces') });
    const dialog = await openRemedy(remedy, { namespaceCsvs: [csv, neighbour] });
    expect(dialog.getByText('ink.v1.0.0: Not supported, will stop')).toBeVisible();
    expect(await dialog.findByText('Server dry run succeeded')).toBeVisible();
    await press(dialog, 'Edit OperatorGroup');
    expect(changes()).toEqual([
      [
        `PATCH ${GROUPS}/team-a-og`,
        [
          { op: 'test', path: '/spec', value: { targetNamespaces: ['team-a'] } },
          { op: 'replace', path: '/spec', value: {} },
        ],
      ],
    ]);
  });

  it('requires the namespace of a mode that watches another', async () => {
    aCluster();
    const csv = aCsv({ spec: modes('SingleNamespace') });
    const dialog = await openRemedy(remedy, { namespaceCsvs: [csv] });
    expect(dialog.getByRole('button', { name: 'Edit OperatorGroup' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Namespace to watch' }), 'team-b');
    await press(dialog, 'Edit OperatorGroup');
    expect(changes()).toHaveLength(1);
  });
});

describe('a namespace without OperatorGroup', () => {
  const remedy = { kind: 'create-operator-group', namespace: 'team-a' } as const;

  it('gets the one that the Operator supports', async () => {
    answering(({ url, method }) =>
      method === 'GET' && url.endsWith('/operatorgroups') ? { items: [] } : undefined,
    );
    aCluster();
    const dialog = await openRemedy(remedy, { csvs: [aCsv({ spec: modes('OwnNamespace') })] });
    await press(dialog, 'Create OperatorGroup');
    expect(await dialog.findByText('Namespace team-a has an OperatorGroup')).toBeVisible();
    expect(changes()).toMatchObject([
      [`POST ${GROUPS}`, { spec: { targetNamespaces: ['team-a'] } }],
    ]);
  });

  it('requires the namespace of a mode that watches another', async () => {
    answering(({ url, method }) =>
      method === 'GET' && url.endsWith('/operatorgroups') ? { items: [] } : undefined,
    );
    aCluster();
    const dialog = await openRemedy(remedy, { csvs: [aCsv({ spec: modes('SingleNamespace') })] });
    expect(dialog.getByRole('button', { name: 'Create OperatorGroup' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Namespace to watch' }), 'team-b');
    await press(dialog, 'Create OperatorGroup');
    expect(await dialog.findByText('Namespace team-a has an OperatorGroup')).toBeVisible();
    expect(changes()).toMatchObject([
      [`POST ${GROUPS}`, { spec: { targetNamespaces: ['team-b'] } }],
    ]);
  });

  it('is selected by the user if supported modes are unknown', async () => {
    aCluster();
    const dialog = await openRemedy(remedy, { csvs: [aCsv({ spec: modes() })] });
    expect(dialog.getByRole('link', { name: 'OperatorGroups in the namespace' })).toBeVisible();
  });
});
