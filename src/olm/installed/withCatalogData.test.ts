import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import { aPackage } from '~/test/installBuilders';
import { withCatalogData } from './withCatalogData';

const bare = anInstalledOperator({
  displayName: 'acme-old',
  provider: null,
  channel: 'legacy',
  csvNames: [],
});
const aDeprecated = (name: string, message: string) => ({
  name,
  csv: { displayName: 'Acme Old', provider: { name: 'Acme' } },
  channel: { deprecation: { message } },
});
const offered = {
  ...aPackage(aDeprecated('stable', 'Use another channel.'), aDeprecated('legacy', 'Use stable.')),
  deprecation: 'Use acme-new.',
};

describe('withCatalogData', () => {
  it.each([
    [
      'a Subscription without a CSV has the name and the deprecations of the catalog',
      bare,
      {
        displayName: 'Acme Old',
        provider: 'Acme',
        deprecations: [
          { level: 'channel', message: 'Use stable.' },
          { level: 'package', message: 'Use acme-new.' },
        ],
      },
    ],
    [
      'one of a missing channel has none of another channel',
      { ...bare, channel: 'ghost' },
      {
        displayName: 'Acme Old',
        deprecations: [{ level: 'package', message: 'Use acme-new.' }],
      },
    ],
    [
      'its own CSV takes precedence',
      { ...bare, csvNames: ['acme-old.v1.0.0'] },
      { displayName: 'acme-old', deprecations: [] },
    ],
  ] as const)('%s', (_, operator, expected) => {
    expect(withCatalogData(operator, offered)).toMatchObject(expected);
  });

  it('changes nothing while the catalog is not read', () => {
    expect(withCatalogData(bare, null)).toBe(bare);
  });
});
