import type { Namespace } from '~/kube/models/namespace';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { ClusterFacts } from './form';
import { isNewNamespace } from './namespaces';
import { createdBy } from '~/olm/namespaces/submitMark';
import { suggestedNamespace } from '~/olm/namespaces/namespaceName';

/** The label that includes a namespace in OpenShift's cluster monitoring (MON-001). */
export const MONITORING_LABEL = 'openshift.io/cluster-monitoring';

/** The options for cluster monitoring. */
export type MonitoringOffer =
  /** This installation creates the namespace, with or without the label. */
  | 'offered'
  /** This installation created the namespace with the label; the permissions might be missing. */
  | 'begun'
  /** An administrator must add the label to the existing namespace. */
  | 'namespace-exists'
  /** The project is requested, so that the user cannot set its labels. */
  | 'namespace-requested';

/**
 * `null`: not applicable, because the Operator does not request it, is not installed in the suggested namespace, that
 * namespace is not a platform one, or all is complete.
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

/** Stock inventory 4.5: provided by Red Hat, and requested by the author. */
export function isMonitoredByDefault(
  channel: PackageChannel | undefined,
  provider: string,
): boolean {
  const wanted = channel?.annotations['console.openshift.io/operator-monitoring-default'];
  return isRedHat(provider) && wanted === 'true';
}

/** Providers that the platform supports for cluster monitoring. */
export function isRedHat(provider: string): boolean {
  return provider.includes('Red Hat');
}
