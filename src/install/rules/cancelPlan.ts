import type { Metadata, ResourceModel } from '~/kube/models/meta';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { hasCopyLabel } from '~/olm/installed/copies';
import { csvNamesOf } from '~/olm/installed/subscription';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import { createdBy, type InstallIdentity } from '~/olm/namespaces/submitMark';
import { isRequested } from './namespaces';

/**
 * The objects to delete when an installation is canceled: those with its annotation, and those that OLM created for its
 * Subscription. Shared objects and namespaces with other contents remain. The cluster does not store that a project was
 * requested, so that its deletion is optional.
 */
export function cancelPlan(install: InstallIdentity, facts: CancelFacts): CancelPlan {
  const own = createdBy(install, facts.subscriptions);
  const olm = olmRemovals(own, facts);
  const left = operatorsLeft(own, olm.removals, facts);
  const marked = createdBy(install, facts.objects).toReversed();
  const inside = marked
    .filter(({ model }) => model.namespaced)
    .map((object) => decided(object, { own, left, facts }));
  const contents = [...olm.removals, ...inside.flatMap(goes)];
  const places = marked
    .filter(({ model }) => !model.namespaced)
    .map((place) => decidedPlace(place, contents, facts));
  const projects = facts.objects
    .filter(isRequested)
    .map((place) => decidedPlace(place, contents, facts));
  return {
    removals: [...contents, ...places.flatMap(goes)],
    offered: projects.flatMap(goes)[0] ?? null,
    kept: [...olm.kept, ...[...inside, ...places, ...projects].flatMap(stays)],
  };
}

type Decision = Removal | Kept;

function goes(decision: Decision): readonly Removal[] {
  return 'because' in decision ? [] : [decision];
}

function stays(decision: Decision): readonly Kept[] {
  return 'because' in decision ? [decision] : [];
}

/** The remaining Operators of the namespace: Subscriptions, and CSVs without copies. */
function operatorsLeft(
  own: readonly Subscription[],
  removals: readonly Removal[],
  { subscriptions, csvs }: CancelFacts,
): readonly string[] {
  const gone = new Set(removals.map(({ name }) => name));
  const others = subscriptions.filter((one) => !own.includes(one));
  const originals = csvs.filter(
    ({ metadata }) => !hasCopyLabel(metadata) && !gone.has(metadata.name),
  );
  return [...others, ...originals].map(({ metadata }) => metadata.name);
}

type DecisionFacts = {
  readonly own: readonly Subscription[];
  readonly left: readonly string[];
  readonly facts: CancelFacts;
};

/**
 * The OperatorGroup and the permissions for monitoring belong to the whole namespace (OG-007); a ConfigMap belongs to
 * its users.
 */
function decided(
  { model, metadata }: NamespaceContent,
  { own, left, facts }: DecisionFacts,
): Decision {
  const naming = facts.subscriptions.filter(
    (one) => !own.includes(one) && names(one.spec?.config, metadata.name),
  );
  const others =
    model.kind === 'ConfigMap' ? naming.map((subscription) => subscription.metadata.name) : left;
  return others.length === 0
    ? removal(model, metadata)
    : { kind: model.kind, name: metadata.name, because: 'used-by-others', others };
}

/** Whether a text is a value anywhere in an object. */
function names(value: unknown, text: string): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((item) => names(item, text));
  }
  return value === text;
}

function decidedPlace(
  { model, metadata }: NamespaceContent,
  removals: readonly Removal[],
  { contents, unseen }: CancelFacts,
): Decision {
  const { name } = metadata;
  // A project requester can delete the project, but might not be able to list all its contents.
  const isUnseen = contents === null || (unseen.length > 0 && !isRequested({ model }));
  if (isUnseen) return { kind: model.kind, name, because: 'not-checked', others: [] };
  const ours = new Set(removals.flatMap(({ uid }) => uid ?? []));
  const others = othersIn(contents, ours).map(
    (content) => `${content.model.kind} ${content.metadata.name}`,
  );
  return others.length === 0
    ? removal(model, metadata)
    : { kind: model.kind, name, because: 'not-empty', others };
}

type OlmFacts = Pick<CancelFacts, 'subscriptions' | 'plans' | 'csvs'>;

/**
 * The installation's Subscriptions and the objects that OLM created for them. OLM keeps the CSV without its
 * Subscription (UN-005), and a plan that is approved later would install the Operator, so that both are deleted after
 * the Subscription.
 */
function olmRemovals(own: readonly Subscription[], facts: OlmFacts): Omit<CancelPlan, 'offered'> {
  const plans = facts.plans.filter((plan) => ownersOf(plan).some((uid) => isOf(uid, own)));
  const shared = plans.filter((plan) => ownersOf(plan).some((uid) => !isOf(uid, own)));
  const alone = plans.filter((plan) => !shared.includes(plan));
  const csvs = own.flatMap((subscription) => csvsOf(subscription, facts));
  const kept = csvs.map((csv) => keptBecause(csv, own, facts));
  return {
    removals: [
      ...own.map(({ metadata }) => removal(subscriptionModel, metadata)),
      ...alone.map(({ metadata }) => removal(installPlanModel, metadata)),
      ...csvs
        .filter((_, index) => kept[index] === null)
        .map(({ metadata }) => removal(clusterServiceVersionModel, metadata)),
    ],
    kept: [
      ...shared.map((plan) => sharedPlan(plan, own)),
      ...kept.flatMap((one) => one ?? []),
      ...dependencies(plans, own, facts),
    ],
  };
}

