import { readSettings } from '~/olm/installed/subscription';
import type { ConfigMap } from '~/kube/models/core';
import type { Namespace } from '~/kube/models/namespace';
import type {
  ApprovalStrategy,
  OperatorGroup,
  Subscription,
  UpgradeStrategy,
} from '~/kube/models/olm';
import type {
  ChannelVersion,
  InstallModeType,
  OperatorPackage,
  PackageChannel,
} from '~/olm/packages/operatorPackage';
import type { AccessFacts } from './access';
import type { ConfigDraft } from '~/config/rules/draft';
import type { Surroundings } from '~/install/rules/findings/surroundings';

/** The fields of the Install page. */
export type InstallForm = {
  readonly channel: string;
  /** As in the catalog; the name of a ClusterServiceVersion is also accepted. */
  readonly version: string;
  readonly mode: InstallModeType;
  /** The namespace of the Subscription; empty: not selected. It might not exist yet. */
  readonly namespace: string;
  /** The watched namespaces of a SingleNamespace or MultiNamespace installation; empty for other modes. */
  readonly targets: readonly string[];
  readonly approval: ApprovalStrategy;
  /** For a new OperatorGroup: the service account whose permissions OLM uses; empty for OLM's own (OG-025). */
  readonly serviceAccount: string;
  readonly upgradeStrategy: UpgradeStrategy;
  /** For the Operator's pods (IN-034), without the credentials. */
  readonly config: ConfigDraft;
  /** The cloud credentials by environment variable (IN-029, IN-030). */
  readonly credentials: Readonly<Record<string, string>>;
  /** Adds the label for cluster monitoring to a new namespace, and the required permissions for Prometheus. */
  readonly monitoring: boolean;
  /** The Operator's console plugins to enable. */
  readonly consolePlugins: readonly string[];
};

/** The user's choices. The others follow from the package and the cluster. */
export type InstallChoices = { readonly [Field in keyof InstallForm]?: InstallForm[Field] };

/** The facts of the cluster for an installation. `null`: no permission. */
export type ClusterFacts = {
  /** The selected project of the console; `null`: all. */
  readonly scope: string | null;
  readonly namespaces: readonly Namespace[] | null;
  /** `namespaces` is complete. Project users can see only some. */
  readonly seesAllNamespaces: boolean;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly subscriptions: readonly Subscription[] | null;
  /** The kind that creates a new namespace. */
  readonly newNamespaceKind: 'Namespace' | 'ProjectRequest';
  /** The cluster has OpenShift projects; plain Kubernetes has namespaces only. */
  readonly areProjects: boolean;
  /**
   * The ConfigMap with this name in the namespace, which contains the certificate authorities of the cluster; none or
   * one.
   */
  readonly trustedCaMaps: readonly ConfigMap[] | null;
  /** The user can create Subscriptions in the namespace for Operators that watch all namespaces. */
  readonly mayUseGlobal: boolean | null;
} & Surroundings &
  AccessFacts;

export function channelOf(form: InstallForm, offered: OperatorPackage): PackageChannel | null {
  return offered.channels.find(({ name }) => name === form.channel) ?? null;
}

export function versionOf(form: InstallForm, offered: OperatorPackage): ChannelVersion | null {
  const channel = channelOf(form, offered);
  return channel === null ? null : versionIn(channel, form.version);
}

/** Whether OLM installs this version without a starting CSV. */
export function isHeadOf(channel: PackageChannel, version: string): boolean {
  const found = versionIn(channel, version);
  return found === null ? version === channel.version : found.csvName === channel.headCsv;
}

/** The Subscriptions of the namespace with Manual approval, which delay the whole namespace (IN-019). */
export function manualSubscriptions(
  namespace: string,
  { subscriptions }: ClusterFacts,
): readonly Subscription[] {
  return (subscriptions ?? []).filter(
    (one) => one.metadata.namespace === namespace && readSettings(one).approval === 'Manual',
  );
}

function versionIn({ versions }: PackageChannel, version: string): ChannelVersion | null {
  return (
    versions.find((one) => one.version === version) ??
    versions.find(({ csvName }) => csvName === version) ??
    null
  );
}
