/** Users of the local console. */
import type { User } from '../kube/contracts';

/** By bearer token. */
export const LOCAL_USERS: ReadonlyMap<string, User> = new Map([
  ['kubeadmin-token', person('kubeadmin', 'system:cluster-admins')],
  // Project admin: `admin` in team-a, and may request projects of her own.
  ['paula-token', person('paula')],
  // Project editor: `edit` in team-a.
  ['edgar-token', person('edgar')],
  // `view` in team-a, nothing else.
  ['vera-token', person('vera')],
  // Reads nearly everything in the whole cluster, and changes nothing.
  ['clara-token', person('clara')],
  // Looks after the catalogs of the whole cluster; else `view` everywhere.
  ['carl-token', person('carl')],
]);

/** With OLM v1 somebody may look at extensions and their catalogs, in whose group nobody else is. */
export function localUsers(hasOlmV1: boolean): ReadonlyMap<string, User> {
  return hasOlmV1 ? new Map([...LOCAL_USERS, ['olga-token', person('olga')]]) : LOCAL_USERS;
}

/** The groups that OpenShift gives to everyone who has logged in. */
function person(name: string, ...groups: readonly string[]): User {
  return { name, groups: [...groups, 'system:authenticated:oauth', 'system:authenticated'] };
}
