import type { User } from '../contracts';
import { failure, forbidden, unauthorized } from '../failures';
import type { ApiRequest, ApiServer } from './exchange';

const ANONYMOUS: User = { name: 'system:anonymous', groups: ['system:unauthenticated'] };
const NO_USER = 'requested groups without impersonating a user';
const AUTHENTICATED = 'system:authenticated';

/** The user of a request, by bearer token and impersonation headers. 401 for an unknown token. */
export function userOf(server: ApiServer, request: ApiRequest): User {
  return impersonated(server, request, authenticated(server, request));
}

function authenticated(server: ApiServer, { headers }: ApiRequest): User {
  const token = /^bearer\s+(\S+)/i.exec(headers['authorization'] ?? '')?.[1];
  if (token === undefined) {
    return ANONYMOUS;
  }
  const user = userOfToken(server, token);
  if (user === undefined) {
    throw unauthorized();
  }
  return user;
}

/** The owner of a token: a user, or an existing ServiceAccount. */
export function userOfToken(server: ApiServer, token: string): User | undefined {
  const user = server.users.get(token) ?? serviceAccount(server, token);
  return user && withGroup(user);
}

function serviceAccount({ backend, tokens }: ApiServer, token: string): User | undefined {
  const subject = tokens.subjectOf(token, backend.clock.now());
  if (subject === undefined) {
    return undefined;
  }
  const { namespace, name, uid } = subject;
  const account = backend.store.get({ resource: 'serviceaccounts', namespace, name });
  const user = `system:serviceaccount:${namespace}:${name}`;
  return account?.metadata.uid === uid
    ? { name: user, uid, groups: impliedGroups(user) }
    : undefined;
}

function withGroup(user: User): User {
  return user.groups.includes(AUTHENTICATED)
    ? user
    : { ...user, groups: [...user.groups, AUTHENTICATED] };
}

function impersonated(server: ApiServer, { headers }: ApiRequest, user: User): User {
  const name = headers['impersonate-user'];
  const groups = (headers['impersonate-group'] ?? '')
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
  if (name === undefined) {
    if (groups.length > 0) throw failure(500, 'InternalError', { message: NO_USER });
    return user;
  }
  checkImpersonation(server, user, impersonatedObject(name));
  for (const group of groups) {
    checkImpersonation(server, user, { plural: 'groups', name: group });
  }
  return withGroup({ name, groups: groups.length === 0 ? impliedGroups(name) : groups });
}

/** Adds the implicit groups of a ServiceAccount. */
function impliedGroups(name: string): readonly string[] {
  const [, namespace] = SERVICE_ACCOUNT.exec(name) ?? [];
  return namespace === undefined
    ? []
    : ['system:serviceaccounts', `system:serviceaccounts:${namespace}`];
}

const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;

type Impersonated = {
  readonly plural: 'users' | 'groups' | 'serviceaccounts';
  readonly name: string;
  readonly namespace?: string;
};

/** A ServiceAccount is checked in its namespace, because editors there can impersonate it. */
function impersonatedObject(user: string): Impersonated {
  const [, namespace, name] = SERVICE_ACCOUNT.exec(user) ?? [];
  return namespace === undefined || name === undefined
    ? { plural: 'users', name: user }
    : { plural: 'serviceaccounts', name, namespace };
}

/** Of `k8s.io/apiserver`, pkg/endpoints/filters/impersonation. */
function checkImpersonation(
  server: ApiServer,
  user: User,
  { plural, name, namespace }: Impersonated,
): void {
  const wanted = {
    kind: 'resource',
    verb: 'impersonate',
    group: '',
    resource: plural,
    name,
    ...(namespace === undefined ? {} : { namespace }),
  } as const;
  if (!server.authorizer.decide(user, wanted).allowed) {
    const scope =
      namespace === undefined ? 'at the cluster scope' : `in the namespace "${namespace}"`;
    throw forbidden(
      { group: '', plural, kind: plural },
      name,
      `User "${user.name}" cannot impersonate resource "${plural}" in API group "" ${scope}`,
    );
  }
}
