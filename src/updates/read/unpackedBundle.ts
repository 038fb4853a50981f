import { ifAllowedOneOfMany } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import type { JsonRecord } from '~/kube/json';
import { configMapModel } from '~/kube/models/core';
import { getJson } from '~/kube/request';
import { decodedBundle } from './decoderThread';

/**
 * The manifests of a bundle image that OLM v0 unpacked in one of the namespaces; `null` if it did in none, or if a
 * file is not readable.
 * @param namespaces of the CatalogSources
 * @throws ClusterError
 */
export async function unpackedBundle(
  image: string,
  namespaces: Iterable<string>,
): Promise<readonly JsonRecord[] | null> {
  const name = await unpackedName(image);
  for (const namespace of namespaces) {
    const configMap = await getConfigMap(namespace, name);
    if (configMap === null) continue;
    const files = await decodedBundle(configMap);
    const manifests = files.flatMap(({ manifest }) => (manifest === null ? [] : [manifest]));
    return files.length === manifests.length ? manifests : null;
  }
  return null;
}

/** `null`: OLM v0 has not unpacked the bundle in this namespace. */
async function getConfigMap(namespace: string, name: string): Promise<unknown> {
  try {
    return await ifAllowedOneOfMany(getJson)(configMapModel, { namespace, name }, NEVER);
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return null;
    throw error;
  }
}

const NEVER = new AbortController().signal;

/** The name of OLM v0's ConfigMap of an image: pkg/controller/bundle/bundle_unpacker.go, `hash`. */
async function unpackedName(image: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(image));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 63);
}
