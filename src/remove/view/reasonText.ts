import { neededText } from '~/ui/permissionText';
import type { Failure, Permission } from '~/kube/failure';
import type { UninstallChoices } from '~/remove/rules/choices';
import {
  type DefinitionReason,
  definitionOffer,
  possibleDefinitions,
} from '~/remove/rules/definitionOffer';
import type { UninstallInventory } from '~/remove/rules/inventory';
import type { OperandReason } from '~/remove/rules/operandOffer';
import {
  type GroupReason,
  type NamespaceReason,
  groupOffer,
  namespaceOutlook,
} from '~/remove/rules/placeOffers';
import { pluginOffer } from '~/remove/rules/pluginOffer';
import type { Translate } from '~/i18n';
import type { Management } from '~/remove/rules/operandManager';

/** Why operands of an API are not offered, in a sentence. */
export function operandReason(reason: OperandReason, t: Translate): string {
  switch (reason.kind) {
    case 'loading':
      return t('Loading.');
    case 'none':
      return t('No instances found.');
    case 'not-served':
      return t('The API is not available.');
    case 'too-many':
      return t('Too many instances to delete here.');
    case 'not-its-own':
      return t('No instance is managed only by this Operator.');
    case 'author':
      return t('The Operator does not allow the console to delete operands.');
    case 'unread':
      return unreadText(reason.failure, t);
    case 'kept':
      return reason.controller.kind === 'platform'
        ? t('The API is part of OpenShift.')
        : t('The API belongs to ClusterExtension {{name}}.', { name: reason.controller.name });
    case 'needed':
      return t('Required by: {{names}}. Uninstall these Operators first.', {
        names: t.list(reason.by),
      });
  }
}

/** Why the CustomResourceDefinition of an API is not offered. */
export function definitionReason(reason: DefinitionReason, t: Translate): string {
  switch (reason.kind) {
    case 'loading':
      return t('Loading.');
    case 'gone':
      return t('Deleted or terminating.');
    case 'operators-unknown':
      return withRights(
        t('Other Operators might require it. You do not have permission to list all Operators.'),
        reason.missing,
        t,
      );
    case 'objects-unknown':
      return withRights(t('Unable to check for instances.'), reason.missing, t);
    case 'unread':
      return unreadText(reason.failure, t);
    case 'kept':
      return reason.controller.kind === 'platform'
        ? t('Part of OpenShift.')
        : t('Belongs to ClusterExtension {{name}}.', { name: reason.controller.name });
    case 'owned':
      return t('Also provided by: {{names}}', { names: t.list(reason.by) });
    case 'needed':
      return t('Required by: {{names}}', { names: t.list(reason.by) });
    case 'objects':
      return t('{{count}} instances are not selected for deletion.', {
        count: reason.count,
      });
  }
}

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
    group.isOffered ? '' : groupReason(group.reason, t),
    namespace.isOffered ? '' : namespaceReason(namespace.reason, t),
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
    : [neededText([offer.reason.right], t)];
}

/** Empty: there is none. */
function groupReason(reason: GroupReason, t: Translate): string {
  switch (reason.kind) {
    case 'none':
      return '';
    case 'unknown':
      return withRights(t('Unable to load other Operators in this namespace.'), reason.missing, t);
    case 'global':
      return t('Default namespace for Operators that watch all namespaces.');
    case 'platform':
      return t('Part of OpenShift.');
    case 'used':
      return t('Also installed in this namespace: {{names}}', { names: t.list(reason.by) });
  }
}

export function namespaceReason(reason: NamespaceReason, t: Translate): string {
  switch (reason.kind) {
    case 'reserved':
      return t('Part of OpenShift.');
    case 'global':
      return t('Default namespace for Operators that watch all namespaces.');
    case 'unknown':
      return withRights(t('Unable to load other Operators in this namespace.'), reason.missing, t);
    case 'forbidden':
      return neededText([reason.right], t);
    case 'checking':
      return t('Checking for other resources.');
    case 'used':
      return t('Also installed in this namespace: {{names}}', { names: t.list(reason.by) });
    case 'unread':
      return unreadText(reason.failure, t);
    case 'unseen':
      return withRights(
        t(
          'The namespace might contain resources of {{count}} types that you do not have permission to list.',
          {
            count: reason.failures.length,
          },
        ),
        reason.failures.flatMap(({ right }) => right ?? []),
        t,
      );
    case 'others':
      return t('The namespace contains {{count}} other resource:', {
        count: reason.others.length,
      });
  }
}

/** A denial with the rights that are missing, as far as they are known. */
function withRights(denial: string, missing: readonly Permission[], t: Translate): string {
  return missing.length === 0 ? denial : [denial, neededText(missing, t)].join(' ');
}

/** In the server's own words, when it has any. */
function unreadText(failure: Failure, t: Translate): string {
  const { kind, message, right } = failure;
  if (kind === 'forbidden')
    return withRights(t('Insufficient permissions.'), [right ?? []].flat(), t);
  return message === '' ? t('Unable to load.') : t('Unable to load: {{message}}', { message });
}

/** What becomes of operands that stay, by who looks after them. */
export function managementText({ kind, count, manager, managedBy }: Staying, t: Translate): string {
  switch (manager) {
    case 'own':
      return t('{{count}} {{kind}} instance is no longer managed.', { count, kind });
    case 'other':
      return t('{{count}} {{kind}} instance remains, managed by {{names}}.', {
        count,
        kind,
        names: t.list(managedBy),
      });
    case 'part':
      return t('{{count}} {{kind}} instance remains as part of a resource of another Operator.', {
        count,
        kind,
      });
    case 'unsure':
      return t(
        '{{count}} {{kind}} instance remains because another installation might manage it.',
        { count, kind },
      );
  }
}

type Staying = Management & { readonly kind: string; readonly count: number };
