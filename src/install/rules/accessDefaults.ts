import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';
import { credentialsFor } from '~/olm/packages/credentialFormats';
import { type CloudIdentity, requestedIdentity } from '~/olm/packages/cloudIdentity';
import { enablablePlugins, isTrustedCatalog } from '~/olm/consolePlugins';
import type { ClusterFacts, InstallChoices, InstallForm } from './form';
import {
  type MonitoredPlace,
  type MonitoringOffer,
  isMonitoredByDefault,
  monitoringOffer,
} from './monitoring';

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
