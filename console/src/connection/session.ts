import { serverFlags } from '../serverFlags';
import { coFetch } from './consoleFetch';

/** Signs in as another user (the server keeps the token) and starts the page afresh. */
export async function switchUser(user: string): Promise<void> {
  await coFetch('/api/local/user', { method: 'POST', body: JSON.stringify({ user }) });
  location.reload();
}

/** After the session ended: by the login page, which leads back here, or as the same user. */
export async function logInAgain(): Promise<void> {
  const { loginURL, user } = serverFlags;
  if (loginURL === undefined) await switchUser(user);
  else location.assign(`${loginURL}?${new URLSearchParams({ next: herePath() }).toString()}`);
}

/** Forgets the session and shows the login page. */
export async function logOut(loginURL: string): Promise<void> {
  await coFetch('/logout', { method: 'POST' });
  location.assign(loginURL);
}

function herePath(): string {
  return location.pathname + location.search;
}
