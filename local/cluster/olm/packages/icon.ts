/** The `icon` subresource of a PackageManifest. */
import type { CatalogPackage } from '../../../catalogs/fbc';
import type { RawResponse } from '../../kube/types';

/** A package without an icon gets a default one, like from the package server. */
export function iconResponse(of: CatalogPackage): RawResponse {
  const channel = of.channels.find(({ name }) => name === of.defaultChannel) ?? of.channels[0];
  const superseded = new Set(channel?.entries.flatMap((entry) => [entry.replaces, ...entry.skips]));
  const head = channel?.entries.find((entry) => !superseded.has(entry.name));
  return {
    status: 200,
    contentType: of.icon?.mediatype ?? 'image/svg+xml',
    headers: {
      'cache-control': 'no-cache, private',
      etag: `"${[of.name, channel?.name, head?.name].join('.')}"`,
    },
    body: of.icon === undefined ? plainIcon : Buffer.from(of.icon.base64data, 'base64'),
  };
}

const plainIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 35 11.5v17L20 37 5 28.5v-17z" ' +
  'fill="none" stroke="#6a6e73" stroke-width="2"/><circle cx="20" cy="20" r="6" fill="#6a6e73"/></svg>';
