import { useQueries } from '@tanstack/react-query';
import { recordIn, textIn } from '~/kube/json';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { NeededPackage, OfferedPackage } from '~/olm/images/imageSet';
import { useCatalogSources } from './catalogSources';
import { operatorPackage } from './packages';

/** The offers of packages to mirror. */
export type ImageSet = {
  readonly packages: readonly OfferedPackage[];
  /** The names of packages without an offer, or of catalogs without an image. */
  readonly missing: readonly string[];
};

/** Loads the packages from their catalogs, and the images of the catalogs. */
export function useImageSet(needed: readonly NeededPackage[]): Loadable<ImageSet> {
  const catalogs = useCatalogSources(null);
  const answers = useQueries({ queries: needed.map(({ key }) => operatorPackage(null, key)) });
  if (catalogs.status === 'loading' || answers.some(({ isPending }) => isPending)) {
    return { status: 'loading' };
  }
  const found = needed.map((one, index) => {
    const { catalog, catalogNamespace } = one.key;
    const source = dataOr(catalogs, []).find(
      ({ metadata }) => metadata.name === catalog && metadata.namespace === catalogNamespace,
    );
    const catalogImage = textIn(recordIn(source?.spec)['image']);
    const offered = answers[index]?.data;
    return catalogImage === null || offered === undefined
      ? one.key.packageName
      : { needed: one, catalogImage, offered };
  });
  return {
    status: 'ready',
    stale: null,
    data: {
      packages: found.filter((one) => typeof one === 'object'),
      missing: found.filter((one) => typeof one === 'string'),
    },
  };
}
