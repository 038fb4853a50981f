import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';

it('selects the only possible channel, saves it, and returns to the page', async () => {
  const stable = aRawChannel({ name: 'stable', versions: ['1.0.0'] });
  aCluster();
  answering(({ url }) =>
    url.includes('/packagemanifests')
      ? aPackageList(aPackageManifest({ channels: [stable] }))
      : undefined,
  );
  const subscription = aSubscription({
    spec: {
      name: 'quill',
      source: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      channel: 'nightly',
    },
  });
  watched('Subscription', { data: [subscription] });
  const place = { namespace: 'team-a', name: 'quill' };
  const dialog = await openRemedy(
    { kind: 'edit-subscription', subscription: place, setting: 'channel' },
    { subscription },
  );
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /^stable/ })).toBeChecked();
  });
  expect(dialog.queryByRole('radio', { name: 'Manual' })).toBeNull();
  await press(dialog, 'Save 1 change');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(JSON.stringify(changes())).toContain(
    '{"op":"replace","path":"/spec/channel","value":"stable"}',
  );
});
