import { useState } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { getJson, getTable } from '~/kube/request';
import {
  type NamespaceObjects,
  type ObjectQuestion,
  isSameQuestion,
} from '~/config/rules/namespaceObjects';
import { keyNamesIn } from '~/config/rules/objectNames';
import type { ObjectKind } from '~/config/rules/problem';
import { namesPage } from '~/kube/namesPage';
import { configMapModel } from '~/kube/models/configMap';
import type { ResourceModel } from '~/kube/models/meta';
import { persistentVolumeClaimModel } from '~/kube/models/persistentVolumeClaim';
import { secretModel } from '~/kube/models/secret';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * The Secrets, ConfigMaps and claims of a namespace for those who choose one: read when they are asked for, never watched.
 * @param namespace empty while none is chosen
 */
export function useNamespaceObjects(namespace: string, isNew: boolean): NamespaceObjects {
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  // What was asked about another namespace is not asked about this one.
  const here = asked.filter((one) => one.namespace === namespace);
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
        // Whoever opens the list again has perhaps created what was missing.
        const { queryKey } = objectAnswer(wanted);
        void client.refetchQueries({ queryKey, exact: true, stale: true });
      } else {
        setAsked((before) => [...before, wanted]);
      }
    },
  };
}

type Asked = ObjectQuestion & { readonly namespace: string };

/** Milliseconds for which a list that is opened again is not read again. */
const FRESH = 10_000;

/** Names only, or the names of keys: what is cached has no value of a Secret in it. */
function objectAnswer({ kind, name, namespace }: Asked) {
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

/** Metadata of a Secret that was applied have its content in an annotation. */
const NAMES_ONLY = { includeObject: 'None' } as const;

const MODELS: Readonly<Record<ObjectKind, ResourceModel>> = {
  Secret: secretModel,
  ConfigMap: configMapModel,
  PersistentVolumeClaim: persistentVolumeClaimModel,
};
