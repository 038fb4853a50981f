/** The people of the local console. */
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

/** The groups that OpenShift gives to everyone who has logged in. */
function person(name: string, ...groups: readonly string[]): User {
  return { name, groups: [...groups, 'system:authenticated:oauth', 'system:authenticated'] };
}
