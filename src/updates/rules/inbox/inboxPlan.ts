import type { InstallPlan, Subscription } from '~/kube/models/olm';
import { type CatalogName, readSettings } from '~/olm/installed/subscription';
import { wellFormedPlan } from '~/olm/installed/wellFormedObjects';
import { isMajorStep } from '~/olm/semanticVersion';
import { planParameter } from '~/updates/rules/planInUrl';
import { type PlanChange, type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';

/** A plan in the inbox. */
export type InboxPlan = {
  readonly id: string;
  readonly plan: ReviewedPlan;
  readonly changes: readonly InboxChange[];
  readonly catalogs: readonly CatalogName[];
  /** The Subscriptions with Manual approval, which delay all of the namespace (IN-019). */
  readonly holders: readonly string[];
  /** The Automatic Subscriptions in the plan that these delay. */
  readonly held: readonly string[];
};

export type InboxChange = PlanChange & {
  /** OLM creates its Subscription, because another Operator of the plan needs it. */
  readonly isDependency: boolean;
  /** The major version increases, which can include breaking changes. */
  readonly isMajor: boolean;
};

export type Inbox = {
  /** The plans that require approval, oldest first. */
  readonly waiting: readonly InboxPlan[];
  /** Unfinished plans without a required approval: in progress or failed. */
  readonly others: readonly InboxPlan[];
};

/** The plans of several namespaces that require approval or are in progress, without superseded ones. */
export function inboxOf(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
): Inbox {
  const all = byNamespace(plans, subscriptions).flatMap(inboxOfNamespace);
  const oldestFirst = all.toSorted(
    ({ plan: one }, { plan: other }) =>
      // Times of creation have whole seconds, so that plans of one change have the same.
      (one.createdAt ?? '').localeCompare(other.createdAt ?? '') ||
      one.namespace.localeCompare(other.namespace) ||
      (one.generation ?? 0) - (other.generation ?? 0),
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

/** Only namespaces with unfinished plans. OLM keeps finished ones. */
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
  const sources = plans.map(wellFormedPlan);
  const reviewed = reviewedPlans(plans, subscriptions);
  const newest = Math.max(...reviewed.map(({ generation }) => generation ?? 0));
  return reviewed.flatMap((plan, index) => {
    const source = sources[index];
    return source === undefined || !belongsIn(plan, newest)
      ? []
      : [inboxPlan(plan, source, subscriptions)];
  });
}

/** Of failed and unfinished plans, only the latest is relevant. */
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
      .filter((subscription) => readSettings(subscription).approval === 'Manual')
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
  return { ...change, isDependency, isMajor: isMajorStep(change.from, change.to) };
}

/** The catalogs of the plan's objects, which can differ from those of the Subscriptions (IP-018). */
function catalogsOf({ status }: InstallPlan): readonly CatalogName[] {
  const found = (status?.plan ?? []).flatMap(({ resource }): [string, CatalogName][] => {
    const { sourceName: name, sourceNamespace: namespace } = resource;
    return typeof name === 'string' && typeof namespace === 'string' && name !== ''
      ? [[`${namespace}/${name}`, { namespace, name }]]
      : [];
  });
  return [...new Map(found).values()];
}
