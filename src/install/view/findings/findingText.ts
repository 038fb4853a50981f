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
      return { title: t('The catalog has no channel {{channel}}', cause) };
    case 'version-unknown':
      return { title: t('Channel {{channel}} has no version {{version}}', cause) };
    case 'mode-unsupported':
      return {
        title: t('The Operator cannot be installed this way'),
        detail: t('It does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
      };
    case 'mode-unproven':
      return {
        title: t('Version {{version}} may not support this installation mode', cause),
        detail: t('Version {{head}} does not. Of others the catalog does not tell.', cause),
      };
    case 'deprecated':
      return { title: t('Deprecated'), detail: cause.message };
  }
}

function catalogText(cause: CatalogCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'catalog-down':
      return {
        title: t('OLM cannot reach the catalog {{catalog}}', cause),
        detail: t('The installation waits until it is back. {{message}}', cause),
      };
    case 'other-catalog-down':
      return {
        title: t('Catalog {{catalog}} holds up every installation in this namespace', cause),
        detail: t('OLM plans nothing while it cannot read one of the catalogs. {{message}}', cause),
      };
    case 'catalog-gone':
      return {
        title: t('There is no catalog {{catalog}} in {{catalogNamespace}} any more', cause),
      };
    case 'package-not-served':
      return {
        title: t('Catalog {{catalog}} does not offer the package to {{namespace}}', cause),
        detail: t('A catalog in {{catalogNamespace}} may serve only that namespace.', cause),
      };
  }
}

function approvalText(cause: ApprovalCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'shared-approval':
      return {
        title: t('Updates of other Operators in {{namespace}} will wait for approval, too', cause),
        detail: t('Until now they are automatic: {{names}}.', {
          names: t.list(cause.subscriptions),
        }),
      };
    case 'held-by-others':
      return {
        title: t('This Operator will wait for approval, although it is Automatic'),
        detail: t('Manual Operators in {{namespace}} hold up all of them: {{names}}.', {
          namespace: cause.namespace,
          names: t.list(cause.subscriptions),
        }),
      };
    case 'not-held':
      return {
        title: t('OLM will update to {{head}} at once', cause),
        detail: t('Only manual approval holds version {{version}}.', cause),
      };
  }
}

function platformText(cause: PlatformCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'kube-too-old':
      return {
        title: t('The Operator needs Kubernetes {{wanted}}', cause),
        detail: t('This cluster has {{server}}. OLM would leave the Operator pending.', cause),
      };
    case 'kube-version-malformed':
      return {
        title: t('OLM cannot read which Kubernetes version the Operator needs'),
        detail: t('Its author wrote "{{wanted}}". OLM would leave the Operator pending.', cause),
      };
    case 'platform-missing':
      return {
        title: t('No node of this cluster can run the Operator'),
        detail: t('It is made for {{platforms}}.', { platforms: t.list(cause.platforms) }),
      };
    case 'platform-partial':
      return {
        title: t('Not every node can run the Operator'),
        detail: t('It is not made for {{missing}}. A node selector keeps it away from there.', {
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
        title: t('Nothing fills ConfigMap {{configMap}} on this cluster', cause),
        detail: t('Only OpenShift puts its CA bundle there. The pods of the Operator would wait.'),
      };
    case 'trusted-ca-not-injected':
      return {
        title: t(
          'ConfigMap {{configMap}} is there already, and is not filled by the cluster',
          cause,
        ),
        detail: t('It is used as it is. It needs the key ca-bundle.crt.'),
      };
  }
}

function suggestionText(cause: SuggestionCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'suggestion-ignored':
      return {
        title: t('The Operator is made for namespace {{suggested}}', cause),
        detail: t('In {{namespace}} it may not behave as its author expects.', cause),
      };
    case 'suggestion-reused':
      return {
        title: t('Namespace {{namespace}} exists already', cause),
        detail: t('It is used as it is. Others may have access to it.'),
      };
    case 'pod-security-missing':
      return {
        title: t('{{namespace}} may not admit the pods of the Operator', cause),
        detail: t('They need the label {{label}} on the namespace.', {
          label: `pod-security.kubernetes.io/enforce=${cause.level}`,
        }),
      };
    case 'pod-security-lifted':
      return {
        title: t('{{namespace}} will admit pods of pod security level {{level}}', cause),
        detail: t('The Operator asks for it. It counts for every pod in the namespace.'),
      };
  }
}

function quotaText(cause: QuotaCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'quota-refuses':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} allows no more {{resource}}', cause)
          : t('ResourceQuota {{quota}} allows no more {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'All {{hard}} are used up by the namespaces that share it, and the installation needs one.',
              cause,
            )
          : t('All {{hard}} are used up, and the installation needs one.', cause),
      };
    case 'quota-used-up':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} leaves no {{resource}}', cause)
          : t('ResourceQuota {{quota}} leaves no {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'All of {{hard}} is used up by the namespaces that share it. The pods of the Operator may not start.',
              cause,
            )
          : t('All of {{hard}} is used up. The pods of the Operator may not start.', cause),
      };
  }
}

function targetText(cause: TargetCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'target-missing':
      return { title: t('Choose the namespace that the Operator watches') };
    case 'targets-too-few':
      return { title: t('Choose at least two namespaces that the Operator watches') };
    case 'target-invalid':
      return { title: t('{{namespace}} cannot be the name of a namespace', cause) };
    case 'target-is-own':
      return {
        title: t('The Operator would watch the namespace it is installed in'),
        detail: t('Choose another one to watch, or the mode for a specific namespace.'),
      };
    case 'target-not-found':
      return { title: t('Watched namespace {{namespace}} does not exist yet', cause) };
    case 'target-terminating':
      return { title: t('Watched namespace {{namespace}} is being deleted', cause) };
    case 'own-target-unsupported':
      return {
        title: t('The Operator cannot watch the namespace it is installed in'),
        detail: t('Take {{namespace}} off the list of watched namespaces.', cause),
      };
    case 'targets-discouraged':
      return {
        title: t('Watching several namespaces is discouraged'),
        detail: t('OLM will likely not support it in a future release.'),
      };
    case 'tenant':
      return {
        title: t('The Operator serves {{target}} from {{namespace}}', cause),
        detail: t('Users of {{target}} use its APIs, but do not see its pod.', cause),
      };
  }
}
