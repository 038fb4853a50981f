import type { ConfigMap } from '~/kube/models/configMap';
import type { Namespace } from '~/kube/models/namespace';
import type { OperatorGroup, UpgradeStrategy } from '~/kube/models/operatorGroup';
import type { ApprovalStrategy, Subscription } from '~/kube/models/subscription';
import type {
  ChannelVersion,
  InstallModeType,
  OperatorPackage,
  PackageChannel,
} from '~/olm/packages/operatorPackage';
import type { AccessFacts } from './accessFacts';
import type { ConfigDraft } from '~/config/rules/draft';
import type { Surroundings } from '~/install/rules/problems/surroundings';

/** What the Install page asks for. Mirrors the form, field by field. */
export type InstallForm = {
  readonly channel: string;
  /** As the catalog writes it; the name of a ClusterServiceVersion is accepted too. */
  readonly version: string;
  readonly mode: InstallModeType;
  /** Where the Subscription goes; empty while none is chosen. It may not exist yet. */
  readonly namespace: string;
  /** What a SingleNamespace or MultiNamespace installation watches; empty for the other modes. */
  readonly targets: readonly string[];
  readonly approval: ApprovalStrategy;
  /** Of an OperatorGroup that is made: whose rights OLM installs with; empty for OLM's own (OG-025). */
  readonly serviceAccount: string;
  readonly upgradeStrategy: UpgradeStrategy;
  /** For the Operator's pods (IN-034). What the credentials add is not in it. */
  readonly config: ConfigDraft;
  /** By the name of the environment variable: what the Operator logs in to the cloud with (IN-029, IN-030). */
  readonly credentials: Readonly<Record<string, string>>;
  /** A namespace that is made gets the label for cluster monitoring, and Prometheus the rights it needs. */
  readonly monitoring: boolean;
  /** The Operator's console plugins that are to be enabled. */
  readonly consolePlugins: readonly string[];
};

/** What the user has decided; the rest follows from the package and the cluster. */
export type InstallChoices = { readonly [Field in keyof InstallForm]?: InstallForm[Field] };

/** What the cluster says that matters to an installation. `null`: the user may not read it. */
export type ClusterFacts = {
  /** The project that the console has selected; `null` for all. */
  readonly scope: string | null;
  readonly namespaces: readonly Namespace[] | null;
  /** There are no others than `namespaces`; a project user sees only some. */
  readonly seesAllNamespaces: boolean;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly subscriptions: readonly Subscription[] | null;
  /** How a new namespace would be made. */
  readonly newNamespaceKind: 'Namespace' | 'ProjectRequest';
  /** The cluster has OpenShift's projects; a plain Kubernetes has namespaces only. */
  readonly areProjects: boolean;
  /** The ConfigMap of that name in the namespace with the certificate authorities that the cluster trusts; none or one. */
  readonly trustedCaMaps: readonly ConfigMap[] | null;
  /** The user may create Subscriptions in the namespace for Operators that watch all namespaces. */
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

/** Whether a version is what OLM installs when no starting CSV is given. */
export function isHeadOf(channel: PackageChannel, version: string): boolean {
  const found = versionIn(channel, version);
  return found === null ? version === channel.version : found.csvName === channel.headCsv;
}

/** The Subscriptions of the namespace that wait for approval; OLM then holds the whole namespace (IN-019). */
export function manualSubscriptions(
  namespace: string,
  { subscriptions }: ClusterFacts,
): readonly Subscription[] {
  return (subscriptions ?? []).filter(
    ({ metadata, spec }) =>
      metadata.namespace === namespace && spec?.installPlanApproval === 'Manual',
  );
}

function versionIn({ versions }: PackageChannel, version: string): ChannelVersion | null {
  return (
    versions.find((one) => one.version === version) ??
    versions.find(({ csvName }) => csvName === version) ??
    null
  );
}
