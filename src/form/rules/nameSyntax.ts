import { recordIn } from '~/kube/json';

/** The grammars of Kubernetes' names, as its API machinery validates them. */

/** RFC 1123 label: the name of a volume. */
export function isDnsLabel(name: string): boolean {
  return name.length <= 63 && DNS_LABEL.test(name);
}

/** RFC 1123 subdomain: the name of a Secret or ConfigMap. */
export function isDnsSubdomain(name: string): boolean {
  return name.length <= 253 && name.split('.').every((part) => DNS_LABEL.test(part));
}

/** The key of a label or taint: a name with an optional domain and slash. */
export function isQualifiedName(key: string): boolean {
  const slash = key.indexOf('/');
  const name = key.slice(slash + 1);
  return (slash === -1 || isDnsSubdomain(key.slice(0, slash))) && isName(name);
}

/** The value of a label; can be empty. */
export function isLabelValue(value: string): boolean {
  return value === '' || isName(value);
}

/** The key in a Secret or ConfigMap, which becomes a file name. */
export function isDataKey(key: string): boolean {
  return key.length <= 253 && /^[-._a-zA-Z0-9]+$/.test(key) && key !== '.' && !key.startsWith('..');
}

/**
 * The name of an environment variable can contain any printable ASCII character except `=` (KEP-4369, stable since
 * Kubernetes 1.34).
 */
export function isEnvName(name: string): boolean {
  return /^[ -<>-~]+$/.test(name);
}

/** Names of environment variables that every shell and earlier versions of Kubernetes accept. */
export function isPlainEnvName(name: string): boolean {
  return /^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(name);
}

/** A container resource: defined by Kubernetes, or with the domain of its owner. */
export function isResourceName(name: string): boolean {
  return (
    /^(cpu|memory|ephemeral-storage|hugepages-.+)$/.test(name) ||
    (name.includes('/') && isQualifiedName(name))
  );
}

function isName(name: string): boolean {
  return name.length <= 63 && /^[a-zA-Z0-9]([-._a-zA-Z0-9]*[a-zA-Z0-9])?$/.test(name);
}

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;

/** The sorted names of the keys of a Secret or ConfigMap, without their values. */
export function keyNamesIn(object: unknown): readonly string[] {
  const { data, binaryData } = recordIn(object);
  return [...Object.keys(recordIn(data)), ...Object.keys(recordIn(binaryData))].sort();
}
