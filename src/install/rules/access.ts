import { recordIn, textsIn } from '~/kube/json';
import { consoleConfigModel } from '~/kube/models/console';
import type { Manifest } from '~/kube/models/meta';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { type ConsoleFacts, enablablePlugins, isTrustedCatalog } from '~/olm/consolePlugins';
import { type CloudIdentity, requestedIdentity } from '~/olm/packages/cloudIdentity';
import { credentialsFor } from '~/olm/packages/credentialFormats';
import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';
import type { ClusterFacts, InstallChoices, InstallForm } from './form';
import {
  isMonitoredByDefault,
  type MonitoredPlace,
  MONITORING_LABEL,
  type MonitoringOffer,
  monitoringOffer,
} from './monitoring';

/** The cluster's facts about optional features of an Operator. */
export type AccessFacts = {
  /** `null`: no short-lived credentials on this cluster, or no permission. */
  readonly cloud: CloudIdentity | null;
  /** `null`: no OpenShift console. */
  readonly console: ConsoleFacts | null;
};

export const NO_ACCESS_FACTS: AccessFacts = { cloud: null, console: null };

/** The package and namespace that the defaults depend on. */
type Place = {
  readonly offered: OperatorPackage;
  readonly offer: PackageChannel | undefined;
  readonly namespace: string;
};

/**
 * Credentials, monitoring and console plugins: the user's choices, as far as they apply to this channel, namespace and
 * cluster, with the stock console's defaults (inventory 4.2, 4.5).
 */
export function accessOf(
  choices: InstallChoices,
  { offered, offer, namespace }: Place,
  facts: ClusterFacts,
): Pick<InstallForm, 'credentials' | 'monitoring' | 'consolePlugins'> {
  const { packageName } = offered.key;
  const { identity, monitoring, plugins } = accessFields(
    { packageName, namespace, channel: offer },
    facts,
  );
  const wanted = choices.consolePlugins ?? (isTrustedCatalog(offered.key) ? plugins : []);
  return {
    credentials: credentialsFor(identity?.cloud ?? null, choices.credentials ?? {}),
    monitoring:
      monitoring === 'begun' ||
      (monitoring === 'offered' &&
        (choices.monitoring ?? isMonitoredByDefault(offer, offered.provider))),
    consolePlugins: plugins.filter((name) => wanted.includes(name)),
  };
}

/** IN-031, TA-012: a later version might require cloud permissions that must be granted before the update. */
export function needsManualApproval(
  offer: PackageChannel | undefined,
  facts: ClusterFacts,
): boolean {
  return requestedIdentity(offer?.annotations ?? {}, facts.cloud) !== null;
}

export type AccessFields = {
  readonly identity: CloudIdentity | null;
  readonly monitoring: MonitoringOffer | null;
  /** The available console plugins. */
  readonly plugins: readonly string[];
};

/** The fields of the form, without irrelevant and failing ones. */
export function accessFields(place: MonitoredPlace, facts: ClusterFacts): AccessFields {
  const annotations = place.channel?.annotations ?? {};
  return {
    identity: requestedIdentity(annotations, facts.cloud),
    monitoring: monitoringOffer(place, facts),
    plugins: enablablePlugins(annotations, facts.console),
  };
}

/** The labels of a new namespace for cluster monitoring (MON-001). */
export function monitoringLabels({ monitoring }: InstallForm): Readonly<Record<string, string>> {
  return monitoring ? { [MONITORING_LABEL]: 'true' } : {};
}

/** The permissions that Prometheus requires in a namespace (MON-002). */
export function monitoringPermissions({ monitoring, namespace }: InstallForm) {
  if (!monitoring) return [];
  const metadata = { name: `${namespace}-prometheus`, namespace };
  const apiVersion = `${roleModel.group}/${roleModel.version}`;
  const role = {
    apiVersion,
    kind: roleModel.kind,
    metadata,
    rules: [
      {
        apiGroups: [''],
        resources: ['services', 'endpoints', 'pods'],
        verbs: ['get', 'list', 'watch'],
      },
    ],
  };
  const binding = {
    apiVersion,
    kind: roleBindingModel.kind,
    metadata,
    roleRef: { apiGroup: roleModel.group, kind: roleModel.kind, name: metadata.name },
    subjects: [
      { kind: 'ServiceAccount', name: 'prometheus-k8s', namespace: 'openshift-monitoring' },
    ],
  };
  return [
    { action: 'create', model: roleModel, manifest: role },
    { action: 'create', model: roleBindingModel, manifest: binding },
  ] as const;
}

/** The change of the shared console that enables plugins. Its manifest contains only the names to add. */
export function consoleChange({ consolePlugins }: InstallForm) {
  if (consolePlugins.length === 0) return [];
  const { group, version, kind } = consoleConfigModel;
  const manifest = {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name: 'cluster' },
    spec: { plugins: consolePlugins },
  };
  return [{ action: 'change', model: consoleConfigModel, manifest }] as const;
}

/** The plugins that such a change enables. */
export function pluginsToEnable({ spec }: Manifest): readonly string[] {
  return textsIn(recordIn(spec)['plugins']);
}
