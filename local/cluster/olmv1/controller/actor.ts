/** Identity of operator-controller's writes: a ServiceAccount, or its own. */
import { ApiError } from '../../kube/apiError';
import { checkEscalation, RBAC } from '../../kube/access/escalation';
import type { Authorizer, User } from '../../kube/contracts';
import type { ClusterClient, DraftObject, KubeObject, ServedResource } from '../../kube/types';

export type Place = { readonly namespace?: string | undefined; readonly name?: string };

export type Actor = {
  /** The API server's message if permission is missing; `undefined`: it is granted. */
  readonly refusal: (verb: string, served: ServedResource, place: Place) => string | undefined;
  /** Why permissions of a role or binding cannot be granted; `undefined`: they can. */
  readonly escalation: (object: DraftObject, before: KubeObject | undefined) => string | undefined;
};

/** OLM's own ServiceAccount, a cluster administrator. */
export const ADMINISTRATOR: Actor = {
  refusal: () => undefined,
  escalation: () => undefined,
};

type Account = { readonly namespace: string; readonly name: string };

export function actorOf(
  client: ClusterClient,
  authorizer: Authorizer,
  { namespace, name }: Account,
): Actor {
  const user: User = {
    name: `system:serviceaccount:${namespace}:${name}`,
    groups: [
      'system:serviceaccounts',
      `system:serviceaccounts:${namespace}`,
      'system:authenticated',
    ],
  };
  return {
    refusal: (verb, { group, plural }, place) => {
      const wanted = { kind: 'resource', verb, group, resource: plural, ...known(place) } as const;
      if (authorizer.decide(user, wanted).allowed) return undefined;
      const full = group === '' ? plural : `${plural}.${group}`;
      const named = place.name === undefined ? '' : ` "${place.name}"`;
      const where =
        place.namespace === undefined
          ? 'at the cluster scope'
          : `in the namespace "${place.namespace}"`;
      return `${full}${named} is forbidden: User "${user.name}" cannot ${verb} resource "${plural}" in API group "${group}" ${where}`;
    },
    escalation: (object, before) => {
      const { name: of = '' } = object.metadata;
      if (!object.apiVersion.startsWith(`${RBAC}/`)) return undefined;
      const whole = { ...object, metadata: { ...object.metadata, name: of } };
      try {
        checkEscalation({ client, authorizer, user }, whole, before);
        return undefined;
      } catch (thrown) {
        if (thrown instanceof ApiError) return thrown.status.message;
        throw thrown;
      }
    },
  };
}

function known({ namespace, name }: Place): {
  readonly namespace?: string;
  readonly name?: string;
} {
  return {
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
  };
}
