import { neededText, permissionText } from '~/ui/permissionText';
import type { Failure, Permission } from '~/kube/failure';
import type { UninstallChoices } from '~/remove/rules/choices';
import {
  definitionOffer,
  type DefinitionReason,
  possibleDefinitions,
} from '~/remove/rules/definition';
import type { UninstallInventory } from '~/remove/rules/inventory';
import type { Management, OperandReason } from '~/remove/rules/operands';
import {
  groupOffer,
  type GroupReason,
  namespaceOutlook,
  type NamespaceReason,
  pluginOffer,
} from '~/remove/rules/placeOffers';
import type { RemovalCounts } from '~/remove/rules/run/removalProgress';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import type { RemovalAction, RemovalStage } from '~/remove/rules/run/removalStep';
import type { FinalizerController, FinalizerLoss } from '~/remove/rules/run/finalizers';
import type { KnownOperator } from '~/remove/rules/run/knownOperators';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** Why operands of an API are not offered, in a sentence. */
export function operandReason(reason: OperandReason, t: Translate): string {
  return textOfKind(OPERAND_REASONS, reason, t);
}

const OPERAND_REASONS: KindTexts<OperandReason> = {
  loading: (t) => t('Loading'),
  none: (t) => t('No instances found'),
  'not-served': (t) => t('The API is not available.'),
  'too-many': (t) => t('Too many instances to delete on this page.'),
  'not-its-own': (t) => t('No instance is managed only by this Operator.'),
  author: (t) => t('The Operator does not allow the console to delete instances.'),
  unread: (t, { failure }) => unreadText(failure, t),
  kept: (t, { controller }) =>
    controller.kind === 'platform'
      ? t('Part of OpenShift.')
      : t('Belongs to ClusterExtension {{name}}.', controller),
  needed: (t, { by }) => t('Required by: {{names}}', { names: t.list(by) }),
};

/** Why the CustomResourceDefinition of an API is not offered. */
export function definitionReason(reason: DefinitionReason, t: Translate): string {
  return textOfKind(DEFINITION_REASONS, reason, t);
}

const DEFINITION_REASONS: KindTexts<DefinitionReason> = {
  loading: (t) => t('Loading'),
  gone: (t) => t('Deleted or terminating.'),
  'operators-unknown': (t, { missing }) =>
    withPermissions(
      t('Other Operators might require it. You do not have permission to list all Operators.'),
      missing,
      t,
    ),
  'objects-unknown': (t, { missing }) =>
    withPermissions(t('Unable to check for instances.'), missing, t),
  unread: (t, { failure }) => unreadText(failure, t),
  kept: (t, { controller }) =>
    controller.kind === 'platform'
      ? t('Part of OpenShift.')
      : t('Belongs to ClusterExtension {{name}}.', controller),
  owned: (t, { by }) => t('Also provided by: {{names}}', { names: t.list(by) }),
  needed: (t, { by }) => t('Required by: {{names}}', { names: t.list(by) }),
  objects: (t, { count }) => t('{{count}} instances are not selected for deletion.', { count }),
};

/** Why resources that the dialog does not offer to delete remain. */
export type RemainReasons = {
  /** By the name of a CustomResourceDefinition. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Of the namespace and its OperatorGroup. */
  readonly place: readonly string[];
  readonly plugins: readonly string[];
};

export function remainReasons(
  inventory: UninstallInventory,
  choices: UninstallChoices,
  t: Translate,
): RemainReasons {
  const possible = possibleDefinitions(inventory, choices);
  const withheld = inventory.apis.filter((one) => !possible.includes(one));
  const group = groupOffer(inventory);
  const namespace = namespaceOutlook(inventory);
  const place = [
    group.isOffered ? '' : placeReason(group.reason, t),
    namespace.isOffered ? '' : placeReason(namespace.reason, t),
  ];
  return {
    definitions: new Map(
      withheld.flatMap((one) => {
        const offer = definitionOffer(one, inventory, choices);
        return offer.isOffered ? [] : [[one.api.name, definitionReason(offer.reason, t)] as const];
      }),
    ),
    place: [...new Set(place.filter((reason) => reason !== ''))],
    plugins: pluginReasons(inventory, t),
  };
}

/** Which permission is required to disable the console plugins. */
export function pluginReasons(inventory: UninstallInventory, t: Translate): readonly string[] {
  const offer = pluginOffer(inventory);
  return offer.isOffered || offer.reason.kind !== 'forbidden'
    ? []
    : [neededText([offer.reason.permission], t)];
}

