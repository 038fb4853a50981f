import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { getList, withRetries } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import type { Extension } from '~/olm/extensions/extension';
import { type ObjectSet, readObjectSet } from '~/olm/extensions/objectSet';
import { servedApi } from '~/olm/installed/operatorApis';
import { discovery } from '~/olm/read/discovery';
import { releasesOf } from './releases';

/** A version of an extension that OLM applied. */
export type Revision = {
  readonly id: string;
  readonly revision: number | null;
  readonly version: string | null;
  /** ISO 8601 */
  readonly installedAt: string | null;
  /** The resource of the revision; `null`: OLM stores it as a Helm release. */
  readonly set: ObjectSet | null;
};

/** The versions of an extension that OLM applied, latest first: resources if OLM creates them, else Helm releases. */
export function useRevisions(extension: Extension): Loadable<readonly Revision[]> {
  const { name, statusWrittenAt } = extension;
  // The list remains while the status changes.
  return fromQuery(
    useQuery({ ...revisionsOf(name, statusWrittenAt), placeholderData: keepPreviousData }),
  );
}

function revisionsOf(name: string, statusWrittenAt: string | null) {
  return queryOptions({
    queryKey: ['extension-revisions', name, statusWrittenAt],
    queryFn: async ({ signal }): Promise<readonly Revision[]> => {
      const sets = await objectSetsOf(name, signal);
      if (sets.length > 0) return sets.map(ofSet).toSorted(latestFirst);
      const releases = await queryClient.query(releasesOf(name));
      return releases.map(({ revision, version, deployedAt }) => ({
        id: String(revision),
        revision,
        version,
        installedAt: deployedAt,
        set: null,
      }));
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Empty if the cluster does not serve such resources. */
async function objectSetsOf(name: string, signal: AbortSignal): Promise<readonly ObjectSet[]> {
  const model = modelIn(await withRetries(() => queryClient.query(discovery)));
  if (model === null) return [];
  // The label, because the owner is missing after a deletion that keeps the Operator.
  const query = { labelSelector: `olm.operatorframework.io/owner-name=${name}` };
  const found = await ifAllowed(getList<Stored<string>>)(model, { query }, signal);
  return listIn(found).flatMap((one) => readObjectSet(recordIn(one)) ?? []);
}

/** ClusterExtensionRevision is the name of OpenShift 4.21. */
const NAMES = ['clusterobjectsets', 'clusterextensionrevisions'] as const;

function modelIn(served: readonly unknown[]): ResourceModel | null {
  const group = 'olm.operatorframework.io';
  for (const plural of NAMES) {
    const found = servedApi(served, {
      name: `${plural}.${group}`,
      group,
      plural,
      kind: '',
      displayName: '',
      description: '',
      versions: ['v1'],
    });
    if (found !== null) return found.model;
  }
  return null;
}

function ofSet(set: ObjectSet): Revision {
  const { name, revision, version, succeededAt } = set;
  return { id: name, revision, version, installedAt: succeededAt, set };
}

function latestFirst(one: Revision, other: Revision): number {
  return (other.revision ?? 0) - (one.revision ?? 0);
}
