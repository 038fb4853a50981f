import { queryOptions } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import { type Failure, isTransient } from '~/kube/failure';
import type { JsonRecord } from '~/kube/json';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { getList, withRetries } from '~/kube/request';
import type { Extension } from '~/olm/extensions/extension';
import { documentsIn } from '~/olm/extensions/release';
import type { PlanContent } from '~/olm/plans/planContent';
import { manifestsOfBundle } from '~/olm/read/channels/edgeQueries';
import { clusterRelease } from '~/olm/read/clusterRelease';
import { releasesOf } from '~/olm/read/extensions/releases';
import {
  bundleForm,
  grantedForm,
  removedDefinitions,
  reviewedObjects,
} from '~/updates/rules/extension/bundleForm';
import type { OfferedVersion } from '~/updates/rules/extension/reviewTarget';
import { ABSENT, type ComparedObject, type LiveObject } from '~/updates/rules/review/comparison';
import { NOTHING_LEFT } from '~/updates/rules/review/leftoverObjects';
import { isCsv } from '~/updates/rules/review/operatorSides';
import type { ComparedPlan } from '~/updates/rules/review/planDelta';
import { comparedPlan, parsedManifest } from './decoderThread';
import { liveObjects } from './planReviewRead';
import { unpackedBundle } from './unpackedBundle';

/** A version of an extension. */
type ExtensionVersion = {
  readonly bundleName: string;
  readonly version: string;
  /** In its catalog; `null`: in none, or not loaded. */
  readonly offered: OfferedVersion | null;
};

type RequestedReview = {
  readonly extension: Pick<Extension, 'name' | 'namespace' | 'packageName' | 'watchNamespace'>;
  readonly from: ExtensionVersion;
  readonly to: ExtensionVersion;
};

/**
 * Where manifests are from, the most exact first. A revision contains what OLM made of a bundle, and a revision without
 * resources is no source.
 */
const SOURCES = ['catalog', 'unpacked', 'release'] as const;
export type ManifestSource = (typeof SOURCES)[number];

export type ExtensionReviewed =
  | {
      readonly kind: 'compared';
      readonly source: ManifestSource;
      readonly content: PlanContent;
      readonly compared: ComparedPlan;
      /** CRDs that OLM deletes, with their resources. */
      readonly removed: readonly string[];
    }
  /** No source has the manifests of the version, or the user cannot read them. */
  | { readonly kind: 'unknown'; readonly failures: readonly Failure[] };

/** An update of an extension compared with the cluster when it was opened. */
export function extensionReview(requested: RequestedReview) {
  return queryOptions({
    queryKey: ['extension-review', requested],
    queryFn: ({ signal }) => readReview(requested, signal),
    structuralSharing: false,
  });
}

async function readReview(
  requested: RequestedReview,
  signal: AbortSignal,
): Promise<ExtensionReviewed> {
  const failures: Failure[] = [];
  const after = await firstManifests({ requested, of: requested.to, failures }, SOURCES);
  if (after === null) return { kind: 'unknown', failures };
  // Manifests of the same source differ only where the versions differ.
  const { source } = after;
  const order = [source, ...SOURCES.filter((one) => one !== source)];
  const found = await firstManifests({ requested, of: requested.from, failures }, order);
  const before = found?.manifests ?? [];
  const objects = await comparedObjects(
    requested,
    { before, after: after.manifests, failures },
    signal,
  );
  const delta = await comparedPlan(await headOf(requested), objects, signal);
  return {
    kind: 'compared',
    source,
    content: {
      namespace: namespaceOf(requested),
      objects: objects.map((one) => one.after),
      unread: [],
    },
    compared: { delta, objects, leftoverObjects: NOTHING_LEFT },
    removed: removedDefinitions(before, after.manifests),
  };
}

function namespaceOf({ extension }: RequestedReview): string {
  return extension.namespace ?? '';
}

