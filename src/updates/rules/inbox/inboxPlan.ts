import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { type CatalogName, settingsOf } from '~/olm/installed/subscriptionSettings';
import { soundPlan } from '~/olm/installed/soundObjects';
import { semanticVersion } from '~/olm/semanticVersion';
import { planParameter } from '~/updates/rules/planInUrl';
import { type PlanChange, type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';

/** A plan as the inbox shows it. */
export type InboxPlan = {
  readonly id: string;
  readonly plan: ReviewedPlan;
  readonly changes: readonly InboxChange[];
  readonly catalogs: readonly CatalogName[];
  /** The Subscriptions that ask for approval, and thereby hold back all of the namespace (IN-019). */
  readonly holders: readonly string[];
  /** Those in the plan that would update by themselves, were it not for the holders. */
  readonly held: readonly string[];
};

export type InboxChange = PlanChange & {
  /** OLM subscribes to it by itself, since another Operator of the plan needs it. */
  readonly isDependency: boolean;
  /** The first number of its version grows: by convention it may break what was there. */
  readonly isMajor: boolean;
};

export type Inbox = {
  /** What somebody has to approve, oldest first. */
  readonly waiting: readonly InboxPlan[];
  /** What needs no approval, and is not done: OLM works on it, or has given up. */
  readonly others: readonly InboxPlan[];
};

/** What waits for approval in some namespaces, and what goes on there. Plans that another took the place of are not in it. */
export function inboxOf(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
): Inbox {
  const all = byNamespace(plans, subscriptions).flatMap(inboxOfNamespace);
  const oldestFirst = all.toSorted(
    ({ plan: one }, { plan: other }) =>
      (one.createdAt ?? '').localeCompare(other.createdAt ?? '') ||
      one.namespace.localeCompare(other.namespace),
  );
  return {
    waiting: oldestFirst.filter(({ plan }) => plan.state.kind === 'requires-approval'),
    others: oldestFirst.filter(({ plan }) => plan.state.kind !== 'requires-approval').toReversed(),
  };
}

type Neighbours = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
};

/** Only namespaces in which something is not done: OLM keeps finished plans. */
function byNamespace(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
): readonly Neighbours[] {
  const found = new Map<string, { plans: InstallPlan[]; subscriptions: Subscription[] }>();
  const at = ({ metadata: { namespace = '' } }: InstallPlan | Subscription) => {
    const known = found.get(namespace) ?? { plans: [], subscriptions: [] };
    found.set(namespace, known);
    return known;
  };
  for (const plan of plans) at(plan).plans.push(plan);
  for (const subscription of subscriptions) at(subscription).subscriptions.push(subscription);
  return [...found.values()].filter((neighbours) => neighbours.plans.some(isOpen));
}

function isOpen({ status }: InstallPlan): boolean {
  return status?.phase !== 'Complete';
}

function inboxOfNamespace({ plans, subscriptions }: Neighbours): readonly InboxPlan[] {
  const sources = plans.map(soundPlan);
  const reviewed = reviewedPlans(plans, subscriptions);
  const newest = Math.max(...reviewed.map(({ generation }) => generation ?? 0));
  return reviewed.flatMap((plan, index) => {
    const source = sources[index];
    return source === undefined || !belongsIn(plan, newest)
      ? []
      : [inboxPlan(plan, source, subscriptions)];
  });
}

/** Of plans that failed, or never came to an end, only the newest one is still of interest. */
function belongsIn({ state, generation }: ReviewedPlan, newest: number): boolean {
  switch (state.kind) {
    case 'requires-approval':
    case 'installing':
      return true;
    case 'planning':
    case 'failed':
      return (generation ?? 0) === newest;
    case 'superseded':
    case 'complete':
      return false;
  }
}

function inboxPlan(
  plan: ReviewedPlan,
  source: InstallPlan,
  subscriptions: readonly Subscription[],
): InboxPlan {
  const manual = new Set(
    subscriptions
      .filter((subscription) => settingsOf(subscription).approval === 'Manual')
      .map(({ metadata }) => metadata.name),
  );
  const own = plan.changes.flatMap(({ subscription }) => subscription ?? []);
  return {
    id: planParameter(plan),
    plan,
    changes: plan.changes.map((change) => inboxChange(change, source)),
    catalogs: catalogsOf(source),
    holders: [...manual].toSorted(),
    held: manual.size === 0 ? [] : own.filter((name) => !manual.has(name)),
  };
}

function inboxChange(change: PlanChange, { status }: InstallPlan): InboxChange {
  const isDependency = (status?.plan ?? []).some(
    ({ resolving, resource }) =>
      resolving === change.csvName &&
      resource.kind === 'Subscription' &&
      resource.group === 'operators.coreos.com',
  );
  return { ...change, isDependency, isMajor: isMajorStep(change) };
}

function isMajorStep({ from, to }: PlanChange): boolean {
  const before = semanticVersion(from ?? '')?.numbers[0];
  const after = semanticVersion(to)?.numbers[0];
  return before !== undefined && after !== undefined && after > before;
}

/** Where the plan's objects come from, which may differ from what the Subscriptions name (IP-018). */
function catalogsOf({ status }: InstallPlan): readonly CatalogName[] {
  const found = (status?.plan ?? []).flatMap(({ resource }): [string, CatalogName][] => {
    const { sourceName: name, sourceNamespace: namespace } = resource;
    return typeof name === 'string' && typeof namespace === 'string' && name !== ''
      ? [[`${namespace}/${name}`, { namespace, name }]]
      : [];
  });
  return [...new Map(found).values()];
}
