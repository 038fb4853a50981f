import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import type { NewestOfPackage } from '~/olm/read/channels/contentReader';
import { catalogContent, keptContent, newestVersions } from '~/olm/read/channels/edgeQueries';

/** The packages of a catalog with the latest version of each; `null` if the content is not loaded. */
type LoadedContent = readonly NewestOfPackage[] | null;

/** The content of catalogs that was loaded, now or in an earlier visit. Downloads nothing. */
export function useLoadedContents(catalogs: readonly CatalogContent[]): readonly LoadedContent[] {
  const kept = useQueries({ queries: catalogs.map((one) => keptContent(one)) });
  const whole = useQueries({
    queries: catalogs.map((one) => ({ ...catalogContent(one), enabled: false })),
  });
  // As a text, so that the result stays the same until something is loaded.
  const ids = catalogs.map((_, at) => whole[at]?.data ?? kept[at]?.data ?? '').join('\n');
  const newest = useQueries({ queries: loadedIn(ids).map(newestVersions), combine: dataOfAll });
  return useMemo(() => {
    const loaded = loadedIn(ids);
    return ids.split('\n').map((id) => newest[loaded.indexOf(id)] ?? null);
  }, [ids, newest]);
}

function loadedIn(ids: string): readonly string[] {
  return ids.split('\n').filter((id) => id !== '');
}

function dataOfAll(
  results: readonly { readonly data: readonly NewestOfPackage[] | undefined }[],
): readonly LoadedContent[] {
  return results.map(({ data }) => data ?? null);
}
