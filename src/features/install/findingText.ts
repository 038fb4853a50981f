import type { Cause } from '~/domain/install/finding';
import type { Translate } from '~/i18n';
import { modeName } from './modeText';

export type FindingText = { readonly title: string; readonly detail?: string };

/** A finding in words: what is the case, and what to do about it. */
export function findingText(cause: Cause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'channel-unknown':
    case 'version-unknown':
    case 'mode-unsupported':
    case 'deprecated':
      return offerText(cause, t);
    case 'namespace-missing':
    case 'namespace-invalid':
    case 'namespace-terminating':
    case 'namespace-privileged':
      return namespaceText(cause, t);
    case 'target-missing':
    case 'targets-too-few':
    case 'target-is-own':
    case 'target-not-found':
    case 'own-target-unsupported':
      return targetText(cause, t);
    case 'several-operator-groups':
    case 'operator-group-mismatch':
      return groupText(cause, t);
    case 'already-subscribed':
    case 'subscribed-elsewhere':
    case 'api-clash':
      return subscriptionText(cause, t);
    case 'shared-approval':
    case 'held-by-others':
    case 'not-held':
      return approvalText(cause, t);
  }
}

type Of<Kind extends Cause['kind']> = Cause & { readonly kind: Kind };

function offerText(
  cause: Of<'channel-unknown' | 'version-unknown' | 'mode-unsupported' | 'deprecated'>,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'channel-unknown':
      return { title: t('The catalog has no channel {{channel}}', cause) };
    case 'version-unknown':
      return { title: t('Channel {{channel}} has no version {{version}}', cause) };
    case 'mode-unsupported':
      return {
        title: t('The Operator cannot be installed this way'),
        detail: t('It does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
      };
    case 'deprecated':
      return { title: t('Deprecated'), detail: cause.message };
  }
}

function namespaceText(
  cause: Of<
    'namespace-missing' | 'namespace-invalid' | 'namespace-terminating' | 'namespace-privileged'
  >,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'namespace-missing':
      return { title: t('Choose the namespace to install into') };
    case 'namespace-invalid':
      return {
        title: t('{{namespace}} cannot be the name of a namespace', cause),
        detail: t(
          'Lower-case letters, digits and hyphens, at most 63, with no hyphen at the ends.',
        ),
      };
    case 'namespace-terminating':
      return {
        title: t('Namespace {{namespace}} is being deleted', cause),
        detail: t('Nothing can be created in it. Wait until it is gone, or choose another.'),
      };
    case 'namespace-privileged':
      return {
        title: t('{{namespace}} belongs to the platform', cause),
        detail: t('Security defaults do not apply in it. Choose a namespace for this Operator.'),
      };
  }
}

function targetText(
  cause: Of<
    | 'target-missing'
    | 'targets-too-few'
    | 'target-is-own'
    | 'target-not-found'
    | 'own-target-unsupported'
  >,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'target-missing':
      return { title: t('Choose the namespace that the Operator watches') };
    case 'targets-too-few':
      return { title: t('Choose at least two namespaces that the Operator watches') };
    case 'target-is-own':
      return {
        title: t('The Operator would watch the namespace it is installed in'),
        detail: t('Choose another one to watch, or the mode for a specific namespace.'),
      };
    case 'target-not-found':
      return { title: t('Watched namespace {{namespace}} does not exist yet', cause) };
    case 'own-target-unsupported':
      return {
        title: t('The Operator cannot watch the namespace it is installed in'),
        detail: t('Take {{namespace}} off the list of watched namespaces.', cause),
      };
  }
}

function groupText(
  cause: Of<'several-operator-groups' | 'operator-group-mismatch'>,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'several-operator-groups':
      return {
        title: t('Namespace {{namespace}} has more than one OperatorGroup', cause),
        detail: t('OLM installs nothing there until one is left of {{groups}}.', {
          groups: cause.groups.join(', '),
        }),
      };
    case 'operator-group-mismatch':
      return {
        title: t('OperatorGroup {{group}} does not fit this installation', cause),
        detail: watchedText(cause, t),
      };
  }
}

function watchedText(cause: Of<'operator-group-mismatch'>, t: Translate): string {
  if (cause.groupMode === 'AllNamespaces') {
    return t(
      'All Operators in its namespace watch all namespaces. Choose that, or another namespace.',
    );
  }
  if (cause.groupTargets.length === 0) {
    return t('Its selector matches no namespace. Correct it, or choose another namespace.');
  }
  return t(
    'All Operators in its namespace watch {{namespaces}}. Choose that, or another namespace.',
    { namespaces: cause.groupTargets.join(', ') },
  );
}

function subscriptionText(
  cause: Of<'already-subscribed' | 'subscribed-elsewhere' | 'api-clash'>,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'already-subscribed':
      return {
        title: t('Subscription {{subscription}} already installs this package here', cause),
        detail: t('A namespace can have a package only once.'),
      };
    case 'subscribed-elsewhere':
      return {
        title: t('This package is also installed in {{namespaces}}', {
          namespaces: cause.namespaces.join(', '),
        }),
        detail: t(
          'Both share the same custom resource definitions. Keep both at the same version.',
        ),
      };
    case 'api-clash':
      return {
        title: t('Operators in {{namespace}} serve the same APIs already', cause),
        detail: t(
          'OLM lets only one Operator serve {{kinds}} in a namespace, and refuses this one.',
          {
            kinds: cause.kinds.join(', '),
          },
        ),
      };
  }
}

function approvalText(
  cause: Of<'shared-approval' | 'held-by-others' | 'not-held'>,
  t: Translate,
): FindingText {
  switch (cause.kind) {
    case 'shared-approval':
      return {
        title: t('With Manual, other Operators here wait too'),
        detail: t('OLM plans all Operators of {{namespace}} together: {{subscriptions}}.', {
          namespace: cause.namespace,
          subscriptions: cause.subscriptions.join(', '),
        }),
      };
    case 'held-by-others':
      return {
        title: t('This Operator will wait for approval all the same'),
        detail: t('Other Operators in {{namespace}} are set to Manual: {{subscriptions}}.', {
          namespace: cause.namespace,
          subscriptions: cause.subscriptions.join(', '),
        }),
      };
    case 'not-held':
      return {
        title: t('OLM will update to {{head}} at once', cause),
        detail: t('Only manual approval holds version {{version}}.', cause),
      };
  }
}
