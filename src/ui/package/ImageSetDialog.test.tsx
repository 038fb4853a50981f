import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { provideQueries } from '~/kube/provideQueries';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { aSource } from '~/test/registryBuilders';
import { renderAt } from '~/test/render';
import type { NeededPackage } from '~/olm/images/imageSet';
import { useImageSet } from '~/olm/read/useImageSet';
import { ImageSetDialog } from './ImageSetDialog';

const Shown = provideQueries(({ needed }: { readonly needed: readonly NeededPackage[] }) => (
  <ImageSetDialog of={useImageSet(needed)} onClose={vi.fn()} />
));

const aNeed = (packageName: string, catalog = 'ink') => ({
  key: { catalogNamespace: 'openshift-marketplace', catalog, packageName },
  ...{ channel: 'stable', installed: '1.0.0' },
});

function open(...packages: readonly NeededPackage[]) {
  watched('CatalogSource', { data: [aSource({ spec: { image: 'quay.io/acme/index:v1' } })] });
  const channels = [aRawChannel({ name: 'stable', versions: ['1.1.0', '1.0.0'] })];
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    return url.includes('metadata.name%3Dquill') || url.includes('metadata.name=quill')
      ? aPackageList(
          aPackageManifest({
            ...{ name: 'quill', catalog: 'ink', catalogNamespace: 'openshift-marketplace' },
            channels,
          }),
        )
      : aPackageList();
  });
  renderAt('/', <Shown needed={packages} />);
}

it('shows the versions from the installed one to the channel head', async () => {
  open(aNeed('quill'));
  const yaml = await screen.findByText(/apiVersion: mirror\.openshift\.io\/v2alpha1/);
  expect(yaml).toHaveTextContent('catalog: quay.io/acme/index:v1');
  expect(yaml).toHaveTextContent('minVersion: 1.0.0 maxVersion: 1.1.0');
  expect(screen.queryByText(/^Not included/)).toBeNull();
});

it('names the packages without a catalog image', async () => {
  open(aNeed('quill'), aNeed('brush', 'lost'));
  expect(await screen.findByText('Not included: brush')).toBeVisible();
  expect(await screen.findByText(/name: quill/)).toBeVisible();
});
