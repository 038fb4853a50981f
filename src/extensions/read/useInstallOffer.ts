import { useEffect, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { type ClusterServiceVersion, clusterServiceVersionModel } from '~/kube/models/olm';
import { getStored } from '~/kube/request';
import { quiet } from '~/kube/serverDryRun';
import type { Namespace } from '~/kube/models/namespace';
import { useNamespaces } from '~/kube/useListOrNamespace';
import { type ClusterCall, callId, objectOf } from '~/olm/calls/clusterCall';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import { COPIED_FROM } from '~/olm/installed/copies';
import { isTerminating } from '~/olm/namespaces/namespaceName';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { type Extension, readExtension } from '~/olm/extensions/extension';
import type { Offer } from '~/extensions/rules/installForm';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import { useApiFeatures } from '~/olm/read/extensions/useApiFeatures';
import { type PackageContent, useCatalogContents } from '~/olm/read/extensions/useCatalogContents';
import { useClusterCatalogs, useExtensions } from '~/olm/read/extensions/useExtensions';

/** The input of an installation with OLM v1. */
export type InstallFacts = {
  /** `null` if the cluster has no OLM v1. */
  readonly features: ApiFeatures | null;
  readonly catalogs: readonly Catalog[];
};

export function useInstallFacts(): Loadable<InstallFacts> {
  const features = useApiFeatures();
  const catalogs = useClusterCatalogs(true);
  return useMemo(
    () =>
      map(all({ features, catalogs }), (found) => ({
        features: found.features,
        catalogs: found.catalogs.map(readCatalog),
      })),
    [features, catalogs],
  );
}

/** The existing extensions; empty without permission, so that the server decides. */
export function useInstallSurroundings(): Surroundings {
  const extensions = useExtensions(true);
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, OWN_CSVS);
  const { namespaces, areProjects } = useNamespaces();
  return useMemo(
    () => ({
      extensions: dataOr(extensions, []).map(readExtension),
      csvs: dataOr(csvs, []),
      namespaces: namesOf(dataOr(namespaces, [])),
      terminating: namesOf(dataOr(namespaces, []).filter(isTerminating)),
      areProjects,
    }),
    [extensions, csvs, namespaces, areProjects],
  );
}

export type Surroundings = {
  readonly extensions: readonly Extension[];
  readonly csvs: readonly ClusterServiceVersion[];
  readonly namespaces: ReadonlySet<string>;
  readonly terminating: ReadonlySet<string>;
  /** On OpenShift. */
  readonly areProjects: boolean;
};

function namesOf(namespaces: readonly Namespace[]): ReadonlySet<string> {
  return new Set(namespaces.map(({ metadata }) => metadata.name));
}

const OWN_CSVS = { namespace: null, withoutLabel: COPIED_FROM };

export type OfferContents = {
  readonly requested: readonly RequestedCatalog[];
  /** The content of the selected catalog; `null` if unknown. */
  readonly content: CatalogPackage | null;
  readonly readings: readonly { readonly catalog: string; readonly state: PackageContent }[];
  readonly read: () => void;
};

/**
 * The content of the package in the catalogs. The whole content of a catalog is downloaded if catalogd has no query
 * endpoint: without it, no version is known.
 * @param asksAll loads all catalogs, not only the selected one
 */
export function useOfferContents(
  { catalog, packageName }: Offer,
  catalogs: readonly Catalog[],
  asksAll: boolean,
): OfferContents {
  const served = catalogs.filter(
    (one) => one.isServing && !one.isUnavailable && (asksAll || one.name === catalog),
  );
  const { contents, read } = useCatalogContents(
    served.map((one) => one.content),
    packageName,
  );
  const isWanted = contents.some((one) => one.kind === 'on-request' && one.failure === null);
  useEffect(() => {
    if (isWanted) read();
    // oxlint-disable-next-line react/exhaustive-deps -- `read` is another function in each rendering
  }, [isWanted]);
  const states = new Map(served.map(({ name }, at) => [name, contents[at] ?? LOADING]));
  const own = states.get(catalog);
  return {
    requested: catalogs.map((one) => ({ catalog: one, content: known(states.get(one.name)) })),
    content: own?.kind === 'known' ? own.found : null,
    readings: [...states].map(([name, state]) => ({ catalog: name, state })),
    read,
  };
}

const LOADING: PackageContent = { kind: 'loading' };

function known(state: PackageContent | undefined): RequestedCatalog['content'] {
  return state?.kind === 'known' ? state.found : 'unread';
}

type Existing = {
  /** By the id of the call. */
  readonly stored: ReadonlyMap<string, object>;
  readonly isAsking: boolean;
  readonly refresh: () => void;
};

/** The existing resources that calls would create. A resource that the user cannot read counts as missing. */
export function useExisting(calls: readonly ClusterCall[]): Existing {
  const answers = useQueries({
    queries: calls.map((call) => ({
      queryKey: ['is-created', callId(call)] as const,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<object | null> => {
        await quiet(signal);
        return storedOf(call, signal);
      },
      staleTime: 0,
      gcTime: 0,
    })),
  });
  return {
    stored: new Map(
      calls.flatMap((call, at) => {
        const found = answers[at]?.data ?? null;
        return found === null ? [] : [[callId(call), found] as const];
      }),
    ),
    isAsking: answers.some(({ isFetching }) => isFetching),
    refresh: () => {
      for (const answer of answers) void answer.refetch();
    },
  };
}

async function storedOf(call: ClusterCall, signal: AbortSignal): Promise<object | null> {
  try {
    return await getStored(call.model, objectOf(call), signal);
  } catch (error) {
    if (error instanceof ClusterError) return null;
    throw error;
  }
}
