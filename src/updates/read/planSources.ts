import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { isTransient } from '~/kube/failure';
import { perObject } from '~/kube/perObject';
import type { InstallPlan } from '~/kube/models/installPlan';
import {
  planContentOf,
  type PlanSources,
  type ReadBundle,
  type sourcesNeeded,
} from '~/olm/plans/planContent';
import { type BundleReference, bundleKey } from '~/olm/plans/stepManifest';
import { configMapModel } from '~/kube/models/configMap';
import { ifAllowedOneOfMany } from '~/kube/reviewedRequests';
import { decodedBundle, parsedManifest, startDecoder } from './decoderThread';

/**
 * The contents that a plan's steps refer to. A bundle never changes: the name of its ConfigMap depends on its image.
 */
export function planSources(needed: ReturnType<typeof sourcesNeeded>) {
  const keys = needed.bundles.map(bundleKey);
  return queryOptions({
    queryKey: ['plan-sources', keys, needed.texts],
    queryFn: async ({ signal }): Promise<PlanSources> => {
      const bundles = needed.bundles.map(
        async (reference) => [bundleKey(reference), await readBundle(reference, signal)] as const,
      );
      const manifests = needed.texts.map(
        async (text) => [text, await parsedManifest(text)] as const,
      );
      return {
        bundles: new Map(await Promise.all(bundles)),
        manifests: new Map(await Promise.all(manifests)),
      };
    },
    // Unreadable and missing contents are requested again at the next visit.
    staleTime: ({ state }) => (isRead(state.data) ? Infinity : 0),
    structuralSharing: false,
  });
}

/** The actions of a plan, determined once per plan. */
export const contentFrom = perObject((sources: PlanSources) =>
  perObject((plan: InstallPlan) => planContentOf(plan, sources)),
);

function isRead(sources: PlanSources | undefined): boolean {
  return (
    sources !== undefined && [...sources.bundles.values()].every(({ kind }) => kind === 'unpacked')
  );
}

/** An unreadable or missing ConfigMap leaves the names of its objects. An overloaded server is retried. */
async function readBundle(reference: BundleReference, signal: AbortSignal): Promise<ReadBundle> {
  const { namespace, name } = reference;
  startDecoder();
  try {
    const configMap = await ifAllowedOneOfMany(getJson)(
      configMapModel,
      { namespace, name },
      signal,
    );
    return { kind: 'unpacked', files: await decodedBundle(configMap) };
  } catch (error) {
    if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
    return { kind: 'failed', failure: error.failure };
  }
}
