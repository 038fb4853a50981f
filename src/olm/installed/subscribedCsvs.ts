import type { Subscription } from '~/kube/models/subscription';

/** The CSVs that a Subscription names: the installed one first, then the one that is on its way (SU-003, UN-006). */
export function csvNamesOf(subscription: Pick<Subscription, 'status'> | null): readonly string[] {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return [...new Set([installedCSV, currentCSV].filter((name) => name !== undefined))];
}

/** The CSV that is to follow the installed one, or to be the first; `null` when there is none. */
export function nextCsvOf(subscription: Pick<Subscription, 'status'> | null): string | null {
  const { installedCSV, currentCSV = null } = subscription?.status ?? {};
  return currentCSV === installedCSV ? null : currentCSV;
}

/** OLM installed the Operator, whatever the state of its update. */
export function isInstalled(subscription: Pick<Subscription, 'status'> | null): boolean {
  return subscription?.status?.installedCSV !== undefined;
}
