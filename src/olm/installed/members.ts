import type { ClusterServiceVersion, InstallPlan, Subscription } from '~/kube/models/olm';
import { componentLabel, statedPackage } from './csv';
import { COPIED_FROM, hasCopyLabel } from './copies';
import { csvNamesOf } from './subscription';

/**
 * Whether OLM created this CSV as a copy for a namespace that the original watches. Source: CSV-014; OLM labels copies
 * `olm.copiedFrom` and sets `status.reason` Copied.
 */
export function isCopied({ metadata, status }: Omit<ClusterServiceVersion, 'spec'>): boolean {
  return hasCopyLabel(metadata) || status?.reason === 'Copied';
}

/** Where the original of a copy is; `null`: it is no copy. */
export function originalNamespace(csv: ClusterServiceVersion): string | null {
  const { labels, annotations } = csv.metadata;
  if (!isCopied(csv)) return null;
  return labels?.[COPIED_FROM] ?? annotations?.['olm.operatorNamespace'] ?? null;
}

/** Where the Operator of a CSV runs: of a copy, where the original is. */
export function homeOf(csv: ClusterServiceVersion): string {
  return originalNamespace(csv) ?? csv.metadata.namespace ?? '';
}

/**
 * The CSVs of a Subscription: the running one first, then the installed one, then those in a `replaces` relation.
 * During an update there are two (CSV-031), and OLM calls the new one installed before it is (recording
 * not_upgradeable). Before OLM names one, the package identifies it (recording channel_switch).
 * @param csvs of its namespace
 */
export function membersOf(
  subscription: Subscription,
  csvs: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  const { spec } = subscription;
  const names = csvNamesOf(subscription);
  const known = csvs.filter((csv) => names.includes(csv.metadata.name));
  const core = known.length > 0 ? known : csvs.filter((csv) => isOfPackage(csv, spec?.name ?? ''));
  const chain = csvs.filter(
    (csv) => core.includes(csv) || core.some((other) => isNext(csv, other)),
  );
  return chain.toSorted((one, other) => rank(one) - rank(other));

  function rank(csv: ClusterServiceVersion): number {
    const named = names.indexOf(csv.metadata.name);
    return stepOf(csv, chain) * 10 + (named < 0 ? names.length : named);
  }
}

/** Running CSVs first; without any, a CSV to be replaced before its replacement. */
function stepOf(
  { metadata, status }: ClusterServiceVersion,
  chain: readonly ClusterServiceVersion[],
): number {
  const phase = status?.phase ?? '';
  const works = WORKING.indexOf(phase);
  if (works >= 0) return works;
  const isReplaced = chain.some(({ spec }) => spec?.replaces === metadata.name);
  return WORKING.length + (isReplaced && phase !== 'Deleting' ? 0 : 1);
}

/** The phases of a version that works, the surer one first. */
const WORKING = ['Succeeded', 'Replacing'];

/**
 * The InstallPlan of a Subscription: the one that it refers to (SU-004); before that, the latest one for it.
 * @param plans of its namespace
 */
export function planOf(
  { metadata, status }: Subscription,
  plans: readonly InstallPlan[],
): InstallPlan | null {
  const name = status?.installPlanRef?.name;
  if (name !== undefined) return plans.find((plan) => plan.metadata.name === name) ?? null;
  const own = plans.filter((plan) => isMadeFor(plan, metadata.name));
  return own.toSorted((one, other) => ageOf(one).localeCompare(ageOf(other))).at(-1) ?? null;
}

/** OLM creates it for the Subscriptions that own it, and it can create others (recording dependency_install). */
function isMadeFor({ metadata, status }: InstallPlan, subscriptionName: string): boolean {
  const owners = metadata.ownerReferences ?? [];
  const created = (status?.plan ?? []).map(({ resource }) => resource);
  return [...owners, ...created].some(
    ({ kind, name }) => kind === 'Subscription' && name === subscriptionName,
  );
}

function ageOf({ metadata }: InstallPlan): string {
  return metadata.creationTimestamp ?? '';
}

/** By OLM's label, or by the bundle's own properties, which exist from the start. */
function isOfPackage(csv: ClusterServiceVersion, packageName: string): boolean {
  const label = componentLabel(packageName, csv.metadata.namespace ?? '');
  return csv.metadata.labels?.[label] !== undefined || statedPackage(csv) === packageName;
}

function isNext(one: ClusterServiceVersion, other: ClusterServiceVersion): boolean {
  return (
    one.spec?.replaces === other.metadata.name ||
    (other.spec?.replaces === one.metadata.name && one.metadata.name !== other.metadata.name)
  );
}
