import { describe, expect, it } from 'vitest';
import { readCatalog } from '~/olm/extensions/catalog';
import { readExtension } from '~/olm/extensions/extension';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { catalogRow } from './clusterCatalogRow';

const acme = aClusterCatalog('acme');
const extensions = [anExtension({ name: 'quill' })].map(readExtension);

describe('the users of a ClusterCatalog', () => {
  it.each([
    ['are those that only it can serve', [acme], null, ['quill']],
    ['are unknown if another catalog can serve them', [acme, aClusterCatalog('other')], null, null],
    ['are those whose package it provides', [acme, aClusterCatalog('other')], ['quill'], ['quill']],
    ['are none if it does not provide the package', [acme], ['ink'], []],
  ])('%s', (_, catalogs, packages, users) => {
    const row = catalogRow(acme, {
      extensions,
      packages: packages && new Set(packages),
      catalogs: catalogs.map(readCatalog),
    });
    const expected = users?.map((name) => ({ name, namespace: '~v1' })) ?? 'hidden';
    expect(row.users).toEqual(expected);
  });
});
