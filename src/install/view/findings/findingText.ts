import type {
  Cause,
  OfferCause,
  CatalogCause,
  ApprovalCause,
  PlatformCause,
  ConfigCause,
  SuggestionCause,
  QuotaCause,
  TargetCause,
} from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import { modeName } from '~/ui/modeText';
import { problemText } from '~/config/view/problemText';
import { consoleText, credentialsText, monitoringText } from './accessText';
import { dependencyText } from './dependencyText';
import { groupText } from './groupText';
import { namespaceText } from './namespaceText';
import { subscriptionText } from './subscriptionText';

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

function offerText(cause: OfferCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'channel-unknown':
      return { title: t('Channel {{channel}} not found in the catalog', cause) };
    case 'version-unknown':
      return { title: t('Version {{version}} not found in channel {{channel}}', cause) };
    case 'mode-unsupported':
      return {
        title: t('Install mode not supported'),
        detail: t('The Operator does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
      };
    case 'mode-unproven':
      return {
        title: t('Version {{version}} might not support this install mode', cause),
        detail: t(
          'Version {{head}} does not support it. The catalog does not describe other versions.',
          cause,
        ),
      };
    case 'deprecated':
      return { title: t('Deprecated'), detail: cause.message };
  }
}

function catalogText(cause: CatalogCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'catalog-down':
      return {
        title: t('Catalog {{catalog}} is unavailable', cause),
        detail: t('The installation waits until the catalog is available. {{message}}', cause),
      };
    case 'other-catalog-down':
      return {
        title: t('Catalog {{catalog}} blocks installations in this namespace', cause),
        detail: t(
          'OLM cannot create install plans while a catalog is unavailable. {{message}}',
          cause,
        ),
      };
    case 'catalog-gone':
      return {
        title: t('CatalogSource {{catalog}} not found in {{catalogNamespace}}', cause),
      };
    case 'package-not-served':
      return {
        title: t('Package not available in {{namespace}} from catalog {{catalog}}', cause),
        detail: t(
          'A CatalogSource in {{catalogNamespace}} might be available only in that namespace.',
          cause,
        ),
      };
  }
}

function approvalText(cause: ApprovalCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'shared-approval':
      return {
        title: t('Updates of other Operators in {{namespace}} will require approval', cause),
        detail: t('Currently automatic: {{names}}', {
          names: t.list(cause.subscriptions),
        }),
      };
    case 'held-by-others':
      return {
        title: t('Functioning as manual'),
        detail: t(
          'Operators with manual approval block automatic updates in {{namespace}}: {{names}}',
          {
            namespace: cause.namespace,
            names: t.list(cause.subscriptions),
          },
        ),
      };
    case 'not-held':
      return {
        title: t('OLM will immediately update to {{head}}', cause),
        detail: t('To keep version {{version}}, select manual approval.', cause),
      };
  }
}

function platformText(cause: PlatformCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'kube-too-old':
      return {
        title: t('The Operator requires Kubernetes {{wanted}}', cause),
        detail: t('This cluster uses {{server}}. The Operator would remain pending.', cause),
      };
    case 'kube-version-malformed':
      return {
        title: t('Minimum Kubernetes version is invalid'),
        detail: t('The CSV specifies "{{wanted}}". The Operator would remain pending.', cause),
      };
    case 'platform-missing':
      return {
        title: t('No node is compatible with the Operator'),
        detail: t('Supported platforms: {{platforms}}', { platforms: t.list(cause.platforms) }),
      };
    case 'platform-partial':
      return {
        title: t('Some nodes are not compatible with the Operator'),
        detail: t('{{missing}} is not supported. Use a node selector to exclude these nodes.', {
          missing: t.list(cause.missing),
        }),
      };
  }
}

/** What is wrong with the Operator's settings. */
function settingsText(cause: ConfigCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'config': {
      const { path } = cause.problem;
      return {
        title: path === '' ? t('Operator settings') : t('Operator settings, {{path}}', { path }),
        detail: problemText(cause.problem, t),
      };
    }
    case 'trusted-ca-unsupported':
      return {
        title: t('ConfigMap {{configMap}} is not filled on this cluster', cause),
        detail: t('Only OpenShift injects the CA bundle. The Operator pods would not start.'),
      };
    case 'trusted-ca-not-injected':
      return {
        title: t('ConfigMap {{configMap}} exists without CA bundle injection', cause),
        detail: t('The ConfigMap is used unchanged and must contain the key ca-bundle.crt.'),
      };
  }
}

function suggestionText(cause: SuggestionCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'suggestion-ignored':
      return {
        title: t('Recommended namespace: {{suggested}}', cause),
        detail: t('The Operator might not work as expected in {{namespace}}.', cause),
      };
    case 'suggestion-reused':
      return {
        title: t('Namespace {{namespace}} already exists', cause),
        detail: t('The namespace is used unchanged. Other users might have access.'),
      };
    case 'pod-security-missing':
      return {
        title: t('Operator pods might be rejected in {{namespace}}', cause),
        detail: t('The pods require label {{label}} on the namespace.', {
          label: `pod-security.kubernetes.io/enforce=${cause.level}`,
        }),
      };
    case 'pod-security-lifted':
      return {
        title: t('{{namespace}} will allow pod security level {{level}}', cause),
        detail: t('Requested by the Operator. Applies to all pods in the namespace.'),
      };
  }
}

function quotaText(cause: QuotaCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'quota-refuses':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} exceeded for {{resource}}', cause)
          : t('ResourceQuota {{quota}} exceeded for {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'The limit of {{hard}} is reached by the namespaces that share the quota. The installation requires one more.',
              cause,
            )
          : t('The limit of {{hard}} is reached. The installation requires one more.', cause),
      };
    case 'quota-used-up':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} exceeded for {{resource}}', cause)
          : t('ResourceQuota {{quota}} exceeded for {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'The limit of {{hard}} is reached by the namespaces that share the quota. The Operator pods might not start.',
              cause,
            )
          : t('The limit of {{hard}} is reached. The Operator pods might not start.', cause),
      };
  }
}

function targetText(cause: TargetCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'target-missing':
      return { title: t('Select the namespace to watch') };
    case 'targets-too-few':
      return { title: t('Select at least two namespaces to watch') };
    case 'target-invalid':
      return { title: t('{{namespace}} is not a valid namespace name', cause) };
    case 'target-is-own':
      return {
        title: t('The watched namespace is the installation namespace'),
        detail: t('Select another namespace to watch, or the mode for a specific namespace.'),
      };
    case 'target-not-found':
      return { title: t('Watched namespace {{namespace}} does not exist', cause) };
    case 'target-terminating':
      return { title: t('Watched namespace {{namespace}} is terminating', cause) };
    case 'own-target-unsupported':
      return {
        title: t('The Operator cannot watch its installation namespace'),
        detail: t('Remove {{namespace}} from the watched namespaces.', cause),
      };
    case 'targets-discouraged':
      return {
        title: t('Watching multiple namespaces is discouraged'),
        detail: t('A future OLM release might not support this mode.'),
      };
    case 'tenant':
      return {
        title: t('The Operator manages {{target}} from {{namespace}}', cause),
        detail: t('Users of {{target}} can use the APIs but cannot view the pods.', cause),
      };
  }
}
