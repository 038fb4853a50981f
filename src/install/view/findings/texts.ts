import type { Cause, OtherInstall } from '~/install/rules/problems/cause';
import type { Dependency } from '~/olm/dependencies/dependencies';
import { TO_CHANGE_THE_CONSOLE, toLabel, toSubscribe } from '~/kube/permissions';
import type { Translate } from '~/i18n';
import { neededText, permissionText } from '~/ui/permissionText';
import { modeName } from '~/ui/modeText';
import { problemText } from '~/config/view/problemText';
import { credentialLabel } from '~/install/view/fields/credentialText';

export type FindingText = {
  readonly title: string;
  readonly detail?: string;
  /** A second paragraph. */
  readonly more?: string;
};

/** A finding in words: what is the case, and what to do about it. */
export function findingText(cause: Cause, t: Translate): FindingText {
  return textOf(cause.kind, cause, t);
}

function textOf<Kind extends CauseKind>(
  kind: Kind,
  cause: CauseOf[Kind],
  t: Translate,
): FindingText {
  return FINDING_TEXTS[kind](t, cause);
}

type CauseKind = Cause['kind'];
type CauseOf = { readonly [Kind in CauseKind]: Extract<Cause, { readonly kind: Kind }> };
type FindingTexts = {
  readonly [Kind in CauseKind]: (t: Translate, cause: CauseOf[Kind]) => FindingText;
};

