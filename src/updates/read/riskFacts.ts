import type { PackageKey } from '~/olm/packages/operatorPackage';
import { type InstalledDeprecation, installedDeprecations } from '~/olm/installed/deprecations';
import { type VersionSupport, versionSupport } from '~/olm/lifecycle/versionSupport';
import { leadingMinor } from '~/olm/minorVersion';
import type { RiskFacts } from '~/updates/rules/review/risksOf';
import { targetDeprecations } from '~/olm/plans/targetDeprecations';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { Subscription } from '~/kube/models/subscription';
import { askAgain } from '~/kube/askAgain';
import { operatorPackage } from '~/olm/read/packages';
import { lifecycleOf } from '~/olm/read/lifecycle';
import { localDay } from '~/olm/read/localDay';
import { queryClient } from '~/kube/queryClient';
import { clusterRelease } from '~/olm/read/clusterRelease';
import type { PlanGround } from './planGround';

/** What is known of a plan beside its objects. What may not be read, or takes long, is left out. */
export async function riskFacts(
  { changes }: ReviewedPlan,
  { subscriptions }: PlanGround,
): Promise<Omit<RiskFacts, 'definitions' | 'identity'>> {
  const release = askAgain(() => queryClient.query(clusterRelease)).catch(() => null);
  const version = release.then((found) => found?.version ?? null);
  const known = changes.map(async (change) => {
    const own = subscriptions.find(({ metadata }) => metadata.name === change.subscription);
    if (own === undefined) return { ...change, deprecations: [], support: null };
    const [deprecations, support] = await Promise.all([
      deprecationsOf(own, change.csvName),
      supportOf(own, change, version),
    ]);
    return { ...change, deprecations, support };
  });
  const all = await Promise.all(known);
  return {
    changes,
    clusterVersion: await version,
    deprecations: new Map(all.map(({ csvName, deprecations }) => [csvName, deprecations])),
    supports: new Map(
      all.flatMap(({ csvName, support }) => (support === null ? [] : [[csvName, support]])),
    ),
  };
}

/** What the catalog states of the version that comes. */
async function supportOf(
  own: Subscription,
  { to }: PlanChange,
  clusterVersion: Promise<string | null>,
): Promise<VersionSupport | null> {
  const key = packageKeyOf(own);
  if (key === null) return null;
  const stated = askAgain(() => queryClient.query(lifecycleOf(key))).catch(() => null);
  const versions = (await Promise.race([stated, after(PATIENCE, null)])) ?? [];
  if (versions.length === 0) return null;
  const openShift = leadingMinor((await clusterVersion) ?? '');
  return versionSupport(versions, { version: to, openShift, today: localDay() });
}

/** The catalog knows the version that comes; OLM notes on the Subscription what is said of its channel and package. */
function deprecationsOf(
  own: Subscription,
  csvName: string,
): Promise<readonly InstalledDeprecation[]> {
  const otherwise = installedDeprecations(own).filter(({ level }) => level !== 'version');
  const key = packageKeyOf(own);
  if (key === null) return Promise.resolve(otherwise);
  const packaged = operatorPackage(own.metadata.namespace ?? null, key);
  const offered = askAgain(() => queryClient.query(packaged))
    .then((operator) => targetDeprecations(operator, own.spec?.channel ?? null, csvName))
    .catch(() => otherwise);
  return Promise.race([offered, after(PATIENCE, otherwise)]);
}

function packageKeyOf({ spec }: Subscription): PackageKey | null {
  const { name, source, sourceNamespace } = spec ?? {};
  return name === undefined || source === undefined || sourceNamespace === undefined
    ? null
    : { catalog: source, catalogNamespace: sourceNamespace, packageName: name };
}

/** Milliseconds. A catalog that is slow to answer does not keep back what else there is to know. */
const PATIENCE = 3000;

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(value);
    }, milliseconds);
  });
}
