import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { fromQuery } from '~/kube/fromQuery';
import { dataOr, type Loadable } from '~/kube/loadable';
import {
  configMapModel,
  persistentVolumeClaimModel,
  secretModel,
  serviceAccountModel,
} from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { namesPage } from '~/kube/namesPage';
import { getJson, getTable } from '~/kube/request';
import { keyNamesIn } from '~/form/rules/nameSyntax';
import type { Referenced } from '~/form/rules/descriptors';

export type ReferenceNames = {
  readonly names: Loadable<readonly string[]>;
  /** The names are read, and this one is not among them. */
  readonly lacks: (name: string) => boolean;
  /** Reads the names again. */
  readonly ask: () => void;
};

export type Reference = {
  readonly kind: Referenced;
  /** Its keys are wanted, not the names of all; empty: no name yet. */
  readonly keysOf: string | null;
};

/**
 * The names that a reference can have, or the keys of one object, read on demand. Values of Secrets are not kept.
 * @param namespace `null`: none selected
 */
export function useReferenceNames(
  { kind, keysOf }: Reference,
  namespace: string | null,
): ReferenceNames {
  const [isRequested, setRequested] = useState(false);
  const model = MODELS[kind];
  const isPossible = (!model.namespaced || namespace !== null) && keysOf !== '';
  const isWanted = isRequested && isPossible;
  const names = useQuery({ ...namesOf(model, namespace), enabled: isWanted && keysOf === null });
  const keys = useQuery({
    ...keysIn(model, { namespace: namespace ?? '', name: keysOf ?? '' }),
    enabled: isWanted && keysOf !== null,
  });
  const found = fromQuery(keysOf === null ? names : keys);
  return {
    names: isWanted ? found : NOTHING,
    lacks: (name) => isWanted && name !== '' && !dataOr(found, [name]).includes(name),
    ask: () => {
      setRequested(true);
    },
  };
}

const NOTHING = { status: 'ready', data: [], stale: null } as const;

/** The names of the first 500 instances in a namespace. `null`: not read yet. */
export function useTakenNames(
  model: ResourceModel,
  namespace: string | null,
): readonly string[] | null {
  const isPlaced = !model.namespaced || namespace !== null;
  const { data, isLoading } = useQuery({ ...namesOf(model, namespace, '500'), enabled: isPlaced });
  return isLoading ? null : (data ?? NO_NAMES);
}

const NO_NAMES: readonly string[] = [];

/** Names only, without the content of Secrets. */
function namesOf(model: ResourceModel, namespace: string | null, limit?: string) {
  return queryOptions({
    queryKey: ['form', 'names', model, namespace, limit],
    queryFn: async ({ signal }) => {
      const place = model.namespaced && namespace !== null ? { namespace } : {};
      const query = { includeObject: 'None', ...(limit !== undefined && { limit }) } as const;
      const page = await ifAllowed(getTable)(model, { ...place, query }, signal);
      return namesPage(page).names.toSorted();
    },
    staleTime: 10_000,
    gcTime: 0,
    retry: false,
  });
}

/** The keys of a Secret or ConfigMap. */
function keysIn(
  model: ResourceModel,
  place: { readonly namespace: string; readonly name: string },
) {
  return queryOptions({
    queryKey: ['form', 'keys', model, place],
    queryFn: async ({ signal }) => keyNamesIn(await ifAllowed(getJson)(model, place, signal)),
    staleTime: 10_000,
    gcTime: 0,
    retry: false,
  });
}

const storageClassModel: ResourceModel = {
  group: 'storage.k8s.io',
  version: 'v1',
  kind: 'StorageClass',
  plural: 'storageclasses',
  namespaced: false,
};

const MODELS: Readonly<Record<Referenced, ResourceModel>> = {
  Secret: secretModel,
  ConfigMap: configMapModel,
  PersistentVolumeClaim: persistentVolumeClaimModel,
  ServiceAccount: serviceAccountModel,
  Namespace: namespaceModel,
  StorageClass: storageClassModel,
};
