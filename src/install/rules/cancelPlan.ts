import type { Subscription } from '~/kube/models/subscription';
import { olmRemovals } from './cancelOlm';
import { type CancelFacts, type CancelPlan, type Kept, type Removal, removal } from './cancelParts';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import { isRequested } from './requestedProject';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';
import { hasCopyLabel } from '~/olm/installed/copyLabel';

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
