import { expect, it } from 'vitest';
import { contentLines } from './contentLines';
import { demoCatalogs } from './demo';
import type { CatalogChannel } from './fbc';

const entry = { name: 'a.v1.1.0', replaces: 'a.v1.0.0', skips: [], skipRange: '>=1.0.0 <1.1.0' };
const channels: readonly CatalogChannel[] = [
  { name: 'stable', entries: [entry, { name: 'a.v1.0.0', skips: ['a.v0.9.0'] }] },
];

it('has one object in each line, as opm writes them', () => {
  const packages = [
    {
      name: 'a',
      defaultChannel: 'stable',
      description: '',
      channels,
      bundles: [],
      deprecations: [],
    },
  ];
  const lines = [
    ...contentLines({ packages, problems: [], manifestsOf: () => undefined }, 'tests'),
  ];
  const metas = lines.map((line): unknown => JSON.parse(line));
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(metas).toEqual([
    { schema: 'olm.package', name: 'a', defaultChannel: 'stable', description: '' },
    {
      schema: 'olm.channel',
      package: 'a',
      name: 'stable',
      entries: [
        { name: 'a.v1.1.0', replaces: 'a.v1.0.0', skipRange: '>=1.0.0 <1.1.0' },
        { name: 'a.v1.0.0', skips: ['a.v0.9.0'] },
      ],
    },
  ]);
});

it('has every channel and bundle of a catalog', () => {
  const [demo] = demoCatalogs('openshift');
  const packages = demo?.catalog.packages ?? [];
  const lines = demo === undefined ? [] : [...contentLines(demo.catalog, demo.name)];
  const count = (schema: string) =>
    lines.filter((line) => line.startsWith(`{"schema":"${schema}"`)).length;
  expect(count('olm.package')).toBe(packages.length);
  expect(count('olm.channel')).toBe(packages.flatMap((each) => each.channels).length);
  expect(count('olm.bundle')).toBe(packages.flatMap((each) => each.bundles).length);
});
