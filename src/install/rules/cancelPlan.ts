import { subscriptionModel, type Subscription } from '~/kube/models/subscription';
import { othersIn, type NamespaceContent } from '~/olm/namespaces/namespaceContents';
import { createdBy, type InstallIdentity } from '~/olm/namespaces/submitMark';
import { hasCopyLabel } from '~/olm/installed/copyLabel';
import {
  clusterServiceVersionModel,
  type ClusterServiceVersion,
} from '~/kube/models/clusterServiceVersion';
import { installPlanModel, type InstallPlan } from '~/kube/models/installPlan';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { removal, type CancelFacts, type CancelPlan, type Kept, type Removal } from './cancelParts';
import { isRequested } from './requestedProject';

/**
 * What takes an installation back, and nothing else: what carries its mark, and what OLM made for its Subscription. What
 * others use by now stays; a namespace stays as soon as anything of others is in it. That a project was requested is not
 * told by the cluster, so that its deletion is only offered.
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

/** The Operators that the namespace goes on with: Subscriptions, and CSVs that are no copies. */
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

type Situation = {
  readonly own: readonly Subscription[];
  readonly left: readonly string[];
  readonly facts: CancelFacts;
};

/** The OperatorGroup and the rights for monitoring serve the whole namespace (OG-007); a ConfigMap serves who names it. */
function decided({ model, metadata }: NamespaceContent, { own, left, facts }: Situation): Decision {
  const naming = facts.subscriptions.filter(
    (one) => !own.includes(one) && names(one.spec?.config, metadata.name),
  );
  const others =
    model.kind === 'ConfigMap' ? naming.map((subscription) => subscription.metadata.name) : left;
  return others.length === 0
    ? removal(model, metadata)
    : { kind: model.kind, name: metadata.name, because: 'used-by-others', others };
}

/** Whether a text is a value anywhere in something. */
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
  // Who has requested a project may list less than what it can contain, but may delete it.
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
 * The installation's Subscriptions and what OLM made for them. OLM leaves the CSV when its Subscription goes (UN-005), and
 * a plan that is approved later would bring the Operator all the same: both have to be deleted, after the Subscription.
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

/** The uids of the Subscriptions that a plan is for; the garbage collector deletes it when all of them are gone. */
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

/** What is installed, and what an update was about to bring (UN-006). */
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
  // A CSV without a Subscription can be adopted by a new one.
  const isOlder = begun.every((time) => (metadata.creationTimestamp ?? '') < (time ?? ''));
  return isOlder ? { ...kept, because: 'was-there-before', others: [] } : null;
}

function isFor(subscription: Subscription, csvName: string): boolean {
  return csvNamesOf(subscription).includes(csvName);
}

/** Subscriptions that OLM made because this Operator needs another: steps of the kind Subscription in its plan. */
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