/** Why the namespace or its OperatorGroup is not offered; empty: there is none. */
export function placeReason(reason: GroupReason | NamespaceReason, t: Translate): string {
  return textOfKind(PLACE_REASONS, reason, t);
}

const PLACE_REASONS: KindTexts<GroupReason | NamespaceReason> = {
  none: () => '',
  platform: (t) => t('Part of OpenShift.'),
  reserved: (t) => t('Part of OpenShift.'),
  global: (t) => t('Default for Operators that watch all namespaces'),
  unknown: (t, { missing }) =>
    withPermissions(t('Unable to load other Operators in this namespace.'), missing, t),
  forbidden: (t, { permission }) => neededText([permission], t),
  checking: (t) => t('Checking for other resources.'),
  used: (t, { by }) => t('Also installed in this namespace: {{names}}', { names: t.list(by) }),
  targeted: (t, { by }) =>
    t('OperatorGroups of other namespaces list it: {{names}}', { names: t.list(by) }),
  unread: (t, { failure }) => unreadText(failure, t),
  unseen: (t, { failures }) =>
    withPermissions(
      t(
        'The namespace might contain resources of {{count}} types that you do not have permission to list.',
        { count: failures.length },
      ),
      failures.flatMap(({ permission }) => permission ?? []),
      t,
    ),
  others: (t, { others }) =>
    t('The namespace contains {{count}} other resource:', { count: others.length }),
};

/** A denial with the rights that are missing, as far as they are known. */
function withPermissions(denial: string, missing: readonly Permission[], t: Translate): string {
  return missing.length === 0 ? denial : t.sentences([denial, neededText(missing, t)]);
}

/** In the server's own words, when it has any. */
function unreadText(failure: Failure, t: Translate): string {
  const { kind, message, permission } = failure;
  if (kind === 'forbidden') {
    const missing = [permission ?? []].flat();
    return missing.length === 0 ? t('Insufficient permissions') : neededText(missing, t);
  }
  return message === '' ? t('Unable to load') : t('Unable to load: {{message}}', { message });
}

/** The future of remaining operands, by their manager. */
export function managementText(staying: Staying, t: Translate): string {
  return MANAGEMENT_TEXTS[staying.manager](t, staying);
}

type Staying = Management & { readonly kind: string; readonly count: number };

const MANAGEMENT_TEXTS: Readonly<
  Record<Management['manager'], (t: Translate, staying: Staying) => string>
> = {
  own: (t, { count, kind }) =>
    t('{{count}} {{kind}} instance is no longer managed.', { count, kind }),
  other: (t, { count, kind, managedBy }) =>
    t('{{count}} {{kind}} instance remains, managed by {{names}}.', {
      count,
      kind,
      names: t.list(managedBy),
    }),
  part: (t, { count, kind }) =>
    t('{{count}} {{kind}} instance remains as part of a resource of another Operator.', {
      count,
      kind,
    }),
  unsure: (t, { count, kind }) =>
    t('{{count}} {{kind}} instance remains because another installation might manage it.', {
      count,
      kind,
    }),
};

/** The title of a stage. */
export function stageText(stage: RemovalStage, t: Translate): string {
  return STAGE_TEXTS[stage](t);
}

const STAGE_TEXTS: Texts<RemovalStage> = {
  breaking: (t) => t('Critical resources'),
  operands: (t) => t('Instances'),
  subscription: (t) => t('Subscription'),
  csv: (t) => t('ClusterServiceVersion'),
  extension: (t) => t('ClusterExtension'),
  installer: (t) => t('Installer permissions'),
  leftovers: (t) => t('Leftovers'),
  definitions: (t) => t('CustomResourceDefinitions'),
  'component-list': (t) => t('Operator resource'),
  'operator-group': (t) => t('OperatorGroup'),
  namespace: (t) => t('Namespace'),
  'console-plugins': (t) => t('Console plugins'),
};

/** How many steps are through, and how many are not and why. */
export function countsText(counts: RemovalCounts, t: Translate): string {
  const { total, done, leaving, late, failed, skipped } = counts;
  const parts = [
    t('{{done}} of {{total}} completed', { done, total }),
    ...(leaving > 0 ? [t('{{count}} terminating', { count: leaving })] : []),
    ...(late > 0 ? [t('{{count}} delayed', { count: late })] : []),
    ...(failed > 0 ? [t('{{count}} failed', { count: failed })] : []),
    ...(skipped > 0 ? [t('{{count}} skipped', { count: skipped })] : []),
  ];
  return parts.join(' · ');
}

