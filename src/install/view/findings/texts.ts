import type { Cause } from '~/install/rules/findings/cause';
import { shellWord } from '~/kube/kubeClient';
import { TO_CHANGE_THE_CONSOLE, toLabel } from '~/kube/permissions';
import { type KindTexts, type Translate, textOfKind } from '~/i18n';
import { connectionText } from '~/ui/connectionText';
import { permissionText } from '~/ui/permissionText';
import { modeName } from '~/ui/modeText';
import type { FindingText } from '~/ui/findings/FindingList';
import { configText } from '~/config/view/texts';
import { credentialLabel } from '~/install/view/fields/credentialText';
import { NAMESPACE_TEXTS } from './namespaceTexts';
import { OPERATOR_TEXTS } from './operatorTexts';

/** The text of a finding: its cause and its remedy. */
export function findingText(cause: Cause, t: Translate): FindingText {
  return textOfKind(FINDING_TEXTS, cause, t);
}

const FINDING_TEXTS: KindTexts<Cause, FindingText> = {
  ...NAMESPACE_TEXTS,
  ...OPERATOR_TEXTS,

  // The version
  'channel-unknown': (t, cause) => ({
    title: t('Channel {{channel}} not found in the catalog', cause),
  }),
  'version-unknown': (t, cause) => ({
    title: t('Version {{version}} not found in channel {{channel}}', cause),
  }),
  'version-skipped': (t, cause) => ({
    title: t('Channel {{channel}} skips version {{version}}', cause),
    detail: t('The next update leads directly to {{head}}.', cause),
  }),
  'mode-unsupported': (t, cause) => ({
    title: t('Install mode not supported'),
    detail: t('The Operator does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
  }),
  'mode-unproven': (t, cause) => ({
    title: t('Version {{version}} might not support this install mode', cause),
    detail: t(
      'Version {{head}} does not support this mode. The catalog has no details of other versions.',
      cause,
    ),
  }),
  deprecated: (t, cause) => ({ title: t('Deprecated'), detail: cause.message }),

  // The nodes
  'kube-too-old': (t, cause) => ({
    title: t('The Operator requires Kubernetes {{wanted}}', cause),
    detail: t('This cluster uses {{server}}. The Operator would remain pending.', cause),
  }),
  'kube-version-malformed': (t, cause) => ({
    title: t('Minimum Kubernetes version is invalid'),
    detail: t('The CSV specifies "{{wanted}}". The Operator would remain pending.', cause),
  }),
  'platform-missing': (t, cause) => ({
    title: t('No node is compatible with the Operator'),
    detail: t('Supported platforms: {{platforms}}', { platforms: t.list(cause.platforms) }),
  }),
  'platform-partial': (t, cause) => ({
    title: t('Some nodes are not compatible with the Operator'),
    detail: t('{{missing}} is not supported. Use a node selector to exclude these nodes.', {
      missing: t.list(cause.missing),
    }),
  }),

  // Update approval
  'shared-approval': (t, cause) => ({
    title: t('Updates of other Operators in {{namespace}} will require approval', cause),
  }),
  'held-by-others': (t, cause) => ({
    title: t('Manual approval is in effect'),
    detail: t(
      'Operators with manual approval block automatic updates in {{namespace}}: {{names}}',
      {
        namespace: cause.namespace,
        names: t.list(cause.subscriptions),
      },
    ),
  }),
  'not-held': (t, cause) => ({
    title: t('OLM will immediately update to {{head}}', cause),
    detail: t('To keep version {{version}}, select manual approval.', cause),
  }),

  // Catalogs
  'catalog-down': (t, cause) => ({
    title: t('Catalog {{catalog}} is unavailable', cause),
    detail: t('The installation waits until the catalog is available. {{message}}', {
      message: connectionText(cause.message, t),
    }),
  }),
  'other-catalog-down': (t, cause) => ({
    title: t('Catalog {{catalog}} blocks installations in this namespace', cause),
    detail: t('OLM cannot create install plans while a catalog is unavailable. {{message}}', {
      message: connectionText(cause.message, t),
    }),
  }),
  'catalog-gone': (t, cause) => ({
    title: t('CatalogSource {{catalog}} not found in {{catalogNamespace}}', cause),
  }),
  'package-not-served': (t, cause) => ({
    title: t('Package not available in {{namespace}} from catalog {{catalog}}', cause),
    detail: t('The catalog might be available only in namespace {{catalogNamespace}}.', cause),
  }),

  // Quotas
  'quota-refuses': (t, cause) => ({
    title: cause.isShared
      ? t('ClusterResourceQuota {{quota}} exceeded for {{resource}}', cause)
      : t('ResourceQuota {{quota}} exceeded for {{resource}}', cause),
    detail: t('The limit of {{hard}} is reached. The installation requires one more.', cause),
  }),
  'quota-used-up': (t, cause) => ({
    title: cause.isShared
      ? t('ClusterResourceQuota {{quota}} exceeded for {{resource}}', cause)
      : t('ResourceQuota {{quota}} exceeded for {{resource}}', cause),
    detail: t('The limit of {{hard}} is reached. The Operator pods might not start.', cause),
  }),

  // Cloud credentials
  'credentials-missing': (t, cause) => ({
    title: t('The Operator cannot log in to {{cloud}}', cause),
    detail: t('Missing values in the Subscription: {{names}}', {
      names: t.list(cause.names.map((name) => credentialLabel(name, t))),
    }),
  }),
  'credential-malformed': (t, cause) => ({
    title: t('Edit {{name}}', { name: credentialLabel(cause.name, t) }),
  }),
  'credentials-unreviewed': (t, cause) => ({
    title: t('Updates might require more {{cloud}} permissions', cause),
    detail: t('Grant these permissions before you install a later version.'),
  }),

  // Monitoring
  'monitoring-unsupported': (t, cause) => ({
    title: t('Monitoring {{namespace}} is not supported by Red Hat', cause),
    detail: t(
      'The Operator is provided by {{provider}}. Its metrics might replace cluster metrics.',
      cause,
    ),
  }),
  'monitoring-by-hand': (t, cause) => ({
    title: t('Cluster monitoring is not enabled for {{namespace}}', cause),
    detail: t(
      'The Operator recommends it. To enable it, a cluster administrator runs: {{command}}. Prometheus also requires permission to read services, endpoints, and pods in the namespace.',
      {
        command: `oc label namespace ${shellWord(cause.namespace)} openshift.io/cluster-monitoring=true`,
      },
    ),
  }),
  'monitoring-requested': (t, cause) => ({
    title: t('Cluster monitoring will not be enabled for {{namespace}}', cause),
    detail: t(
      'You can request the project, but labeling its namespace requires permission to {{permission}}.',
      { permission: permissionText(toLabel(cause.namespace), t) },
    ),
  }),

  // Console plugins
  'console-plugins-untrusted': (t, cause) => ({
    title: t('Console plugins from {{catalog}} will be enabled', cause),
    detail: t(
      '{{plugins}} have the permissions of the console user. Enable only plugins that you trust.',
      { plugins: t.list(cause.plugins) },
    ),
  }),
  'console-plugins-not-permitted': (t, cause) => ({
    title: t('Console plugins not enabled'),
    detail: t('Enabling {{plugins}} requires permission to {{permission}}.', {
      plugins: t.list(cause.plugins),
      permission: permissionText(TO_CHANGE_THE_CONSOLE, t),
    }),
  }),

  // Operator settings
  config: (t, cause) => {
    const { path } = cause.finding;
    return {
      title: path === '' ? t('Operator settings') : t('Operator settings, {{path}}', { path }),
      detail: configText(cause.finding, t),
    };
  },
  'proxy-ignored': (t) => ({
    title: t('The Operator does not support the cluster-wide proxy'),
    detail: t('It might not reach addresses outside of the cluster.'),
  }),
  'trusted-ca-unsupported': (t, cause) => ({
    title: t('ConfigMap {{configMap}} is not populated on this cluster', cause),
    detail: t('Only OpenShift injects the CA bundle. The Operator pods would not start.'),
  }),
  'trusted-ca-not-injected': (t, cause) => ({
    title: t('ConfigMap {{configMap}} exists without CA bundle injection', cause),
    detail: t('The ConfigMap is used unchanged and must contain the key ca-bundle.crt.'),
  }),
};
