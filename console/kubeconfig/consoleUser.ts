import type { ApiConnection } from '../server/connection';
import type { ConsoleUser } from '../server/options';
import type { Target } from './target';

/** The one user of the console; whoever acts as somebody else appears under that name. */
export function consoleUser(target: Target, api: ApiConnection): ConsoleUser {
  const user = target.user.impersonation?.user ?? target.userName;
  return { user, label: `${user} (${target.contextName})`, api };
}
