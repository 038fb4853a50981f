import { clearedWithAnswers } from '~/kube/identity';
import { packageManifestModel } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { getFile } from '~/kube/request';
import { urlOf } from '~/kube/resource';
import { csvIcon } from '~/olm/installed/csv';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { packageOf } from '~/olm/installed/operatorName';
import { type IconSource, isImageType } from '~/olm/packages/iconData';
import { packageId, type PackageKey } from '~/olm/packages/operatorPackage';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { iconInContent } from '~/olm/read/channels/packageInContent';
import { keepIcon, keptIcon } from '~/olm/read/packageIndex/indexThread';
import { currentUser } from './packageContents';

/** The key of an icon: the package and the head of its default channel. */
export type IconOf = {
  readonly key: PackageKey;
  readonly defaultChannel: string;
  readonly headCsv: string;
};

/**
 * The icon of a package. The package server returns that of any catalog with a package of this name, and browsers can
 * cache it per `resourceVersion`, which therefore names the channel head. The console's server disables the cache, so
 * that icons are stored with the packages.
 * @param namespace one with permission for the package, for users without permission in the catalog's namespace
 */
export function packageIcon(
  namespace: string | null,
  { key, defaultChannel, headCsv }: IconOf,
): IconSource {
  if (key.catalogNamespace === CLUSTER_SCOPE) return contentIcon(key);
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

/** The icon of a package of a ClusterCatalog, which was kept when its content was read. */
function contentIcon(key: PackageKey): IconSource {
  const id = packageId(key);
  const found = async () => {
    const image = await iconInContent(queryClient, key).catch(() => null);
    if (image !== null) hold(id, image);
    return image;
  };
  return { id, atHand: () => atHand.get(id) ?? null, kept: found, fetched: found };
}

/** The owner of the stored icons; `null`: no request yet. */
function knownUser(): string | null {
  return queryClient.getQueryData(currentUser().queryKey) ?? null;
}

/** The icons that this page has shown, by URL. */
const atHand = new Map<string, string>();

clearedWithAnswers(() => {
  atHand.clear();
});

/** The maximum number of characters: hundreds of icons. The oldest are dropped first. */
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

/** A data URL for an image; `null` for other content. */
function imageAddress(bytes: Blob): Promise<string | null> {
  const type = bytes.type.split(';', 1)[0] ?? '';
  if (!isImageType(type)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The icon cannot be read.'));
    };
    reader.readAsDataURL(bytes.slice(0, bytes.size, type));
  });
}

/**
 * The image if it is small enough for the storage, otherwise a scaled version in display size. A quarter of the icons
 * of real catalogs are larger. `null`: the browser cannot scale it.
 */
async function smallImage(address: string): Promise<string | null> {
  if (isSmall(address)) return address;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const picture = await drawn(image);
    const small = picture && (await imageAddress(picture));
    return small !== null && isSmall(small) ? small : null;
  } catch {
    return null;
  }
}

/** 16 KiB, plus a third for base64. */
const LARGEST = 22_000;

function isSmall(address: string): boolean {
  return address.length <= LARGEST;
}

/** Pixels: the largest icon of a page on a screen with a pixel ratio of two. */
const SIDE = 128;

function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
}

/** The icon of an Operator: from its CSV, or from its catalog entry before the CSV exists. */
export function operatorIcon({ operator, facts }: OperatorDetails): IconSource | string | null {
  const [csv] = facts.csvs;
  const { channel, namespace } = operator;
  const key = packageOf(operator);
  if (csv !== undefined) return csvIcon(csv);
  if (key === null) return null;
  return packageIcon(namespace, {
    key,
    defaultChannel: channel ?? '',
    headCsv: facts.subscription?.status?.currentCSV ?? '',
  });
}
