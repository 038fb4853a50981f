import type { Subscription } from '~/kube/models/subscription';

/** The CSVs of a Subscription: the installed one first, then the next one (SU-003, UN-006). */
export function csvNamesOf(subscription: Pick<Subscription, 'status'> | null): readonly string[] {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return [...new Set([installedCSV, currentCSV].filter((name) => name !== undefined))];
}

/** The next CSV, or the first one of an installation; `null`: none. */
export function nextCsvOf(subscription: Pick<Subscription, 'status'> | null): string | null {
  const { installedCSV, currentCSV = null } = subscription?.status ?? {};
  return currentCSV === installedCSV ? null : currentCSV;
}

/** OLM installed the Operator, whatever the state of its update. */
export function isInstalled(subscription: Pick<Subscription, 'status'> | null): boolean {
  return subscription?.status?.installedCSV !== undefined;
}
