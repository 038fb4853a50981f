import { expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import { answering } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';

const remedy = { kind: 'fail-forward', namespace: 'team-a', name: 'team-a-og' } as const;
const failed = aCsv({ status: { phase: 'Failed', reason: 'InstallCheckFailed' } });
const facts = {
  csvs: [failed],
  namespaceCsvs: [failed, aCsv({ name: 'paper.v1.0.0' })],
  operatorGroups: [anOperatorGroup()],
};

function offering(...versions: readonly string[]) {
  const manifest = aPackageManifest({ channels: [aRawChannel({ versions })] });
  answering(({ url }) => {
    if (!url.includes('/packagemanifests')) return undefined;
    return url.includes('/packagemanifests/') ? manifest : aPackageList(manifest);
  });
}

it('names affected Operators, and changes only the strategy', async () => {
  offering('1.1.0', '1.0.0');
  aCluster();
  const dialog = await openRemedy(remedy, facts);
  expect(await dialog.findByText(/failed quill\.v1\.0\.0 .* up to 1\.1\.0/)).toBeVisible();
  expect(dialog.getByText(/other Operators of the namespace: paper\.v1\.0\.0/)).toBeVisible();
  await press(dialog, 'Edit OperatorGroup');
  expect(await dialog.findByText('OperatorGroup team-a-og updated')).toBeVisible();
  expect(changes()).toMatchObject([
    [
      'PATCH team-a/operatorgroups/team-a-og',
      expect.arrayContaining([
        { op: 'add', path: '/spec/upgradeStrategy', value: 'TechPreviewUnsafeFailForward' },
      ]),
    ],
  ]);
});

it('is not possible without a later version', async () => {
  offering('1.0.0');
  aCluster();
  const dialog = await openRemedy(remedy, facts);
  expect(await dialog.findByText(/contains no later version that can replace/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit OperatorGroup' })).toBeNull();
});

it('names the missing permission', async () => {
  offering('1.1.0', '1.0.0');
  aCluster({ forbidden: ['operatorgroups'] });
  const dialog = await openRemedy(remedy, facts);
  expect(await dialog.findByText('Insufficient permissions')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Edit OperatorGroup' })).toBeDisabled();
});
