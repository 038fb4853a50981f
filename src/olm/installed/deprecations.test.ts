import { expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { installedDeprecations } from './deprecations';

const condition = (type: string, status = 'True') => ({ type, status, message: `${type}!` });

it('shows each level once, without the summary (SU-013)', () => {
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

it('excludes the text of the level (recording deprecated)', () => {
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

it('finds none without conditions of OLM', () => {
  expect(installedDeprecations(aSubscription())).toEqual([]);
});
