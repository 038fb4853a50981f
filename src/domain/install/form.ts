import type { Namespace } from '~/models/namespace';
import type { OperatorGroup, UpgradeStrategy } from '~/models/operatorGroup';
import type { ApprovalStrategy, Subscription, SubscriptionConfig } from '~/models/subscription';
import type {
  ChannelVersion,
  InstallModeType,
  OperatorPackage,
  PackageChannel,
} from '../catalog/operatorPackage';
import { groupsIn, modeOfGroup, targetsOf } from './operatorGroupFit';
import { suggestedNamespace } from './suggestedNamespace';

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
  readonly config: SubscriptionConfig;
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
};

export const INSTALL_MODES = [
  'AllNamespaces',
  'OwnNamespace',
  'SingleNamespace',
  'MultiNamespace',
] as const satisfies readonly InstallModeType[];

/** The namespace for Operators that watch all namespaces: of OpenShift (IN-002, IN-007), and of OLM's own manifests. */
const OPENSHIFT_GLOBAL_NAMESPACE = 'openshift-operators';
const UPSTREAM_GLOBAL_NAMESPACE = 'operators';
const GLOBAL_GROUP = 'global-operators';

/** What nobody has to choose. */
const UNASKED = {
  serviceAccount: '',
  upgradeStrategy: 'Default',
  config: {},
  credentials: {},
  monitoring: false,
  consolePlugins: [],
} as const satisfies Partial<InstallForm>;

/** The form: the user's choices, and for what is not chosen the defaults. */
export function formOf(
  choices: InstallChoices,
  offered: OperatorPackage,
  facts: ClusterFacts,
): InstallForm {
  const channel = choices.channel ?? defaultChannel(offered);
  const offer = offered.channels.find(({ name }) => name === channel);
  const version = choices.version ?? offer?.version ?? '';
  const mode = choices.mode ?? defaultMode(offer, choices, facts);
  const namespace = choices.namespace ?? defaultNamespace(mode, offer, facts);
  const isHead = offer === undefined || isHeadOf(offer, version);
  return {
    ...UNASKED,
    ...choices,
    channel,
    version,
    mode,
    namespace,
    targets: choices.targets ?? defaultTargets(mode, namespace, facts),
    approval: choices.approval ?? defaultApproval(isHead, namespace, facts),
  };
}

export function channelOf(form: InstallForm, offered: OperatorPackage): PackageChannel | null {
  return offered.channels.find(({ name }) => name === form.channel) ?? null;
}

export function versionOf(form: InstallForm, offered: OperatorPackage): ChannelVersion | null {
  const channel = channelOf(form, offered);
  return channel === null ? null : versionIn(channel, form.version);
}

/** What the installed Operator will watch, as OLM writes it into `OperatorGroup.status.namespaces` (IN-005). */
export function watchedNamespaces({ mode, namespace, targets }: InstallForm): readonly string[] {
  switch (mode) {
    case 'AllNamespaces':
      return [''];
    case 'OwnNamespace':
      return [namespace];
    case 'SingleNamespace':
    case 'MultiNamespace':
      return targets;
  }
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

/** IN-014: the package's default channel, otherwise its first. */
function defaultChannel({ defaultChannel: named, channels }: OperatorPackage): string {
  return channels.find(({ name }) => name === named)?.name ?? channels[0]?.name ?? named;
}

/**
 * IN-002 and stock console 4.2: all namespaces when the channel head supports it, otherwise its own. A namespace that
 * already has an OperatorGroup decides for the mode of that group (IN-008, IN-022).
 */
function defaultMode(
  offer: PackageChannel | undefined,
  choices: InstallChoices,
  facts: ClusterFacts,
): InstallModeType {
  const supported = INSTALL_MODES.filter((mode) => offer?.installModes.includes(mode));
  const fitting = supported.find((mode) => {
    const namespace = choices.namespace ?? defaultNamespace(mode, offer, facts);
    const [group, ...others] = groupsIn(namespace, facts.operatorGroups);
    return others.length === 0 && (group === undefined || modeOfGroup(group) === mode);
  });
  return fitting ?? supported[0] ?? 'AllNamespaces';
}

/**
 * IN-023, IN-025: what the author suggests. Otherwise IN-002: the global namespace for all namespaces, and the selected
 * project for the other modes, but never the global one, whose OperatorGroup does not fit them (stock console 4.3).
 */
function defaultNamespace(
  mode: InstallModeType,
  offer: PackageChannel | undefined,
  facts: ClusterFacts,
): string {
  const suggested = offer === undefined ? null : suggestedNamespace(offer.annotations);
  if (suggested !== null) return suggested.name;
  const global = globalNamespace(facts);
  if (mode === 'AllNamespaces') return global;
  return facts.scope === null || facts.scope === global ? '' : facts.scope;
}

function globalNamespace({ operatorGroups, areProjects }: ClusterFacts): string {
  const group = operatorGroups?.find(({ metadata }) => metadata.name === GLOBAL_GROUP);
  const usual = areProjects ? OPENSHIFT_GLOBAL_NAMESPACE : UPSTREAM_GLOBAL_NAMESPACE;
  return group?.metadata.namespace ?? usual;
}

/** IN-022: what the existing OperatorGroup watches; otherwise, for one other namespace, the selected project. */
function defaultTargets(
  mode: InstallModeType,
  namespace: string,
  facts: ClusterFacts,
): readonly string[] {
  if (mode === 'AllNamespaces' || mode === 'OwnNamespace') return [];
  const group = groupsIn(namespace, facts.operatorGroups)[0];
  if (group !== undefined && modeOfGroup(group) === mode) return targetsOf(group);
  const { scope } = facts;
  return mode === 'SingleNamespace' && scope !== null && scope !== namespace ? [scope] : [];
}

/** IN-016: Manual for another version than the head. IN-019: Manual where another Subscription already is. */
function defaultApproval(
  isHead: boolean,
  namespace: string,
  facts: ClusterFacts,
): ApprovalStrategy {
  return isHead && manualSubscriptions(namespace, facts).length === 0 ? 'Automatic' : 'Manual';
}
