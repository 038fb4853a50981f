import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { openInstall } from '../fixtures/install';
import { SOON } from '../fixtures/operator';

onlyLocally('it knows the images of the demo packages');

const PACKAGE =
  '/operator-hub-catalog/ns/team-a/openshift-marketplace~redhat-operators~heron-database';

test('related images are compared with the mirror sets of the cluster', async ({ page, hub }) => {
  await hub.api('POST', '/apis/config.openshift.io/v1/imagetagmirrorsets', {
    apiVersion: 'config.openshift.io/v1',
    kind: 'ImageTagMirrorSet',
    metadata: { name: 'tags' },
    spec: { imageTagMirrors: [{ source: 'local.operator-hub', mirrors: ['mirror.example.com'] }] },
  });
  // Bundles are referenced by tag, for which their own source has no mirror.
  await hub.api('POST', '/apis/config.openshift.io/v1/imagedigestmirrorsets', {
    apiVersion: 'config.openshift.io/v1',
    kind: 'ImageDigestMirrorSet',
    metadata: { name: 'digests' },
    spec: {
      imageDigestMirrors: [
        {
          source: 'local.operator-hub/bundles',
          mirrors: ['mirror.example.com/bundles'],
          mirrorSourcePolicy: 'NeverContactSource',
        },
      ],
    },
  });

  await test.step('before an installation', async () => {
    await openInstall(hub, { packageName: 'heron-database', catalog: 'redhat-operators' });
    const images = page.getByRole('region', { name: 'Images' });
    await expect(images).toContainText('Images with a configured mirror: 1 of 2', SOON);
    await expect(images).toContainText('1 image cannot be pulled');
    await expect(images).toContainText('local.operator-hub/bundles/heron-database:2.2.1');
    await expectAccessible(page, hub);
  });

  await test.step('without permission, nothing is reported', async () => {
    await hub.signIn('project-admin');
    await hub.open(PACKAGE);
    await page.getByRole('button', { name: /^Related images/ }).click(SOON);
    await expect(page.getByText('Image mirrors unknown')).toBeVisible(SOON);
    await expect(page.getByText(/list imagedigestmirrorsets\.config\.openshift\.io/)).toBeVisible();
    await expect(page.getByText(/configured mirror/)).toHaveCount(0);
  });
});
