import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { reads, reviewing } from '~/test/accessReviews';
import { answering } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest } from '~/test/packageBuilders';
import { operatorPackage } from './packages';

const key = {
  catalogNamespace: 'openshift-marketplace',
  catalog: 'community-operators',
  packageName: 'quill',
};

beforeEach(() => {
  reviewing();
});

describe('operatorPackage', () => {
  it("requests one package of one catalog, in the catalog's namespace without a project", async () => {
    answering(() => aPackageList(aPackageManifest()));
    await new QueryClient().query(operatorPackage(null, key));
    const url = new URL(reads()[0] ?? '', 'https://console');
    expect(url.pathname).toContain('/namespaces/openshift-marketplace/packagemanifests');
    expect(url.searchParams.get('fieldSelector')).toBe('metadata.name=quill');
    expect(url.searchParams.get('labelSelector')).toBe(
      'catalog=community-operators,catalog-namespace=openshift-marketplace',
    );
  });

  it('selects the right catalog even from a server that ignores the selectors (BR-005)', async () => {
    answering(() => aPackageList(aPackageManifest({ catalog: 'other' }), aPackageManifest()));
    const operator = await new QueryClient().query(operatorPackage('team-a', key));
    expect(operator.key).toEqual(key);
  });

  it('fails as not found if the catalog does not contain it', async () => {
    answering(() => aPackageList());
    await expect(new QueryClient().query(operatorPackage(null, key))).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    });
  });
});
