import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { type CatalogName, isSameCatalog, settingsOf } from '~/olm/installed/subscriptionSettings';

/** That a version comes from another catalog than what it takes over from, or than its Subscription names (SU-028). */
export type CatalogMove = {
  readonly to: CatalogName;
  readonly from: CatalogName;
  /**
   * What `from` is: the catalog of the installed version, or the one that the Subscription names by now. OLM resolves a
   * Subscription in its own catalog only, but leaves a plan as it is when another one is chosen while it waits.
   */
  readonly isOf: 'installed' | 'subscription';
};

/**
 * @param csvName a version that the plan brings
 * @param before the ClusterServiceVersion that it takes over from; `null`: none, or not known
 * @param plans those of the namespace: an earlier one tells where that came from, as long as OLM keeps it
 * @returns `null`: from the same one, or that is not known
 */
export function catalogMove(
  { csvName, before }: { readonly csvName: string; readonly before: string | null },
  plan: InstallPlan,
  { plans, subscription }: Around,
): CatalogMove | null {
  const to = catalogOf(csvName, plan);
  if (to === null) return null;
  const named = subscription === undefined ? null : settingsOf(subscription).source;
  if (named !== null && named.name !== '' && !isSameCatalog(named, to)) {
    return { to, from: named, isOf: 'subscription' };
  }
  const from = before === null ? null : installedFrom(before, plans);
  return from === null || isSameCatalog(from, to) ? null : { to, from, isOf: 'installed' };
}

type Around = {
  readonly plans: readonly InstallPlan[];
  readonly subscription: Subscription | undefined;
};

/** Where the newest plan took it from that brought it. */
function installedFrom(csvName: string, plans: readonly InstallPlan[]): CatalogName | null {
  const found = plans
    .filter(({ spec }) => spec?.approved === true)
    .toSorted((one, other) => (other.spec?.generation ?? 0) - (one.spec?.generation ?? 0))
    .flatMap((plan) => catalogOf(csvName, plan) ?? []);
  return found[0] ?? null;
}

/** IP-018: each step says where its object comes from. */
function catalogOf(csvName: string, { status }: InstallPlan): CatalogName | null {
  const step = (status?.plan ?? []).find(
    ({ resolving, resource }) => resolving === csvName && resource.kind === 'ClusterServiceVersion',
  );
  const { sourceName: name, sourceNamespace: namespace } = step?.resource ?? {};
  return typeof name === 'string' && typeof namespace === 'string' && name !== ''
    ? { name, namespace }
    : null;
}
