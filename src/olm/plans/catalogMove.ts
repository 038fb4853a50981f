import type { InstallPlan, Subscription } from '~/kube/models/olm';
import { type CatalogName, isSameCatalog, readSettings } from '~/olm/installed/subscription';

/** A version comes from another catalog than the version that it replaces, or than its Subscription names (SU-028). */
export type CatalogMove = {
  readonly to: CatalogName;
  readonly from: CatalogName;
  /**
   * The meaning of `from`: the catalog of the installed version, or of the current Subscription. OLM resolves a
   * Subscription only in its own catalog but keeps a pending plan when the catalog changes.
   */
  readonly isOf: 'installed' | 'subscription';
};

/**
 * @param csvName a version in the plan
 * @param before the replaced ClusterServiceVersion; `null` if there is none or it is unknown
 * @param plans those of the namespace: an earlier plan contains the catalog of the replaced version, until OLM deletes
 * the plan
 * @returns `null` if the catalog is the same or unknown
 */
export function catalogMove(
  { csvName, before }: { readonly csvName: string; readonly before: string | null },
  plan: InstallPlan,
  { plans, subscription }: Around,
): CatalogMove | null {
  const to = catalogOf(csvName, plan);
  if (to === null) return null;
  const named = subscription === undefined ? null : readSettings(subscription).source;
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

/** The catalog in the latest plan that installed it. */
function installedFrom(csvName: string, plans: readonly InstallPlan[]): CatalogName | null {
  const found = plans
    .filter(({ spec }) => spec?.approved === true)
    .toSorted((one, other) => (other.spec?.generation ?? 0) - (one.spec?.generation ?? 0))
    .flatMap((plan) => catalogOf(csvName, plan) ?? []);
  return found[0] ?? null;
}

/** IP-018: each step names the catalog of its object. */
function catalogOf(csvName: string, { status }: InstallPlan): CatalogName | null {
  const step = (status?.plan ?? []).find(
    ({ resolving, resource }) => resolving === csvName && resource.kind === 'ClusterServiceVersion',
  );
  const { sourceName: name, sourceNamespace: namespace } = step?.resource ?? {};
  return typeof name === 'string' && typeof namespace === 'string' && name !== ''
    ? { name, namespace }
    : null;
}
