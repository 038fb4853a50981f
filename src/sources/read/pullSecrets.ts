import { queryOptions } from '@tanstack/react-query';
import { getTable } from '~/kube/request';
import { namesPage } from '~/kube/namesPage';
import { PULL_SECRET_TYPES } from '~/sources/rules/form/pullSecret';
import { secretModel } from '~/kube/models/secret';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * The names of a namespace's Secrets that hold logins of registries (CS-011); nothing of their content is asked for.
 * @throws ClusterError `forbidden` for those who may not list Secrets
 */
export function pullSecrets(namespace: string) {
  return queryOptions({
    queryKey: ['pull-secrets', namespace],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const answers = await Promise.all(
        PULL_SECRET_TYPES.map((type) =>
          ifAllowed(getTable)(secretModel, { namespace, query: onlyNames(`type=${type}`) }, signal),
        ),
      );
      return answers.flatMap((answer) => namesPage(answer).names).toSorted();
    },
    staleTime: FRESH,
    retry: false,
  });
}

/** Metadata of a Secret that was applied have its content in an annotation: not even they are asked for. */
export function onlyNames(fieldSelector: string) {
  return { fieldSelector, includeObject: 'None' };
}

/** Milliseconds for which a list that is opened again is not read again. */
const FRESH = 10_000;
