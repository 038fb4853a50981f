import type { ApiConnection } from '../server/connection';
import type { ConsoleUser } from '../server/options';
import type { Target } from './target';

/** The only user of the console, or the user that the kubeconfig impersonates. */
export function consoleUser(target: Target, api: ApiConnection): ConsoleUser {
  const user = target.user.impersonation?.user ?? target.userName;
  return { user, label: `${user} (${target.contextName})`, api };
}
