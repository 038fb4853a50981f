import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { ConfigFinding } from '~/config/rules/configFinding';
import type { Prediction } from '~/install/rules/predictedDependencies';
import type { CredentialName } from '~/olm/packages/credentialFormats';
import type { Cloud } from '~/olm/packages/cloudIdentity';

/** The cause of a finding, by topic. */
export type Cause =
  | OfferCause
  | PlatformCause
  | NamespaceCause
  | SuggestionCause
  | TargetCause
  | GroupCause
  | SubscriptionCause
  | DependencyCause
  | ApprovalCause
  | CatalogCause
  | QuotaCause
  | AccessCause
  | ConfigCause;

type Is<Kind extends string, Details = unknown> = { readonly kind: Kind } & Readonly<Details>;

export type ConfigCause =
  | Is<'config', { finding: ConfigFinding }>
  /** The Operator declares that it ignores the cluster-wide proxy. */
  | Is<'proxy-ignored'>
  /** Nothing on this cluster fills the ConfigMap. */
  | Is<'trusted-ca-unsupported', { configMap: string }>
  /** An existing one that the cluster does not fill. */
  | Is<'trusted-ca-not-injected', { configMap: string }>;

export type OfferCause =
  | Is<'channel-unknown', { channel: string }>
  | Is<'version-unknown', { channel: string; version: string }>
  /** The channel head replaces it in one update. */
  | Is<'version-skipped', { channel: string; version: string; head: string }>
  | Is<'mode-unsupported', { mode: InstallModeType }>
  /** The catalog states the modes of the channel head only. */
  | Is<'mode-unproven', { mode: InstallModeType; version: string; head: string }>
  | Is<'deprecated', { message: string }>;

export type PlatformCause =
  | Is<'kube-too-old', { wanted: string; server: string }>
  | Is<'kube-version-malformed', { wanted: string }>
  | Is<'platform-missing', { platforms: readonly string[] }>
  /** Only some nodes can run it. */
  | Is<'platform-partial', { missing: readonly string[] }>;

export type NamespaceCause =
  | Is<'namespace-missing'>
  | Is<'namespace-invalid', { namespace: string }>
  | Is<'namespace-terminating', { namespace: string }>
  | Is<'namespace-privileged', { namespace: string }>
  | Is<'namespace-reserved', { namespace: string }>
  | Is<'global-not-allowed', { namespace: string }>;

export type SuggestionCause =
  | Is<'suggestion-ignored', { namespace: string; suggested: string }>
  | Is<'suggestion-reused', { namespace: string }>
  /** The namespace is created without the labels that the author wants. */
  | Is<'suggestion-unreadable'>
  | Is<'pod-security-missing', { namespace: string; level: string }>
  | Is<'pod-security-lifted', { namespace: string; level: string }>;

export type TargetCause =
  | Is<'target-missing'>
  | Is<'targets-too-few'>
  | Is<'target-invalid', { namespace: string }>
  | Is<'target-is-own', { namespace: string }>
  | Is<'target-not-found', { namespace: string }>
  | Is<'target-terminating', { namespace: string }>
  | Is<'own-target-unsupported', { namespace: string }>
  | Is<'targets-discouraged'>
  | Is<'tenant', { namespace: string; target: string }>;

export type GroupCause =
  | Is<'several-operator-groups', { namespace: string; groups: readonly string[] }>
  | Is<
      'operator-group-mismatch',
      { group: string; groupMode: InstallModeType; groupTargets: readonly string[] }
    >
  | Is<'group-selects-nothing', { group: string }>
  | Is<'group-static', { group: string; kinds: readonly string[] }>
  | Is<'group-fails-forward', { group: string }>
  | Is<'account-missing', { account: string; namespace: string }>
  | Is<'account-limits', { account: string; namespace: string; isNew: boolean }>;

export type SubscriptionCause =
  | Is<'already-subscribed', { subscription: string; namespace: string }>
  | Is<'subscribed-elsewhere', { installs: readonly OtherInstall[]; hasDependencies: boolean }>
  /** Another installation has a later version with later CRDs. */
  | Is<'older-than-elsewhere', { version: string; newest: OtherInstall }>
  | Is<'api-clash', { namespaces: readonly string[]; kinds: readonly string[] }>
  | Is<'crds-left', { crds: readonly string[] }>
  | Is<'crds-of-extension', { extension: string; crds: readonly string[] }>
  | Is<'crds-terminating', { crds: readonly string[] }>;

/** Another installation of the package. */
export type OtherInstall = {
  readonly namespace: string;
  readonly subscription: string;
  /** `null`: not installed yet, or unknown. */
  readonly version: string | null;
};

/** The prediction about dependencies; `own` is the namespace of the installation. */
export type DependencyCause = { readonly own: string } & (
  | Is<'dependency-missing', Prediction['missing'][number] & { hasOthers: boolean }>
  | Is<'dependency-mode', { packageName: string; mode: InstallModeType }>
  /** Operators of other namespaces provide the same APIs to some of the same namespaces. */
  | Is<
      'dependency-clash',
      { packageName: string; namespaces: readonly string[]; kinds: readonly string[] }
    >
);

export type ApprovalCause =
  | Is<'shared-approval', { namespace: string }>
  | Is<'held-by-others', { namespace: string; subscriptions: readonly string[] }>
  | Is<'not-held', { version: string; head: string }>;

export type CatalogCause =
  | Is<'catalog-down', { catalog: string; message: string }>
  | Is<'other-catalog-down', { catalog: string; catalogNamespace: string; message: string }>
  | Is<'catalog-gone', { catalog: string; catalogNamespace: string }>
  | Is<'package-not-served', { catalog: string; catalogNamespace: string; namespace: string }>;

export type QuotaCause =
  | Is<'quota-refuses', { quota: string; isShared: boolean; resource: string; hard: string }>
  | Is<'quota-used-up', { quota: string; isShared: boolean; resource: string; hard: string }>;

/** Causes about credentials, monitoring and console plugins. */
type AccessCause = CredentialsCause | MonitoringCause | ConsoleCause;

type CredentialsCause =
  | {
      readonly kind: 'credentials-missing';
      readonly cloud: Cloud;
      readonly names: readonly CredentialName[];
    }
  | { readonly kind: 'credential-malformed'; readonly name: CredentialName }
  | { readonly kind: 'credentials-unreviewed'; readonly cloud: Cloud };

type MonitoringCause =
  | {
      readonly kind: 'monitoring-unsupported';
      readonly namespace: string;
      readonly provider: string;
    }
  | { readonly kind: 'monitoring-by-hand'; readonly namespace: string }
  | { readonly kind: 'monitoring-requested'; readonly namespace: string };

type ConsoleCause =
  | {
      readonly kind: 'console-plugins-untrusted';
      readonly plugins: readonly string[];
      readonly catalog: string;
    }
  | { readonly kind: 'console-plugins-not-permitted'; readonly plugins: readonly string[] };
