import { queryOptions } from '@tanstack/react-query';
import { secretModel } from '~/kube/models/core';
import { namesPage } from '~/kube/namesPage';
import { getTable } from '~/kube/request';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';
import { PULL_SECRET_TYPES } from '~/sources/rules/form/pullSecret';

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

/**
 * Whether a Secret with this name exists. Its content is not requested.
 * @throws ClusterError `forbidden` without permission to list it by name
 */
export function secretThere(namespace: string, name: string) {
  return queryOptions({
    queryKey: ['secret-there', namespace, name],
    queryFn: async ({ signal }): Promise<boolean> => {
      const query = onlyNames(`metadata.name=${name}`);
      return (
        namesPage(await ifAllowedOneOfMany(getTable)(secretModel, { namespace, query }, signal))
          .names.length > 0
      );
    },
    // A user who just created the Secret returns to check it.
    staleTime: 0,
    retry: false,
  });
}
