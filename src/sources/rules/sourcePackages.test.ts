import { expect, it } from 'vitest';
import { packageCountsIn } from './sourcePackages';

const manifest = (name: string, catalog: string) => ({
  metadata: { name, labels: { catalog, 'catalog-namespace': 'openshift-marketplace' } },
});

it('counts the packages of each catalog once (BR-003)', () => {
  const items = [
    manifest('quill', 'mirror'),
    manifest('quill', 'mirror'),
    manifest('basalt', 'mirror'),
    manifest('quill', 'other'),
    { metadata: { name: 'odd' } },
    null,
  ];
  expect([...packageCountsIn({ items })]).toEqual([
    ['openshift-marketplace/mirror', 2],
    ['openshift-marketplace/other', 1],
  ]);
});

it.each([null, {}, { items: 'none' }])('counts nothing in %j', (answer) => {
  expect(packageCountsIn(answer).size).toBe(0);
});
