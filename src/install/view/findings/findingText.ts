import type { Cause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import { consoleText, credentialsText, monitoringText } from './accessText';
import { approvalText } from './approvalText';
import { catalogText } from './catalogText';
import { dependencyText } from './dependencyText';
import { groupText } from './groupText';
import { namespaceText } from './namespaceText';
import { offerText } from './offerText';
import { platformText } from './platformText';
import { quotaText } from './quotaText';
import { settingsText } from './settingsText';
import { subscriptionText } from './subscriptionText';
import { suggestionText } from './suggestionText';
import { targetText } from './targetText';

export type FindingText = {
  readonly title: string;
  readonly detail?: string;
  /** A second paragraph. */
  readonly more?: string;
};

/** A finding in words: what is the case, and what to do about it. */
export function findingText(cause: Cause, t: Translate): FindingText {
  if ('own' in cause) return dependencyText(cause, t);
  switch (cause.kind) {
    case 'channel-unknown':
    case 'version-unknown':
    case 'mode-unsupported':
    case 'mode-unproven':
    case 'deprecated':
      return offerText(cause, t);
    case 'kube-too-old':
    case 'kube-version-malformed':
    case 'platform-missing':
    case 'platform-partial':
      return platformText(cause, t);
    case 'namespace-missing':
    case 'namespace-invalid':
    case 'namespace-terminating':
    case 'namespace-privileged':
    case 'namespace-reserved':
    case 'global-not-allowed':
      return namespaceText(cause, t);
    case 'suggestion-ignored':
    case 'suggestion-reused':
    case 'pod-security-missing':
    case 'pod-security-lifted':
      return suggestionText(cause, t);
    case 'target-missing':
    case 'targets-too-few':
    case 'target-invalid':
    case 'target-is-own':
    case 'target-not-found':
    case 'target-terminating':
    case 'own-target-unsupported':
    case 'targets-discouraged':
    case 'tenant':
      return targetText(cause, t);
    case 'several-operator-groups':
    case 'operator-group-mismatch':
    case 'group-selects-nothing':
    case 'group-static':
    case 'group-fails-forward':
    case 'account-missing':
    case 'account-limits':
      return groupText(cause, t);
    case 'already-subscribed':
    case 'subscribed-elsewhere':
    case 'older-than-elsewhere':
    case 'api-clash':
    case 'crds-left':
    case 'crds-terminating':
      return subscriptionText(cause, t);
    case 'shared-approval':
    case 'held-by-others':
    case 'not-held':
      return approvalText(cause, t);
    case 'catalog-down':
    case 'other-catalog-down':
    case 'catalog-gone':
    case 'package-not-served':
      return catalogText(cause, t);
    case 'credentials-missing':
    case 'credential-malformed':
    case 'credentials-unreviewed':
      return credentialsText(cause, t);
    case 'monitoring-unsupported':
    case 'monitoring-by-hand':
    case 'monitoring-requested':
      return monitoringText(cause, t);
    case 'console-plugins-untrusted':
    case 'console-plugins-not-permitted':
      return consoleText(cause, t);
    case 'quota-refuses':
    case 'quota-used-up':
      return quotaText(cause, t);
    case 'config':
    case 'trusted-ca-unsupported':
    case 'trusted-ca-not-injected':
      return settingsText(cause, t);
  }
}