/** How far a step is. */
export function stateText({ state, step, returns }: RemovalItem, t: Translate): string {
  if (returns > 0 && state.kind === 'waiting') return t('re-created, to be deleted again');
  if (state.kind !== 'done') return STATE_TEXTS[state.kind](t);
  if (returns > 0) return t('deleted again after it was re-created');
  return state.outcome === 'changed' && step.action.kind === 'disable-plugins'
    ? t('disabled')
    : DONE_TEXTS[state.outcome](t);
}

type State = RemovalItem['state'];

const STATE_TEXTS: Texts<Exclude<State['kind'], 'done'>> = {
  waiting: (t) => t('waiting'),
  sending: (t) => t('sending'),
  leaving: (t) => t('being deleted'),
  failed: (t) => t('failed'),
  skipped: (t) => t('skipped'),
};

const DONE_TEXTS: Texts<Extract<State, { kind: 'done' }>['outcome']> = {
  gone: (t) => t('deleted'),
  anew: (t) => t('deleted, then re-created with the same name'),
  changed: (t) => t('changed'),
};

/** `Kind` and `namespace/name`; of console plugins, which are no objects here, their names. */
export function objectPlace(
  action: RemovalAction,
  t: Translate,
): {
  readonly kind: string | null;
  readonly name: string;
  readonly place: string;
} {
  if (action.kind === 'disable-plugins') {
    const names = t.list(action.names);
    return { kind: null, name: names, place: names };
  }
  const { model, object } = action.call;
  const place = object.namespace === undefined ? object.name : `${object.namespace}/${object.name}`;
  return { kind: model.kind, name: object.name, place };
}

/** An object in one piece of text, for labels. */
export function objectText(action: RemovalAction, t: Translate): string {
  const { kind, place } = objectPlace(action, t);
  return kind === null ? t('Console plugins {{names}}', { names: place }) : `${kind} ${place}`;
}

/** The controller that is expected to clear a finalizer, and whether it runs. */
export function controllerText(controller: FinalizerController, t: Translate): string {
  return textOfKind(CONTROLLER_TEXTS, controller, t);
}

const CONTROLLER_TEXTS: KindTexts<FinalizerController> = {
  system: (t, controller) => t('cleared by {{process}}', controller),
  operator: (t, { by, operator }) =>
    by === 'finalizer' ? operatorText(operator, t) : ownerText(operator, t),
  nobody: (t) => t('no known controller on this cluster'),
  unseen: (t, { missing }) =>
    missing === null
      ? t('controller unknown')
      : t('controller unknown, no permission to {{permission}}', {
          permission: permissionText(missing, t),
        }),
};

function operatorText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  return isAlive === false
    ? t('to be removed by {{operator}}, which is not running', { operator })
    : t('to be removed by {{operator}}', { operator });
}

/** The Operator manages the API of the object. Other controllers can also add finalizers. */
function ownerText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  return isAlive === false
    ? t('might be removed by {{operator}}, which is not running', { operator })
    : t('might be removed by {{operator}}', { operator });
}

/** What removing a finalizer without its controller loses. */
export function lossText(controller: FinalizerController, t: Translate): string {
  return textOfKind(LOSS_TEXTS, controller, t);
}

const LOSS_TEXTS: KindTexts<FinalizerController> = {
  system: (t, { loss }) => FINALIZER_LOSSES[loss](t),
  operator: (t, { operator: { isAlive, displayName: operator } }) =>
    isAlive === true
      ? t('{{operator}} is running and might still be cleaning up. Check its log first.', {
          operator,
        })
      : t('{{operator}} will not clean up this resource.', { operator }),
  nobody: (t) => t('The controller is unknown and probably uninstalled.'),
  unseen: (t) => t('The controller might still be cleaning up.'),
};

const FINALIZER_LOSSES: Texts<FinalizerLoss> = {
  'dependents-stay': (t) =>
    t('Dependent resources might exist briefly after the resource is deleted.'),
  'dependents-go': (t) => t('Dependent resources are deleted instead of kept.'),
  'namespace-content-stays': (t) =>
    t('Resources in the namespace remain stored and reappear if the namespace is re-created.'),
  'objects-stay': (t) => t('Instances remain stored and reappear if the CRD is re-created.'),
  'volume-in-use': (t) => t('Pods that use the volume lose their data.'),
  'storage-stays': (t) =>
    t('The volume or snapshot remains in the storage system and might cause costs.'),
  'load-balancer-stays': (t) =>
    t('The load balancer remains at the cloud provider and might cause costs.'),
  'pods-uncounted': (t) => t('The Job does not count this pod and might run it again.'),
  'csv-objects-stay': (t) => t('Cluster roles, bindings, and webhooks of the Operator remain.'),
  'cache-stays': (t) => t('OLM keeps cached data until it restarts.'),
};
