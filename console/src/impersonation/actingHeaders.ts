import { store } from '../store/store';

/**
 * The impersonation headers of each request; none without impersonation. `fetch` joins headers with the same name, so
 * that several groups use a header that the server splits (openshift/console, console-fetch-utils.ts, 4.21).
 */
export function actingHeaders(): Readonly<Record<string, string>> {
  const acting = store.getState().sdkCore.impersonate;
  if (acting === undefined) return {};
  const { kind, name, groups = [] } = acting;
  return {
    // A group is no user, but the API server wants one.
    'Impersonate-User': name,
    ...(kind === 'Group' && { 'Impersonate-Group': name }),
    ...(groups.length > 0 && { 'X-Console-Impersonate-Groups': groups.join(',') }),
  };
}
