import { queryOptions } from '@tanstack/react-query';
import { getTable } from '~/kube/request';
import { namesPage } from '~/kube/namesPage';
import { PULL_SECRET_TYPES } from '~/sources/rules/form/pullSecret';
import { secretModel } from '~/kube/models/secret';
import { ifAllowed } from '~/kube/reviewedRequests';

/**
 * The names of a namespace's Secrets with registry credentials (CS-011), without their content.
 * @throws ClusterError `forbidden` without permission to list Secrets
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

/** Without metadata, because that of an applied Secret contains its content in an annotation. */
export function onlyNames(fieldSelector: string) {
  return { fieldSelector, includeObject: 'None' };
}

/** Milliseconds before a list is read again. */
const FRESH = 10_000;
