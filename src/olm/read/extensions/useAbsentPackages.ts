import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { ClusterExtension } from '~/kube/models/olmV1';
import type { Catalog } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import { readExtension } from '~/olm/extensions/extension';
import { grouped } from '~/olm/lists/grouped';
import { isUnresolved } from '~/olm/extensions/extensionStatus';
import { catalogContent, contentPackage, keptContent } from '~/olm/read/channels/edgeQueries';

/**
 * The catalogs of extensions whose packages they no longer contain, by the name of the extension; only if OLM finds no
 * version, and none while unknown. Nothing is requested for other extensions, and no whole content.
 * @param catalogs `null`: unknown
 */
export function useAbsentPackages(
  extensions: readonly ClusterExtension[],
  catalogs: readonly Catalog[] | null,
): ReadonlyMap<string, readonly string[]> {
  const wanted = useMemo(
    () =>
      extensions
        .map(readExtension)
        .filter(isUnresolved)
        .flatMap((extension) =>
          catalogsOf(extension, catalogs ?? [])
            .filter(({ isServing }) => isServing)
            .map((catalog) => ({ extension, catalog, content: catalog.content })),
        ),
    [extensions, catalogs],
  );
  const kept = useQueries({ queries: wanted.map(({ content }) => keptContent(content)) });
  const whole = useQueries({
    queries: wanted.map(({ content }) => ({ ...catalogContent(content), enabled: false })),
  });
  const answers = useQueries({
    queries: wanted.map(({ extension, content }, at) => ({
      ...contentPackage(
        content,
        extension.packageName ?? '',
        whole[at]?.data ?? kept[at]?.data ?? null,
      ),
      enabled: kept[at]?.isPending === false,
    })),
  });
  // A text, because the answers are new objects in every render.
  const absent = answers
    .map(({ data }) => (data?.kind === 'known' && data.found === null ? 'absent' : ''))
    .join();
  return useMemo(() => {
    const isAbsent = absent.split(',').map((one) => one === 'absent');
    const byName = grouped(
      wanted.map((one, at) => ({ ...one, isAbsent: isAbsent[at] === true })),
      ({ extension }) => extension.name,
    );
    return new Map(
      [...byName].map(([name, found]) => [
        name,
        found.every((one) => one.isAbsent) ? found.map(({ catalog }) => catalog.name) : [],
      ]),
    );
  }, [wanted, absent]);
}
