import type { Namespace } from '~/kube/models/namespace';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { ClusterFacts } from './form';
import { isNewNamespace } from './newNamespace';
import { createdBy } from '~/olm/namespaces/submitMark';
import { suggestedNamespace } from '~/olm/namespaces/suggestedNamespace';

/** Tells OpenShift's own Prometheus to collect from a namespace (MON-001). */
export const MONITORING_LABEL = 'openshift.io/cluster-monitoring';

/** What becomes of an Operator's wish to be watched by the cluster's monitoring. */
export type MonitoringOffer =
  /** The namespace is made by this installation, with or without the label. */
  | 'offered'
  /** This installation has made the namespace with the label already; the rights may still be missing. */
  | 'begun'
  /** Somebody has to put the label on the namespace that is there. */
  | 'namespace-exists'
  /** A project is requested: its labels are not the user's to choose. */
  | 'namespace-requested';

/**
 * `null` when there is nothing to say: the Operator does not ask, or is not installed where its author suggests, or that
 * is no namespace of the platform, or all has been done.
 */
export function monitoringOffer(
  { packageName, namespace, channel }: MonitoredPlace,
  facts: ClusterFacts,
): MonitoringOffer | null {
  if (facts.namespaces === null || !asksFor(namespace, channel?.annotations ?? {})) return null;
  if (isNewNamespace(namespace, facts)) {
    return facts.newNamespaceKind === 'Namespace' ? 'offered' : 'namespace-requested';
  }
  const found = facts.namespaces.find(({ metadata }) => metadata.name === namespace);
  if (found === undefined || !isMonitored(found)) return 'namespace-exists';
  return createdBy({ packageName, namespace }, [found]).length > 0 ? 'begun' : null;
}

export type MonitoredPlace = {
  readonly packageName: string;
  readonly namespace: string;
  readonly channel: PackageChannel | null | undefined;
};

function isMonitored({ metadata }: Namespace): boolean {
  return metadata.labels?.[MONITORING_LABEL] === 'true';
}

function asksFor(namespace: string, annotations: Readonly<Record<string, string>>): boolean {
  return (
    annotations['operatorframework.io/cluster-monitoring'] === 'true' &&
    namespace === suggestedNamespace(annotations)?.name &&
    namespace.startsWith('openshift-')
  );
}

/** Stock inventory 4.5: from Red Hat, and wanted by the author. */
export function isMonitoredByDefault(
  channel: PackageChannel | undefined,
  provider: string,
): boolean {
  const wish = channel?.annotations['console.openshift.io/operator-monitoring-default'];
  return isRedHat(provider) && wish === 'true';
}

/** Whose Operators may be monitored by the platform without losing the cluster's support. */
export function isRedHat(provider: string): boolean {
  return provider.includes('Red Hat');
}
