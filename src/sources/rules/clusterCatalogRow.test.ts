import { describe, expect, it } from 'vitest';
import { readCatalog } from '~/olm/extensions/catalog';
import { readExtension } from '~/olm/extensions/extension';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { catalogRow } from './clusterCatalogRow';

const acme = aClusterCatalog('acme');
const extensions = [anExtension({ name: 'quill' })].map(readExtension);

describe('the users of a ClusterCatalog', () => {
  it.each([
    ['are those that only it can serve', null, undefined, ['quill']],
    ['are unknown if another catalog can serve them', null, null, null],
    ['are unknown if another catalog might provide the package', ['quill'], null, null],
    ['are unknown if another catalog also provides the package', ['quill'], ['quill'], null],
    ['are those whose package only it provides', ['quill'], ['ink'], ['quill']],
    ['are those whose package no other catalog provides', null, ['ink'], ['quill']],
    ['are none if it does not provide the package', ['ink'], undefined, []],
  ])('%s', (_, own, others, users) => {
    const known = (name: string, packages: readonly string[] | null) => ({
      catalog: readCatalog(aClusterCatalog(name)),
      packages: packages && new Set(packages),
    });
    const row = catalogRow(acme, {
      extensions,
      catalogs: [known('acme', own), ...(others === undefined ? [] : [known('other', others)])],
    });
    const expected = users?.map((name) => ({ name, namespace: '~v1' })) ?? 'hidden';
    expect(row.users).toEqual(expected);
  });
});
