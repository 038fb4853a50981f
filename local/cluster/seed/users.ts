/** Users of the local console. */
import type { User } from '../kube/contracts';

/** By bearer token. */
export const LOCAL_USERS: ReadonlyMap<string, User> = new Map([
  ['kubeadmin-token', person('kubeadmin', 'system:cluster-admins')],
  // Project admin: `admin` in team-a, and can request projects.
  ['paula-token', person('paula')],
  // Project editor: `edit` in team-a.
  ['edgar-token', person('edgar')],
  // `view` in team-a, nothing else.
  ['vera-token', person('vera')],
  // Can read nearly everything cluster-wide, and change nothing.
  ['clara-token', person('clara')],
  // Administers all catalogs, and has `view` in all namespaces.
  ['carl-token', person('carl')],
]);

/** With OLM v1, one user, the only one of a group, can view extensions and their catalogs. */
export function localUsers(hasOlmV1: boolean): ReadonlyMap<string, User> {
  return hasOlmV1 ? new Map([...LOCAL_USERS, ['olga-token', person('olga')]]) : LOCAL_USERS;
}

/** OpenShift's groups of all authenticated users. */
function person(name: string, ...groups: readonly string[]): User {
  return { name, groups: [...groups, 'system:authenticated:oauth', 'system:authenticated'] };
}