const FINDING_TEXTS: FindingTexts = {
  // The version
  'channel-unknown': (t, cause) => ({
    title: t('Channel {{channel}} not found in the catalog', cause),
  }),
  'version-unknown': (t, cause) => ({
    title: t('Version {{version}} not found in channel {{channel}}', cause),
  }),
  'mode-unsupported': (t, cause) => ({
    title: t('Install mode not supported'),
    detail: t('The Operator does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
  }),
  'mode-unproven': (t, cause) => ({
    title: t('Version {{version}} might not support this install mode', cause),
    detail: t(
      'Version {{head}} does not support it. The catalog does not describe other versions.',
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

  // The namespace
  'namespace-missing': (t) => ({ title: t('Select an installation namespace') }),
  'namespace-invalid': (t, cause) => ({
    title: t('{{namespace}} is not a valid namespace name', cause),
    detail: t(
      'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
    ),
  }),
  'namespace-terminating': (t, cause) => ({
    title: t('Namespace {{namespace}} is terminating', cause),
    detail: t('Wait until the namespace is deleted, or select another one.'),
  }),
  'namespace-privileged': (t, cause) => ({
    title: t('{{namespace}} is a platform namespace', cause),
    detail: t('Security defaults do not apply to platform namespaces. Select another namespace.'),
  }),
  'namespace-reserved': (t, cause) => ({
    title: t('You cannot request a project named {{namespace}}', cause),
    detail: t('Names that start with openshift-, kubernetes- or kube- are reserved.'),
  }),
  'global-not-allowed': (t, cause) => ({
    title: t('You cannot install Operators for all namespaces'),
    detail: neededText([toSubscribe(cause.namespace)], t),
  }),

  // What the package recommends
  'suggestion-ignored': (t, cause) => ({
    title: t('Recommended namespace: {{suggested}}', cause),
    detail: t('The Operator might not work as expected in {{namespace}}.', cause),
  }),
  'suggestion-reused': (t, cause) => ({
    title: t('Namespace {{namespace}} already exists', cause),
    detail: t('The namespace is used unchanged. Other users might have access.'),
  }),
  'pod-security-missing': (t, cause) => ({
    title: t('Operator pods might be rejected in {{namespace}}', cause),
    detail: t('The pods require label {{label}} on the namespace.', {
      label: `pod-security.kubernetes.io/enforce=${cause.level}`,
    }),
  }),
  'pod-security-lifted': (t, cause) => ({
    title: t('{{namespace}} will allow pod security level {{level}}', cause),
    detail: t('Requested by the Operator. Applies to all pods in the namespace.'),
  }),

  // The watched namespaces
  'target-missing': (t) => ({ title: t('Select the namespace to watch') }),
  'targets-too-few': (t) => ({ title: t('Select at least two namespaces to watch') }),
  'target-invalid': (t, cause) => ({
    title: t('{{namespace}} is not a valid namespace name', cause),
  }),
  'target-is-own': (t) => ({
    title: t('The watched namespace is the installation namespace'),
    detail: t('Select another namespace to watch, or the mode for a specific namespace.'),
  }),
  'target-not-found': (t, cause) => ({
    title: t('Namespace {{namespace}} does not exist', cause),
  }),
  'target-terminating': (t, cause) => ({
    title: t('Namespace {{namespace}} is terminating', cause),
  }),
  'own-target-unsupported': (t, cause) => ({
    title: t('The Operator cannot watch its installation namespace'),
    detail: t('Remove {{namespace}} from the watched namespaces.', cause),
  }),
  'targets-discouraged': (t) => ({
    title: t('Watching multiple namespaces is discouraged'),
    detail: t('A future OLM release might not support this mode.'),
  }),
  tenant: (t, cause) => ({
    title: t('The Operator manages {{target}} from {{namespace}}', cause),
    detail: t('Users of {{target}} can use the APIs but cannot view the pods.', cause),
  }),

  // The OperatorGroup
  'several-operator-groups': (t, cause) => ({
    title: t('Namespace {{namespace}} has multiple OperatorGroups', cause),
    detail: t('OLM cannot install Operators until only one of these remains: {{groups}}', {
      groups: t.list(cause.groups),
    }),
  }),
  'operator-group-mismatch': (t, cause) => ({
    title: t('OperatorGroup {{group}} is not compatible', cause),
    detail: watchedText(cause.groupTargets, t),
  }),
  'group-selects-nothing': (t, cause) => ({
    title: t('OperatorGroup {{group}} does not select any namespaces', cause),
    detail: t('Edit its selector, or select another namespace.'),
  }),
  'group-static': (t, cause) => ({
    title: t('OperatorGroup {{group}} allows only listed APIs', cause),
    detail: t('OLM rejects Operators that provide {{kinds}} there.', {
      kinds: t.list(cause.kinds),
    }),
  }),
  'group-fails-forward': (t, cause) => ({
    title: t('OLM can replace failed Operators in this namespace'),
    detail: t('OperatorGroup {{group}} uses an unsafe upgrade strategy.', cause),
  }),
  'account-missing': (t, cause) => ({
    title: t('Service account {{account}} not found in {{namespace}}', cause),
    detail: t(
      'OLM cannot install Operators until the service account of the OperatorGroup exists.',
    ),
  }),
  'account-limits': (t, cause) => ({
    title: t('OLM uses service account {{account}}', cause),
    detail: t(
      'The installation fails if the Operator requires more permissions than this service account has.',
    ),
  }),

  // Other installations
  'already-subscribed': (t, cause) => ({
    title: t('Subscription {{subscription}} already installs this package here', cause),
    detail: t('A package can be installed only once per namespace.'),
  }),
  'subscribed-elsewhere': (t, cause) => ({
    title: t('Package also installed in {{installs}}', {
      installs: t.list(cause.installs.map((install) => installText(install, t))),
    }),
    detail: t('All installations share the same CRDs. Use the same version.'),
  }),
  'older-than-elsewhere': (t, cause) => ({
    title: t('Version {{version}} is earlier than the one in {{namespace}}', {
      version: cause.version,
      namespace: cause.newest.namespace,
    }),
    detail: t('OLM rejects the installation if its CRDs do not contain versions that are in use.'),
  }),
  'api-clash': (t, cause) => ({
    title: t('The same APIs are already provided in {{namespace}}', cause),
    detail: t('Only one Operator can provide {{kinds}} in a namespace. OLM rejects this one.', {
      kinds: t.list(cause.kinds),
    }),
  }),
  'crds-left': (t, cause) => ({
    title: t('CRDs of an earlier installation exist'),
    detail: t('OLM updates the CRDs if their custom resources are compatible: {{crds}}', {
      crds: t.list(cause.crds),
    }),
  }),
  'crds-terminating': (t, cause) => ({
    title: t('CRDs of the Operator are terminating'),
    detail: t('Wait until the CRDs are deleted: {{crds}}', { crds: t.list(cause.crds) }),
  }),

  // Dependencies
  'dependency-missing': (t, cause) => ({
    title: t('No provider found for {{need}}', { need: needText(cause.need, t) }),
    detail: providersText(cause, t),
    ...(cause.hasOthers && {
      more: t(
        'OLM will report ResolutionFailed and cannot install or update Operators in {{namespace}}.',
        { namespace: cause.own },
      ),
    }),
  }),
  'dependency-mode': (t, cause) => ({
    title: t('{{package}} will fail because "{{mode}}" is not supported', {
      package: cause.packageName,
      mode: modeName(cause.mode, t),
    }),
    detail: t(
      'The CSV in {{own}} will fail with UnsupportedOperatorGroup. Select an install mode that both Operators support.',
      cause,
    ),
  }),
  'dependency-clash': (t, cause) => ({
    title: t('{{package}} will fail because {{kinds}} are already provided in {{namespace}}', {
      package: cause.packageName,
      namespace: cause.namespace,
      kinds: t.list(cause.kinds),
    }),
    detail: t(
      'OLM also installs the dependency in {{own}}, where it will fail with InterOperatorGroupOwnerConflict. Install in {{namespace}}, or select other namespaces to watch.',
      cause,
    ),
  }),

  // Update approval
  'shared-approval': (t, cause) => ({
    title: t('Updates of other Operators in {{namespace}} will require approval', cause),
    detail: t('Currently automatic: {{names}}', {
      names: t.list(cause.subscriptions),
    }),
  }),
  'held-by-others': (t, cause) => ({
    title: t('Functioning as manual'),
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
    detail: t('The installation waits until the catalog is available. {{message}}', cause),
  }),
  'other-catalog-down': (t, cause) => ({
    title: t('Catalog {{catalog}} blocks installations in this namespace', cause),
    detail: t('OLM cannot create install plans while a catalog is unavailable. {{message}}', cause),
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
    detail: t('Grant them before you install a later version.'),
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
      'The Operator recommends it. To enable it, a cluster administrator runs: {{command}}. Prometheus also requires permission to read services, endpoints and pods in the namespace.',
      {
        command: `oc label namespace ${cause.namespace} openshift.io/cluster-monitoring=true`,
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
    const { path } = cause.problem;
    return {
      title: path === '' ? t('Operator settings') : t('Operator settings, {{path}}', { path }),
      detail: problemText(cause.problem, t),
    };
  },
  'trusted-ca-unsupported': (t, cause) => ({
    title: t('ConfigMap {{configMap}} is not filled on this cluster', cause),
    detail: t('Only OpenShift injects the CA bundle. The Operator pods would not start.'),
  }),
  'trusted-ca-not-injected': (t, cause) => ({
    title: t('ConfigMap {{configMap}} exists without CA bundle injection', cause),
    detail: t('The ConfigMap is used unchanged and must contain the key ca-bundle.crt.'),
  }),
};

/** @param targets none: all namespaces */
function watchedText(targets: readonly string[], t: Translate): string {
  return targets.length === 0
    ? t(
        'All Operators in this namespace watch all namespaces. Select the same mode or another namespace.',
      )
    : t(
        'All Operators in this namespace watch {{namespaces}}. Select the same namespaces or another installation namespace.',
        {
          namespaces: t.list(targets),
        },
      );
}

function installText({ namespace, version }: OtherInstall, t: Translate): string {
  return version === null ? namespace : t('{{namespace}} ({{version}})', { namespace, version });
}

function providersText(
  { neededBy, conflicting }: CauseOf['dependency-missing'],
  t: Translate,
): string {
  return conflicting.length === 0
    ? t('Required by {{package}}, but not the latest version in any channel.', {
        package: neededBy,
      })
    : t(
        'Required by {{package}}. Providers conflict with other Operators in the namespace: {{packages}}',
        { package: neededBy, packages: t.list(conflicting) },
      );
}

/** What an Operator needs, as a noun phrase. The author's own words come first where there are any (DR-005). */
export function needText(need: Dependency, t: Translate): string {
  switch (need.kind) {
    case 'package':
      return t('package {{packageName}} {{versionRange}}', need);
    case 'api':
      return t('API {{apiKind}} ({{group}}/{{version}})', need);
    case 'rule':
      return t('a bundle that fulfills {{rule}}', need);
    case 'all':
    case 'any':
    case 'none':
      return need.message === '' ? anyOfText(need.kind, partsText(need.of, t), t) : need.message;
  }
}

function partsText(parts: readonly Dependency[], t: Translate): string {
  return t.list(parts.map((part) => needText(part, t)));
}

function anyOfText(kind: 'all' | 'any' | 'none', parts: string, t: Translate): string {
  switch (kind) {
    case 'all':
      return t('all of: {{parts}}', { parts });
    case 'any':
      return t('one of: {{parts}}', { parts });
    case 'none':
      return t('none of: {{parts}}', { parts });
  }
}
