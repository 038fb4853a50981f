import type { Pod } from '~/kube/models/pod';
import { recordIn, textIn } from '~/kube/json';
import { CATALOG_LABEL } from './catalogRemoval';
import { grouped } from '~/olm/lists/grouped';
import { podFact, servedDigest, servingPod } from './podFact';

/** The pod that serves a catalog, as a list shows it. */
export type RegistryPod = {
  readonly namespace: string;
  readonly name: string;
  /** The digest of the image that it runs; `null`: unknown. */
  readonly digest: string | null;
};

/** The pods of catalogs, by the ID of the catalog (CS-027). */
export function podsBySource(pods: readonly Pod[]): ReadonlyMap<string, readonly Pod[]> {
  return grouped(pods, ({ metadata }) => {
    const catalog = textIn(recordIn(metadata.labels)[CATALOG_LABEL]);
    return catalog === null ? null : `${metadata.namespace ?? ''}/${catalog}`;
  });
}

/** @param pods the pods of one catalog */
export function registryPod(pods: readonly Pod[]): RegistryPod | null {
  const pod = servingPod(pods.map(podFact));
  if (pod === null) return null;
  const { namespace, name } = pod;
  return { namespace, name, digest: servedDigest(pod) };
}
