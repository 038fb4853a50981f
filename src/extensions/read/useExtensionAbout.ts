import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import { packageManifestModel } from '~/kube/models/olm';
import { useServed } from '~/kube/useServed';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import { iconData, type IconSource } from '~/olm/packages/iconData';
import type { PackageChannel, PackageKey } from '~/olm/packages/operatorPackage';
import { parseChannel } from '~/olm/packages/parseChannel';
import { listIn } from '~/kube/json';
import { knownDescription } from '~/olm/read/channels/bundleDescriptions';
import { soughtBundle } from '~/olm/read/extensions/useBundleDescription';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { packageIcon } from '~/olm/read/packageIcon';
import { type PackageOffer, usePackagesNamed } from '~/olm/read/packageOffers';

/** What catalogs say about the Operator of an extension. */
export type ExtensionAbout = {
  readonly channel: PackageChannel;
  readonly icon: IconSource | string | null;
};

/** `about`: `null` while unknown. `key`: the package in a CatalogSource, which has a page; `null` if there is none. */
export type AboutPackage = {
  readonly about: ExtensionAbout | null;
  readonly key: PackageKey | null;
};

/**
 * Downloads no content of a ClusterCatalog: without a stored description of the installed bundle, a PackageManifest of
 * the same package describes it.
 */
export function useExtensionAbout({ extension, catalogs }: ExtensionDetails): AboutPackage {
  const sought = soughtBundle(extension, catalogs ?? []);
  const isSought = sought.contents.length > 0;
  const known = useQuery({ ...knownDescription(sought), enabled: isSought });
  const { packageName } = extension;
  const isServed = dataOr(useServed(packageManifestModel), false);
  const offers = dataOr(usePackagesNamed(null, isServed ? packageName : null), NO_OFFERS);
  const found = known.data?.found ?? null;
  return useMemo(() => {
    const [offer] = offers;
    return {
      about: (found && described(found, packageName ?? '')) ?? (offer ? offered(offer) : null),
      key: offer?.key ?? null,
    };
  }, [found, offers, packageName]);
}

const NO_OFFERS: readonly PackageOffer[] = [];

function described({ annotations, spec }: BundleDescription, name: string): ExtensionAbout | null {
  const channel = parseChannel(
    { name, currentCSV: name, currentCSVDesc: { ...spec, annotations } },
    name,
  );
  return channel && { channel, icon: iconData(listIn(spec['icon'])[0]) };
}

function offered({ key, head }: PackageOffer): ExtensionAbout | null {
  if (head === null) return null;
  const { name, headCsv } = head;
  return { channel: head, icon: packageIcon(null, { key, defaultChannel: name, headCsv }) };
}
