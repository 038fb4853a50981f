/** Names that OLM uses: resource keys, labels, annotations, and names with hashes. */
import { createHash } from 'node:crypto';

export const OLM_API_VERSION = 'operators.coreos.com/v1alpha1';
export const OLM_GROUP = 'operators.coreos.com';

export const CATALOG_SOURCES = 'catalogsources.operators.coreos.com';
export const SUBSCRIPTIONS = 'subscriptions.operators.coreos.com';
export const INSTALL_PLANS = 'installplans.operators.coreos.com';
export const CLUSTER_SERVICE_VERSIONS = 'clusterserviceversions.operators.coreos.com';
export const OPERATOR_GROUPS = 'operatorgroups.operators.coreos.com';
export const OPERATOR_CONDITIONS = 'operatorconditions.operators.coreos.com';
export const OPERATORS = 'operators.operators.coreos.com';
export const OLM_CONFIGS = 'olmconfigs.operators.coreos.com';

export const MANAGED_LABEL = 'olm.managed';
export const COPIED_FROM_LABEL = 'olm.copiedFrom';
export const CATALOG_SOURCE_LABEL = 'olm.catalogSource';
/** On a dependency's Subscription: the InstallPlan that created it. */
export const GENERATED_BY_ANNOTATION = 'olm.generated-by';
/** On an OperatorGroup: unpack timeout of bundles in its namespace, as a Go duration. */
export const UNPACK_TIMEOUT_ANNOTATION = 'operatorframework.io/bundle-unpack-timeout';
export const PROPERTIES_ANNOTATION = 'operatorframework.io/properties';

/** The label that adds a resource to the Operator resource `<package>.<namespace>`; its value is empty. */
export function componentLabel(packageName: string, namespace: string): string {
  return `${OLM_GROUP}/${componentName(packageName, namespace)}`;
}

/** The name of the Operator resource; OLM truncates it to a valid label name (63 characters, alphanumeric end). */
export function componentName(packageName: string, namespace: string): string {
  const name = `${packageName}.${namespace}`;
  return name.length <= 63 ? name : name.slice(0, 63).replace(/[^a-zA-Z0-9]+$/, '');
}

/** Name of a bundle's unpack Job, ConfigMap, Role and RoleBinding: SHA-256 of the image, 63 hex digits. */
export function unpackName(image: string): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 63);
}

/** The Subscription that OLM creates for a dependency. */
export function dependencySubscriptionName(of: {
  readonly packageName: string;
  readonly channel: string;
  readonly catalog: string;
  readonly catalogNamespace: string;
}): string {
  return [of.packageName, of.channel, of.catalog, of.catalogNamespace].join('-');
}

/** A Kubernetes timestamp: RFC 3339, UTC, whole seconds. */
export function timestamp(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
