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
        title: t('Package also installed in {{installs}}', {
          installs: t.list(cause.installs.map((install) => installText(install, t))),
        }),
        detail: t('All installations share the same CRDs. Use the same version.'),
      };
    case 'older-than-elsewhere':
      return {
        title: t('Version {{version}} is earlier than the one in {{namespace}}', {
          version: cause.version,
          namespace: cause.newest.namespace,
        }),
        detail: t(
          'OLM rejects the installation if its CRDs do not contain versions that are in use.',
        ),
      };
    case 'api-clash':
      return {
        title: t('The same APIs are already provided in {{namespace}}', cause),
        detail: t('Only one Operator can provide {{kinds}} in a namespace. OLM rejects this one.', {
          kinds: t.list(cause.kinds),
        }),
      };
    case 'crds-left':
      return {
        title: t('CRDs of an earlier installation exist'),
        detail: t('OLM updates the CRDs if their custom resources are compatible: {{crds}}', {
          crds: t.list(cause.crds),
        }),
      };
    case 'crds-terminating':
      return {
        title: t('CRDs of the Operator are terminating'),
        detail: t('Wait until the CRDs are deleted: {{crds}}', { crds: t.list(cause.crds) }),
      };
  }
}

function installText({ namespace, version }: OtherInstall, t: Translate): string {
  return version === null ? namespace : t('{{namespace}} ({{version}})', { namespace, version });
}
