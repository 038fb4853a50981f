import type { OtherInstall, SubscriptionCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function subscriptionText(cause: SubscriptionCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'already-subscribed':
      return {
        title: t('Subscription {{subscription}} already installs this package here', cause),
        detail: t('A package can be installed only once per namespace.'),
      };
    case 'subscribed-elsewhere':
      return {
        title: t('This package is also installed in {{installs}}', {
          installs: t.list(cause.installs.map((install) => installText(install, t))),
        }),
        detail: t('All share the same custom resource definitions. Keep them at one version.'),
      };
    case 'older-than-elsewhere':
      return {
        title: t('Version {{version}} is older than the one in {{namespace}}', {
          version: cause.version,
          namespace: cause.newest.namespace,
        }),
        detail: t(
          'OLM refuses it when its custom resource definitions lack versions that are in use.',
        ),
      };
    case 'api-clash':
      return {
        title: t('Operators in {{namespace}} serve the same APIs already', cause),
        detail: t(
          'OLM lets only one Operator serve {{kinds}} in a namespace, and refuses this one.',
          { kinds: t.list(cause.kinds) },
        ),
      };
    case 'crds-left':
      return {
        title: t('Custom resource definitions of an earlier installation are still there'),
        detail: t('OLM updates them, if their custom resources allow that: {{crds}}.', {
          crds: t.list(cause.crds),
        }),
      };
    case 'crds-terminating':
      return {
        title: t('Custom resource definitions of the Operator are being deleted'),
        detail: t('Wait until they are gone: {{crds}}.', { crds: t.list(cause.crds) }),
      };
  }
}

function installText({ namespace, version }: OtherInstall, t: Translate): string {
  return version === null ? namespace : t('{{namespace}} ({{version}})', { namespace, version });
}
