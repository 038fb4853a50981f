import { queryOptions } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import { isTransient } from '~/kube/failure';
import {
  type CatalogSource,
  catalogSourceModel,
  type InstallPlan,
  installPlanModel,
} from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { getList, withRetries } from '~/kube/request';
import { wellFormedPlan } from '~/olm/installed/wellFormedObjects';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { type PlanObject, sourcesNeeded } from '~/olm/plans/planContent';
import {
  catalogContent,
  clusterCatalogs,
  contentPackage,
  keptContent,
  manifestsOfBundle,
} from '~/olm/read/channels/edgeQueries';
import { contentFor } from '~/olm/read/channels/useUpgradeEdges';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { reviewedObjects } from '~/updates/rules/extension/bundleForm';
import { ABSENT, type ComparedObject } from '~/updates/rules/review/comparison';
import { comparedPlan } from './decoderThread';
import { liveObjects } from './planReviewRead';
import { contentFrom, planSources } from './planContext';
import { unpackedBundle } from './unpackedBundle';

type Wanted = {
  /** Of the Subscription. */
  readonly namespace: string;
  readonly key: PackageKey;
  /** The ClusterServiceVersion of the earlier version. */
  readonly csvName: string;
};

export type EarlierDefinitions = {
  readonly deltas: readonly DefinitionDelta[];
  readonly objects: readonly ComparedObject[];
};

/**
 * The CRDs of a version that is not installed, compared with those of the cluster; `null`: neither an existing
 * InstallPlan, nor an unpacked bundle, nor a readable catalog contains them. No catalog is downloaded for it.
 */
export function earlierDefinitions(wanted: Wanted) {
  return queryOptions({
    queryKey: ['earlier-definitions', wanted],
    queryFn: async ({ signal }): Promise<EarlierDefinitions | null> => {
      const found =
        (await unlessRefused(planDefinitions(wanted, signal))) ??
        (await unlessRefused(bundleDefinitions(wanted, signal)));
      return found && compared(wanted, found, signal);
    },
    structuralSharing: false,
  });
}

/** The next source can contain what the user cannot read in this one. */
async function unlessRefused<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
    return null;
  }
}

async function compared(
  { namespace }: Wanted,
  found: readonly PlanObject[],
  signal: AbortSignal,
): Promise<EarlierDefinitions> {
  const live = await liveObjects(
    found.map((one) => ({ ...one, namespace })),
    signal,
  );
  const objects = found.map((after) => ({ after, before: live.get(after.id) ?? ABSENT }));
  const facts = {
    changes: [],
    clusterVersion: null,
    deprecations: new Map<string, never>(),
    supports: new Map<string, never>(),
    identity: null,
  };
  const delta = await comparedPlan(
    { namespace, watched: null, size: 'full', facts },
    objects,
    signal,
  );
  return { deltas: delta.definitions, objects };
}

/** OLM keeps five InstallPlans per namespace, so that a version that an update replaced often has one. */
async function planDefinitions(
  { namespace, csvName }: Wanted,
  signal: AbortSignal,
): Promise<readonly PlanObject[] | null> {
  const plans = await ifAllowed(getList<InstallPlan>)(installPlanModel, { namespace }, signal);
  for (const plan of plans.map(wellFormedPlan)) {
    if (!(plan.status?.plan ?? []).some(({ resolving }) => resolving === csvName)) continue;
    const sources = planSources(sourcesNeeded(plan));
    const content = contentFrom(await withRetries(() => queryClient.query(sources)))(plan);
    const own = content.objects.filter((one) => one.csvName === csvName && isDefinition(one));
    if (own.every(({ manifest }) => manifest !== null)) return own;
  }
  return null;
}

function isDefinition({ kind }: PlanObject): boolean {
  return kind === 'CustomResourceDefinition';
}

/** The bundle in the content of the catalog, or as OLM unpacked it for another Subscription. */
async function bundleDefinitions(
  { key, csvName }: Wanted,
  signal: AbortSignal,
): Promise<readonly PlanObject[] | null> {
  const content = await catalogdContent(key, signal);
  if (content === null) return null;
  const contentId =
    queryClient.getQueryData(catalogContent(content).queryKey) ??
    (await queryClient.query(keptContent(content)));
  const found = await queryClient.query(contentPackage(content, key.packageName, contentId));
  const bundles = found.kind === 'known' ? (found.found?.bundles ?? []) : [];
  const bundle = bundles.find(({ name }) => name === csvName);
  if (bundle === undefined) return null;
  const { hasManifests, image } = bundle;
  const manifests = hasManifests
    ? await queryClient.query(manifestsOfBundle(content, key.packageName, csvName))
    : image && (await unpackedBundle(image, [key.catalogNamespace]));
  return manifests ? reviewedObjects(csvName, manifests).filter(isDefinition) : null;
}

/** `null`: OLM v1 does not serve the catalog. */
async function catalogdContent(key: PackageKey, signal: AbortSignal) {
  const { catalog: name, catalogNamespace: namespace } = key;
  const query = { fieldSelector: `metadata.name=${name}` };
  const [catalogs, sources] = await Promise.all([
    withRetries(() => queryClient.query(clusterCatalogs())),
    unlessRefused(
      ifAllowed(getList<CatalogSource>)(catalogSourceModel, { namespace, query }, signal),
    ),
  ]);
  return contentFor(catalogs, sources, { name, namespace });
}
