/** Permissions of a service account by the stored RBAC resources. */
import { createAuthorizer } from '../../kube/access/authorizer';
import type { AccessAttributes, Authorizer } from '../../kube/contracts';
import { textsAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';

export type Account = { readonly namespace: string; readonly name: string };

/** Checks one permission of a service account. */
export type AccessCheck = (wanted: AccessAttributes) => boolean;

export function accountUser({ namespace, name }: Account): string {
  return `system:serviceaccount:${namespace}:${name}`;
}

export function accessCheckOf(client: ClusterClient, account: Account): AccessCheck {
  const authorizer = authorizerOf(client);
  const user = {
    name: accountUser(account),
    groups: [
      'system:serviceaccounts',
      `system:serviceaccounts:${account.namespace}`,
      'system:authenticated',
    ],
  };
  return (wanted) => authorizer.decide(user, wanted).allowed;
}

/** One per cluster: an authorizer keeps its index while no RBAC object changes. */
const authorizers = new WeakMap<ClusterClient, Authorizer>();

function authorizerOf(client: ClusterClient): Authorizer {
  const known = authorizers.get(client);
  if (known !== undefined) return known;
  const authorizer = createAuthorizer((resource, options) => client.list(resource, options));
  authorizers.set(client, authorizer);
  return authorizer;
}

/** Whether all permissions of a PolicyRule are granted; without a namespace: cluster-wide. */
export function satisfies(
  isPermitted: AccessCheck,
  rule: JsonObject,
  namespace: string | undefined,
): boolean {
  return accessesOf(rule, namespace).every(isPermitted);
}

function accessesOf(rule: JsonObject, namespace: string | undefined): readonly AccessAttributes[] {
  const verbs = textsAt(rule, 'verbs');
  const paths = verbs.flatMap((verb) =>
    textsAt(rule, 'nonResourceURLs').map((path) => ({ kind: 'path', verb, path }) as const),
  );
  const names = textsAt(rule, 'resourceNames');
  const resources = verbs.flatMap((verb) =>
    textsAt(rule, 'apiGroups').flatMap((group) =>
      textsAt(rule, 'resources').flatMap((text) =>
        (names.length === 0 ? [undefined] : names).map((name) => {
          const [resource = '', subresource] = text.split('/');
          return {
            kind: 'resource',
            verb,
            group,
            resource,
            ...(subresource === undefined ? {} : { subresource }),
            ...(namespace === undefined ? {} : { namespace }),
            ...(name === undefined ? {} : { name }),
          } as const;
        }),
      ),
    ),
  );
  return [...paths, ...resources];
}
