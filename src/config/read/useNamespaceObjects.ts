import { useState } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { getJson, getTable } from '~/kube/request';
import {
  type NamespaceObjects,
  type ObjectQuestion,
  isSameQuestion,
} from '~/config/rules/namespaceObjects';
import { keyNamesIn } from '~/form/rules/nameSyntax';
import type { ObjectKind } from '~/config/rules/configFinding';
import { namesPage } from '~/kube/namesPage';
import { configMapModel, persistentVolumeClaimModel, secretModel } from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed } from '~/kube/useCan';

/**
 * The Secrets, ConfigMaps and claims of a namespace for selection: read on demand, never watched.
 * @param namespace empty: not selected
 */
export function useNamespaceObjects(namespace: string, isNew: boolean): NamespaceObjects {
  const client = useQueryClient();
  const [requested, setRequested] = useState<readonly Requested[]>([]);
  // Questions about another namespace do not apply to this one.
  const here = requested.filter((one) => one.namespace === namespace);
  const results = useQueries({ queries: here.map(objectAnswer) });
  return {
    namespace,
    isNew,
    answer: (question) => {
      const result = results[here.findIndex((one) => isSameQuestion(one, question))];
      return result === undefined ? null : fromQuery(result);
    },
    ask: (question) => {
      if (namespace === '' || isNew) return;
      const wanted = { ...question, namespace };
      if (here.some((one) => isSameQuestion(one, question))) {
        // Opening a list again reads it again, because the user might have created a missing object.
        const { queryKey } = objectAnswer(wanted);
        void client.refetchQueries({ queryKey, exact: true, stale: true });
      } else {
        setRequested((before) => [...before, wanted]);
      }
    },
  };
}

type Requested = ObjectQuestion & { readonly namespace: string };

/** Milliseconds before a list is read again. */
const FRESH = 10_000;

/** Names, or names of keys, so that the cache contains no values of Secrets. */
function objectAnswer({ kind, name, namespace }: Requested) {
  return queryOptions({
    queryKey: ['namespace-objects', namespace, kind, name],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const model = MODELS[kind];
      if (name !== null)
        return keyNamesIn(await ifAllowed(getJson)(model, { namespace, name }, signal));
      const list = await ifAllowed(getTable)(model, { namespace, query: NAMES_ONLY }, signal);
      return namesPage(list).names.toSorted();
    },
    staleTime: FRESH,
    gcTime: 0,
  });
}

/** The metadata of an applied Secret contains its content in an annotation. */
const NAMES_ONLY = { includeObject: 'None' } as const;

const MODELS: Readonly<Record<ObjectKind, ResourceModel>> = {
  Secret: secretModel,
  ConfigMap: configMapModel,
  PersistentVolumeClaim: persistentVolumeClaimModel,
};
