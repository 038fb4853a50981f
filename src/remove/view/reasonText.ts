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
      return t('They are being looked for.');
    case 'none':
      return t('There are none.');
    case 'not-served':
      return t('The cluster does not serve this API at the moment.');
    case 'too-many':
      return t('There are too many to delete them from here.');
    case 'not-its-own':
      return t('None of them is looked after by this Operator alone.');
    case 'author':
      return t('The author of the Operator does not want the console to delete them.');
    case 'unread':
      return unreadText(reason.failure, t);
    case 'kept':
      return reason.keeper.kind === 'platform'
        ? t('Their API is a part of OpenShift.')
        : t('Their API belongs to the extension {{name}}.', { name: reason.keeper.name });
    case 'needed':
      return t('{{names}} needs them: uninstall it first.', { names: t.list(reason.by) });
  }
}

/** Why the CustomResourceDefinition of an API is not offered. */
export function definitionReason(reason: DefinitionReason, t: Translate): string {
  switch (reason.kind) {
    case 'loading':
      return t('It is being looked for.');
    case 'gone':
      return t('It is gone, or going.');
    case 'operators-unknown':
      return withRights(
        t('Whether other Operators need it is not known: you may not see all of them.'),
        reason.missing,
        t,
      );
    case 'objects-unknown':
      return withRights(t('Whether there are objects of it is not known.'), reason.missing, t);
    case 'unread':
      return unreadText(reason.failure, t);
    case 'kept':
      return reason.keeper.kind === 'platform'
        ? t('It is a part of OpenShift.')
        : t('It belongs to the extension {{name}}.', { name: reason.keeper.name });
    case 'owned':
      return t('{{names}} provides it, too.', { names: t.list(reason.by) });
    case 'needed':
      return t('{{names}} needs it.', { names: t.list(reason.by) });
    case 'objects':
      return t('It has {{count}} object that is not chosen to be deleted.', {
        count: reason.count,
      });
  }
}

export function groupReason(reason: GroupReason, t: Translate): string {
  switch (reason.kind) {
    case 'none':
      return t('There is none in this namespace.');
    case 'unknown':
      return withRights(
        t('What else is installed in this namespace is not known.'),
        reason.missing,
        t,
      );
    case 'global':
      return t('It serves all Operators that watch the whole cluster.');
    case 'platform':
      return t('It is a part of OpenShift.');
    case 'used':
      return t('{{names}} is installed in this namespace, too.', { names: t.list(reason.by) });
  }
}

export function namespaceReason(reason: NamespaceReason, t: Translate): string {
  switch (reason.kind) {
    case 'reserved':
      return t('It belongs to the platform.');
    case 'global':
      return t('It is where Operators for the whole cluster are installed.');
    case 'unknown':
      return withRights(
        t('What else is installed in this namespace is not known.'),
        reason.missing,
        t,
      );
    case 'forbidden':
      return neededText([reason.right], t);
    case 'checking':
      return t('What else is in it is being looked for.');
    case 'used':
      return t('{{names}} is installed in this namespace, too.', { names: t.list(reason.by) });
    case 'unread':
      return unreadText(reason.failure, t);
    case 'unseen':
      return withRights(
        t('You may not list {{count}} kind of object that may be in it.', {
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
      return t('The console loads none of them.');
    case 'shared':
      return t('Another installed Operator brings it, too.');
    case 'forbidden':
      return withRights(
        t('You may not change the configuration of the console.'),
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
  if (kind === 'forbidden') return withRights(t('You may not look.'), [right ?? []].flat(), t);
  return message === ''
    ? t('It could not be read.')
    : t('Could not be read: {{message}}', { message });
}
