import { queryOptions } from '@tanstack/react-query';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';
import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';
import type { Stored } from '~/kube/models/meta';
import { secretModel } from '~/kube/models/core';
import { getJson, getList } from '~/kube/request';
import { type Release, readRelease } from '~/olm/extensions/release';
import { gunzip } from '~/olm/plans/bundleFiles';

/**
 * The versions of an extension that OLM v1 applied, latest first. Helm keeps up to ten. Empty if OLM does not use Helm.
 * Source: helm-operator-plugins pkg/storage/chunked.go and labels.go.
 */
export function releasesOf(extension: string) {
  return queryOptions({
    queryKey: ['extension-releases', extension],
    queryFn: async ({ signal }): Promise<readonly Release[]> => {
      const query = { labelSelector: `name=${extension},owner=operator-controller,type=index` };
      const found = await ifAllowed(getList<ReleaseSecret>)(secretModel, { query }, signal);
      const read = await Promise.all(found.map((secret) => releaseIn(secret, signal)));
      return read
        .filter((release) => release !== null)
        .toSorted((one, other) => other.revision - one.revision);
    },
    staleTime: 0,
    structuralSharing: false,
  });
}

type ReleaseSecret = Stored<'Secret'> & { readonly data?: unknown };

async function releaseIn(secret: ReleaseSecret, signal: AbortSignal): Promise<Release | null> {
  const { namespace = '' } = secret.metadata;
  const names = listIn(jsonIn(decoded(recordIn(secret.data)['extraChunks'])));
  const more = await Promise.all(
    names.flatMap((name) => {
      const found = textIn(name);
      if (found === null) return [];
      return getOneOfMany(secretModel, { namespace, name: found }, signal);
    }),
  );
  const chunks = [secret, ...more].map((one) => decoded(recordIn(recordIn(one)['data'])['chunk']));
  const bytes = Uint8Array.from(chunks.join(''), (letter) => letter.charCodeAt(0));
  const result = await gunzip(bytes, MAX_BYTES);
  return result.kind === 'bytes'
    ? readRelease(jsonIn(new TextDecoder().decode(result.bytes)))
    : null;
}

const getOneOfMany = ifAllowedOneOfMany(getJson);

/** As in a bundle. */
const MAX_BYTES = 24 * 1024 * 1024;

/** A string of bytes; empty if it is not base64. */
function decoded(value: unknown): string {
  try {
    return atob(textIn(value) ?? '');
  } catch {
    return '';
  }
}
