import { neededText } from '~/ui/rightText';
import type { Failure, Right } from '~/kube/failure';
import type { DefinitionReason } from '~/remove/rules/definitionOffer';
import type { OperandReason } from '~/remove/rules/operandOffer';
import type { GroupReason, NamespaceReason } from '~/remove/rules/placeOffers';
import type { PluginReason } from '~/remove/rules/pluginOffer';
import type { Translate } from '~/i18n';

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
      return reason.keeper.kind === 'platform'
        ? t('The API is part of OpenShift.')
        : t('The API belongs to ClusterExtension {{name}}.', { name: reason.keeper.name });
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
      return reason.keeper.kind === 'platform'
        ? t('Part of OpenShift.')
        : t('Belongs to ClusterExtension {{name}}.', { name: reason.keeper.name });
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

export function groupReason(reason: GroupReason, t: Translate): string {
  switch (reason.kind) {
    case 'none':
      return t('Not found in this namespace.');
    case 'unknown':
      return withRights(t('Unable to load other Operators in this namespace.'), reason.missing, t);
    case 'global':
      return t('Used by all Operators that watch all namespaces.');
    case 'platform':
      return t('Part of OpenShift.');
    case 'used':
      return t('Also installed in this namespace: {{names}}', { names: t.list(reason.by) });
  }
}

export function namespaceReason(reason: NamespaceReason, t: Translate): string {
  switch (reason.kind) {
    case 'reserved':
      return t('Platform namespace.');
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
        t('You do not have permission to list {{count}} resource types that might exist.', {
          count: reason.failures.length,
        }),
        reason.failures.flatMap(({ right }) => right ?? []),
        t,
      );
    case 'others':
      return t('The namespace contains {{count}} other resource:', {
        count: reason.others.length,
      });
  }
}

export function pluginReason(reason: PluginReason, t: Translate): string {
  switch (reason.kind) {
    case 'none':
      return t('Not enabled in the console.');
    case 'shared':
      return t('Also provided by another installed Operator.');
    case 'forbidden':
      return withRights(
        t('You do not have permission to edit the console configuration.'),
        [reason.right],
        t,
      );
  }
}

/** A denial with the rights that are missing, as far as they are known. */
function withRights(denial: string, missing: readonly Right[], t: Translate): string {
  return missing.length === 0 ? denial : [denial, neededText(missing, t)].join(' ');
}

/** In the server's own words, when it has any. */
function unreadText(failure: Failure, t: Translate): string {
  const { kind, message, right } = failure;
  if (kind === 'forbidden')
    return withRights(t('Insufficient permissions.'), [right ?? []].flat(), t);
  return message === '' ? t('Unable to load.') : t('Unable to load: {{message}}', { message });
}
