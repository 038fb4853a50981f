import { beforeEach, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';

const remedy = { kind: 'unpack-settings', namespace: 'team-a', name: 'team-a-og' } as const;
const RETRY = 'operatorframework.io/bundle-unpack-min-retry-interval';

beforeEach(() => {
  aCluster();
});

it('lets OLM retry unpacking automatically, by the OperatorGroup (TS-006)', async () => {
  const dialog = await openRemedy(remedy, { operatorGroups: [anOperatorGroup()] });
  expect(await dialog.findByText('Server dry run succeeded')).toBeVisible();
  expect(await dialog.findByText(/^oc patch operatorgroup.*"5m"/)).toBeVisible();
  await press(dialog, 'Edit OperatorGroup');
  expect(await dialog.findByText('OperatorGroup team-a-og updated')).toBeVisible();
  expect(changes()).toEqual([
    [
      'PATCH team-a/operatorgroups/team-a-og',
      [{ op: 'add', path: '/metadata/annotations', value: { [RETRY]: '5m' } }],
    ],
  ]);
});

it('reports a deleted OperatorGroup', async () => {
  const dialog = await openRemedy(remedy, { operatorGroups: [] });
  expect(dialog.getByText('Already deleted')).toBeVisible();
});
