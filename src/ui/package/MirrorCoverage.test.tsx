import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Loadable } from '~/kube/loadable';
import type { MirroredImage } from '~/olm/images/imageMirrors';
import { MirrorCoverage } from './MirrorCoverage';

const one = (image: string, isSourceBlocked: boolean, ...mirrors: readonly string[]) => ({
  ...{ image, isSourceBlocked, mirrors },
});

const show = (of: Loadable<readonly MirroredImage[] | null>) => render(<MirrorCoverage of={of} />);

const ready = (data: readonly MirroredImage[] | null) =>
  ({ status: 'ready', data, stale: null }) as const;

it('counts the images with a mirror, and lists the others', async () => {
  show(ready([one('quay.io/a', false, 'mirror.example/a'), one('docker.io/b', false)]));
  expect(screen.getByText(/^Images with a configured mirror: 1 of 2/)).toBeVisible();
  expect(screen.queryByText(/cannot be pulled/)).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'Images from the source registry (1)' }),
  );
  expect(screen.getByText('docker.io/b')).toBeVisible();
});

it('warns of an image whose source is blocked', () => {
  show(ready([one('quay.io/a', true)]));
  expect(screen.getByText('1 image cannot be pulled')).toBeVisible();
});

it('names the permission for a part of the mirror sets beside the others', () => {
  const permission = {
    verb: 'list',
    group: 'operator.openshift.io',
    resource: 'imagecontentsourcepolicies',
  };
  const failure = { kind: 'forbidden', message: '', permission } as const;
  show({ status: 'ready', data: [one('quay.io/a', false, 'mirror.example/a')], stale: failure });
  expect(screen.getByText(/^Images with a configured mirror: 1 of 1/)).toBeVisible();
  expect(
    screen.getByText(/list imagecontentsourcepolicies\.operator\.openshift\.io/),
  ).toBeVisible();
});

it.each([
  ['without mirror sets', ready(null)],
  ['while loading', { status: 'loading' }],
] as const)('is empty %s', (_when, of) => {
  expect(show(of).container).toBeEmptyDOMElement();
});

it('claims nothing without permission', () => {
  const permission = {
    verb: 'list',
    group: 'config.openshift.io',
    resource: 'imagedigestmirrorsets',
  };
  show({
    status: 'failed',
    failure: { kind: 'forbidden', message: '', permission },
  });
  expect(screen.getByText('Image mirrors unknown')).toBeVisible();
  expect(screen.getByText(/list imagedigestmirrorsets\.config\.openshift\.io/)).toBeVisible();
  expect(screen.queryByText(/configured mirror/)).toBeNull();
});
