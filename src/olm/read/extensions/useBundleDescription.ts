import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFromQuery } from '~/kube/fromQuery';
import { type Loadable, all, map, ready } from '~/kube/loadable';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import { type Extension, readExtension } from '~/olm/extensions/extension';
import {
  type SoughtBundle,
  downloadedDescription,
  knownDescription,
} from '~/olm/read/channels/bundleDescriptions';
import { useClusterCatalogs, useExtensions } from './useExtensions';

/** The author's description of the bundle that an extension installed. */
export type InstalledDescription = {
  /** `null`: no available catalog contains the bundle, or nothing is installed. */
  readonly found: Loadable<BundleDescription | null>;
  readonly isInstalled: boolean;
  /** The catalogs whose content is being downloaded. */
  readonly downloading: readonly string[];
};

/**
 * Downloads the content of the catalogs only if neither catalogd's query endpoint nor this browser has the description.
 * @param name of the extension; `null`: nothing is requested (loading)
 */
export function useBundleDescription(name: string | null): InstalledDescription {
  const extensions = useExtensions(name !== null);
  const catalogs = useClusterCatalogs(name !== null);
  const sought = useMemo(
    () =>
      map(all({ extensions, catalogs }), (seen): SoughtBundle => {
        const object = seen.extensions.find(({ metadata }) => metadata.name === name);
        return object === undefined
          ? NOTHING
          : soughtBundle(readExtension(object), seen.catalogs.map(readCatalog));
      }),
    [extensions, catalogs, name],
  );
  const bundle = sought.status === 'ready' ? sought.data : NOTHING;
  const isInstalled = bundle.bundleName !== '';
  const known = useFromQuery(useQuery({ ...knownDescription(bundle), enabled: isInstalled }));
  const unread = known.status === 'ready' ? known.data.unread : [];
  const isUnread = unread.length > 0;
  const downloaded = useFromQuery(
    useQuery({ ...downloadedDescription({ ...bundle, contents: unread }), enabled: isUnread }),
  );
  const short = useMemo(() => map(known, ({ found }) => found), [known]);
  return {
    found: sought.status !== 'ready' ? sought : !isInstalled ? NONE : isUnread ? downloaded : short,
    isInstalled,
    downloading: downloaded.status === 'loading' ? unread.map(({ name }) => name) : [],
  };
}

/** The installed bundle of an extension, and the catalogs that can describe it. */
export function soughtBundle(extension: Extension, catalogs: readonly Catalog[]): SoughtBundle {
  const bundleName = extension.installed?.name ?? null;
  if (bundleName === null) return NOTHING;
  const contents = catalogsOf(extension, catalogs)
    .filter(({ isServing }) => isServing)
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ content }) => content);
  return { contents, packageName: extension.packageName ?? '', bundleName };
}

const NOTHING: SoughtBundle = { contents: [], packageName: '', bundleName: '' };
const NONE = ready(null);
