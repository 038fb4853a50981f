/** An Operator with its Subscription, plan and channels, for tests of its updates. */
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { aSubscription, anInstallPlan } from './builders';
import { reviewing } from './accessReviews';
import { answering, watched } from './consoleSdk';
import { someDetails } from './operatorBuilders';
import { aPackageList, aPackageManifest, aRawChannel } from './packageBuilders';

const CHANNELS = [
  aRawChannel({ name: 'stable', versions: ['1.1.0', '1.0.0'] }),
  aRawChannel({ name: 'fast', versions: ['2.0.0', '1.1.0', '1.0.0'] }),
  aRawChannel({ name: 'next', versions: ['3.0.0'] }),
];

const WAITS = { state: 'UpgradePending', installPlanRef: { name: 'install-abcde' } };
export const INSTALLED = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' };
const PENDING = { ...INSTALLED, ...WAITS, currentCSV: 'quill.v1.1.0' };

export const MANUAL = {
  name: 'quill',
  source: 'community-operators',
  sourceNamespace: 'openshift-marketplace',
  channel: 'stable',
  installPlanApproval: 'Manual',
} as const;

const PLAN = anInstallPlan({
  spec: { clusterServiceVersionNames: ['quill.v1.1.0'], generation: 2 },
});

/**
 * A cluster that offers the package of an installed Operator, with a plan that requires approval.
 * @param may whether changes are permitted; reading always is
 */
export function anUpdateCluster(may = true, packages = [aPackageManifest({ channels: CHANNELS })]) {
  watched('InstallPlan', { data: [PLAN] });
  reviewing(({ verb }) => may || verb === 'list');
  answering(({ url }) =>
    url.includes('/packagemanifests') ? aPackageList(...packages) : undefined,
  );
}

/** The details with the plan of the Subscription, for review. */
export function updateDetails(changes: Partial<OperatorFacts> = {}) {
  const found = someDetails(changes);
  const { plan, subscriptions } = found.facts;
  return { ...found, plan: reviewedPlans(plan === null ? [] : [plan], subscriptions)[0] ?? null };
}

/** An update requires approval. */
export const pendingDetails = () =>
  updateDetails({ subscription: aSubscription({ spec: MANUAL, status: PENDING }), plan: PLAN });
