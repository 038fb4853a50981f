import { useQueries } from '@tanstack/react-query';
import { recordIn, textIn } from '~/kube/json';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { type NeededPackage, type OfferedPackage, rangesOf } from '~/olm/images/imageSet';
import { useCatalogSources } from './catalogSources';
import { operatorPackage } from './packages';

/** The offers of packages to mirror. */
export type ImageSet = {
  readonly packages: readonly OfferedPackage[];
  /** The names of packages without an offer, or of catalogs without an image. */
  readonly missing: readonly string[];
  /** The reason why some are unknown; `null`: all were read. */
  readonly failure: Failure | null;
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
    if (catalogImage === null || offered === undefined) return one.key.packageName;
    const wanted = { needed: one, catalogImage, offered };
    return rangesOf(wanted).length === 0 ? one.key.packageName : wanted;
  });
  const failures = [
    ...(catalogs.status === 'failed' ? [catalogs.failure] : []),
    ...answers.flatMap(({ error }) => (error === null ? [] : [failureIn(error)])),
  ];
  return {
    status: 'ready',
    stale: null,
    data: {
      packages: found.filter((one) => typeof one === 'object'),
      missing: found.filter((one) => typeof one === 'string'),
      failure: failures.find(({ kind }) => kind !== 'not-found') ?? null,
    },
  };
}
