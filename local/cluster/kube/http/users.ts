import type { User } from '../contracts';
import { forbidden, unauthorized } from '../failures';
import type { ApiRequest, ApiServer } from './exchange';

const ANONYMOUS: User = { name: 'system:anonymous', groups: ['system:unauthenticated'] };
const AUTHENTICATED = 'system:authenticated';

/** The user a request speaks for: by bearer token, possibly impersonating. 401 for an unknown token. */
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

/** Whose token it is: a person's, or that of a ServiceAccount that still exists. */
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
  if (name === undefined) {
    return user;
  }
  const groups = (headers['impersonate-group'] ?? '')
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
  checkImpersonation(server, user, ['users', name]);
  for (const group of groups) {
    checkImpersonation(server, user, ['groups', group]);
  }
  return withGroup({ name, groups: groups.length === 0 ? impliedGroups(name) : groups });
}

/** A ServiceAccount belongs to its groups without being asked. */
function impliedGroups(name: string): readonly string[] {
  const namespace = /^system:serviceaccount:([^:]+):[^:]+$/.exec(name)?.[1];
  return namespace === undefined
    ? []
    : ['system:serviceaccounts', `system:serviceaccounts:${namespace}`];
}

function checkImpersonation(
  server: ApiServer,
  user: User,
  [plural, name]: readonly [string, string],
): void {
  const wanted = {
    kind: 'resource',
    verb: 'impersonate',
    group: '',
    resource: plural,
    name,
  } as const;
  if (!server.authorizer.decide(user, wanted).allowed) {
    throw forbidden(
      { group: '', plural, kind: plural },
      name,
      `User "${user.name}" cannot impersonate resource "${plural}" in API group "" at the cluster scope`,
    );
  }
}
