import { getFile } from '~/kube/request';
import { urlOf } from '~/kube/resource';
import type { IconSource } from '~/olm/packages/iconSource';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { keepIcon, keptIcon } from '~/olm/read/packageIndex/indexThread';
import { queryClient } from '~/kube/queryClient';
import { forgottenWithAnswers } from '~/kube/useOwnAnswers';
import { imageAddress, smallImage } from './iconImage';
import { currentUser } from './packageContents';

/** What an icon is found by: the package and what its default channel's head is called. */
export type IconOf = {
  readonly key: PackageKey;
  readonly defaultChannel: string;
  readonly headCsv: string;
};

/**
 * A package's icon. The package server answers it for any catalog's package of that name, and lets browsers
 * keep it as long as `resourceVersion` stays the same: so that names the head whose icon it is. The console's server lets
 * them keep nothing: hence the icons that are kept beside the packages.
 * @param namespace one that may use the package, for those who have no right in the catalog's
 */
export function packageIcon(
  namespace: string | null,
  { key, defaultChannel, headCsv }: IconOf,
): IconSource {
  const address = {
    namespace: namespace ?? key.catalogNamespace,
    name: key.packageName,
    subresource: 'icon',
    query: {
      resourceVersion: `${key.packageName}.${defaultChannel}.${headCsv}`,
      catalog: key.catalog,
    },
  };
  const url = urlOf(packageManifestModel, address);
  const icon = { id: packageId(key), version: `${defaultChannel}.${headCsv}` };
  return {
    id: url,
    atHand: () => atHand.get(url) ?? null,
    kept: async () => {
      const user = knownUser();
      const image = user === null ? null : await keptIcon(user, icon);
      if (image !== null) hold(url, image);
      return image;
    },
    fetched: async (signal) => {
      const image = await imageAddress(await getFile(packageManifestModel, address, signal));
      if (image === null) return null;
      hold(url, image);
      const user = knownUser();
      if (user !== null) {
        void smallImage(image).then((small) =>
          small === null ? undefined : keepIcon(user, icon, small),
        );
      }
      return image;
    },
  };
}

/** Whose icons are kept; `null` as long as nobody has asked. */
function knownUser(): string | null {
  return queryClient.getQueryData(currentUser().queryKey) ?? null;
}

/** What this page has shown, by URL. */
const atHand = new Map<string, string>();

forgottenWithAnswers(() => {
  atHand.clear();
});

/** Characters of all that is at hand: hundreds of icons. What was shown first is dropped first. */
const MOST = 8_000_000;

function hold(url: string, image: string): void {
  atHand.delete(url);
  atHand.set(url, image);
  let size = 0;
  for (const one of atHand.values()) size += one.length;
  for (const [oldest, { length }] of atHand) {
    if (size <= MOST) break;
    atHand.delete(oldest);
    size -= length;
  }
}