/** The UIDs of the Subscriptions of a plan. The garbage collector deletes the plan after all of them. */
function ownersOf({ metadata }: InstallPlan): readonly string[] {
  return (metadata.ownerReferences ?? [])
    .filter(({ kind }) => kind === subscriptionModel.kind)
    .map(({ uid }) => uid);
}

function isOf(uid: string, own: readonly Subscription[]): boolean {
  return own.some(({ metadata }) => metadata.uid === uid);
}

function sharedPlan({ metadata }: InstallPlan, own: readonly Subscription[]): Kept {
  const others = (metadata.ownerReferences ?? [])
    .filter(({ kind, uid }) => kind === subscriptionModel.kind && !isOf(uid, own))
    .map(({ name }) => name);
  return { kind: installPlanModel.kind, name: metadata.name, because: 'plan-of-others', others };
}

/** The installed CSV, and that of a pending update (UN-006). */
function csvsOf(subscription: Subscription, { csvs }: OlmFacts): readonly ClusterServiceVersion[] {
  const wanted = csvNamesOf(subscription);
  return csvs.filter(
    (csv) =>
      wanted.includes(csv.metadata.name) &&
      csv.metadata.namespace === subscription.metadata.namespace &&
      !hasCopyLabel(csv.metadata),
  );
}

function keptBecause(
  { metadata }: ClusterServiceVersion,
  own: readonly Subscription[],
  { subscriptions }: OlmFacts,
): Kept | null {
  const { name } = metadata;
  const users = subscriptions.filter((one) => !own.includes(one) && isFor(one, name));
  const kept = { kind: clusterServiceVersionModel.kind, name } as const;
  if (users.length > 0) {
    const others = users.map((one) => one.metadata.name);
    return { ...kept, because: 'used-by-others', others };
  }
  const begun = own.filter((one) => isFor(one, name)).map((one) => one.metadata.creationTimestamp);
  // A new Subscription can adopt a CSV without one.
  const isOlder = begun.every((time) => (metadata.creationTimestamp ?? '') < (time ?? ''));
  return isOlder ? { ...kept, because: 'was-there-before', others: [] } : null;
}

function isFor(subscription: Subscription, csvName: string): boolean {
  return csvNamesOf(subscription).includes(csvName);
}

/** The Subscriptions that OLM created for dependencies: steps of kind Subscription in its plan. */
function dependencies(
  plans: readonly InstallPlan[],
  own: readonly Subscription[],
  { subscriptions }: OlmFacts,
): readonly Kept[] {
  const made = new Set(
    plans.flatMap(({ status }) =>
      (status?.plan ?? [])
        .filter(({ resource }) => resource.kind === subscriptionModel.kind)
        .map(({ resource }) => resource.name),
    ),
  );
  return subscriptions
    .filter((one) => made.has(one.metadata.name) && !own.includes(one))
    .map(({ metadata }) => ({
      kind: subscriptionModel.kind,
      name: metadata.name,
      because: 'dependency',
      others: [],
    }));
}

/** The cluster's objects when an installation is canceled. */
export type CancelFacts = {
  /**
   * Objects that might have the installation's annotation, without Subscriptions, in the order of their creation; and
   * the requested project.
   */
  readonly objects: readonly NamespaceContent[];
  /** Of the namespace, like the plans and the CSVs. */
  readonly subscriptions: readonly Subscription[];
  readonly plans: readonly InstallPlan[];
  readonly csvs: readonly ClusterServiceVersion[];
  /** The contents of the namespace; `null`: not read. */
  readonly contents: readonly NamespaceContent[] | null;
  /** The kinds that the user cannot list in it. */
  readonly unseen: readonly string[];
};

/** One deleted object. */
export type Removal = {
  /** Stable across renders, so that a stopped removal can resume. */
  readonly id: string;
  readonly model: ResourceModel;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Deletes only this object, not another one with its name. */
  readonly uid: string | null;
};

/** A related object that remains, with the reason. */
export type Kept = {
  readonly kind: string;
  readonly name: string;
  readonly because: KeptBecause;
  /** By name: its other users, or its other contents. */
  readonly others: readonly string[];
};

export type KeptBecause =
  | 'used-by-others'
  /** Its plan also belongs to other Subscriptions, for which OLM creates no second one. */
  | 'plan-of-others'
  | 'was-there-before'
  | 'dependency'
  | 'not-empty'
  | 'not-checked';

export type CancelPlan = {
  /** In the reverse order of their creation. OLM's objects follow the Subscription, which would create them again. */
  readonly removals: readonly Removal[];
  /** The requested project if it has no other contents. Deleted last, and only on request. */
  readonly offered: Removal | null;
  readonly kept: readonly Kept[];
};

/** An object to delete. */
export function removal(model: ResourceModel, metadata: Metadata): Removal {
  const namespace = metadata.namespace ?? null;
  return {
    id: `${model.kind} ${namespace ?? ''}/${metadata.name}`,
    model,
    name: metadata.name,
    namespace,
    uid: metadata.uid ?? null,
  };
}