async function headOf(requested: RequestedReview) {
  const { extension, from, to } = requested;
  const release = await withRetries(() => queryClient.query(clusterRelease)).catch(() => null);
  const change = { csvName: to.bundleName, operator: extension.name, subscription: null };
  return {
    namespace: namespaceOf(requested),
    watched: [extension.watchNamespace ?? ''],
    size: 'full',
    facts: {
      changes: [{ ...change, from: from.version, to: to.version }],
      clusterVersion: release?.version ?? null,
      deprecations: new Map(),
      supports: new Map(),
      identity: null,
    },
  } as const;
}

type Sides = Readonly<Record<'before' | 'after', readonly JsonRecord[]>> & {
  readonly failures: readonly Failure[];
};

/** The ClusterServiceVersion is compared with that of the installed version, other objects with the cluster. */
async function comparedObjects(
  requested: RequestedReview,
  { before, after, failures }: Sides,
  signal: AbortSignal,
): Promise<readonly ComparedObject[]> {
  const objects = reviewedObjects(requested.to.bundleName, after);
  const namespace = namespaceOf(requested);
  const others = objects.filter((object) => !isCsv(object));
  const live = await liveObjects(
    others.map((one) => ({ ...one, namespace })),
    signal,
  );
  const csv = before.find(({ kind }) => kind === 'ClusterServiceVersion');
  const csvBefore: LiveObject =
    csv === undefined
      ? { kind: 'unreadable', failure: failures[0] ?? NOT_FOUND }
      : { kind: 'found', object: csv };
  return objects.map((one) => ({
    after: one,
    before: isCsv(one) ? csvBefore : (live.get(one.id) ?? ABSENT),
  }));
}

const NOT_FOUND: Failure = { kind: 'not-found', message: '' };

type Found = { readonly source: ManifestSource; readonly manifests: readonly JsonRecord[] };

type Sought = {
  readonly requested: RequestedReview;
  readonly of: ExtensionVersion;
  /** Gets the reasons of unreadable sources. */
  readonly failures: Failure[];
};

async function firstManifests(
  { requested, of, failures }: Sought,
  sources: readonly ManifestSource[],
): Promise<Found | null> {
  for (const source of sources) {
    try {
      const manifests = await READERS[source](requested, of);
      if (manifests !== null) return { source, manifests };
    } catch (error) {
      if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
      failures.push(error.failure);
    }
  }
  return null;
}

type Reader = (
  requested: RequestedReview,
  of: ExtensionVersion,
) => Promise<readonly JsonRecord[] | null>;

const READERS: Readonly<Record<ManifestSource, Reader>> = {
  release: async ({ extension: { name } }, { bundleName }) => {
    const releases = await queryClient.query({ ...releasesOf(name), staleTime: 10_000 });
    const found = releases.find((release) => release.bundleName === bundleName);
    if (found === undefined) return null;
    const parsed = await Promise.all(documentsIn(found).map(parsedManifest));
    const objects = parsed.filter((one) => one !== null);
    return objects.length === 0 ? null : bundleForm(bundleName, objects);
  },
  catalog: async ({ extension }, { offered, bundleName }) => {
    if (offered?.bundle.hasManifests !== true) return null;
    const query = manifestsOfBundle(offered.content, extension.packageName ?? '', bundleName);
    const found = await withRetries(() => queryClient.query(query));
    return found && grantedForm(found, extension.watchNamespace === null);
  },
  unpacked: async ({ extension }, { offered }) => {
    const image = offered?.bundle.image ?? null;
    if (image === null) return null;
    const sources = await ifAllowed(getList<CatalogSource>)(catalogSourceModel, {}, NEVER);
    const namespaces = new Set(sources.map(({ metadata }) => metadata.namespace ?? ''));
    const found = await unpackedBundle(image, namespaces);
    return found && grantedForm(found, extension.watchNamespace === null);
  },
};

const NEVER = new AbortController().signal;
