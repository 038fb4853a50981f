import { expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { installedDeprecations } from './deprecations';

const condition = (type: string, status = 'True') => ({ type, status, message: `${type}!` });

it('tells each level once, without the one that sums them up (SU-013)', () => {
  const conditions = [
    condition('Deprecated'),
    condition('BundleDeprecated'),
    condition('ChannelDeprecated', 'False'),
    condition('PackageDeprecated'),
  ];
  expect(installedDeprecations(aSubscription({ status: { conditions } }))).toEqual([
    { level: 'package', message: 'PackageDeprecated!' },
    { level: 'version', message: 'BundleDeprecated!' },
  ]);
});

it('leaves out what the level tells (recording deprecated)', () => {
  const conditions = [
    {
      type: 'ChannelDeprecated',
      status: 'True',
      message: 'olm.channel/legacy: It gets no fixes: leave it.',
    },
  ];
  expect(installedDeprecations(aSubscription({ status: { conditions } }))).toEqual([
    { level: 'channel', message: 'It gets no fixes: leave it.' },
  ]);
});

it('finds none where OLM wrote no conditions', () => {
  expect(installedDeprecations(aSubscription())).toEqual([]);
});
