/** The grammars of Kubernetes' names, as its API machinery validates them. */

/** RFC 1123 label: what a volume is called. */
export function isDnsLabel(name: string): boolean {
  return name.length <= 63 && DNS_LABEL.test(name);
}

/** RFC 1123 subdomain: what Secrets and ConfigMaps are called. */
export function isDnsSubdomain(name: string): boolean {
  return name.length <= 253 && name.split('.').every((part) => DNS_LABEL.test(part));
}

/** Key of a label or taint: a name, after a domain and a slash if it has one. */
export function isQualifiedName(key: string): boolean {
  const slash = key.indexOf('/');
  const name = key.slice(slash + 1);
  return (slash === -1 || isDnsSubdomain(key.slice(0, slash))) && isName(name);
}

/** Value of a label; it may be empty. */
export function isLabelValue(value: string): boolean {
  return value === '' || isName(value);
}

/** Key within a Secret or ConfigMap, which becomes the name of a file. */
export function isDataKey(key: string): boolean {
  return key.length <= 253 && /^[-._a-zA-Z0-9]+$/.test(key) && key !== '.' && !key.startsWith('..');
}

/** An environment variable may have any printable ASCII in its name, but no `=` (KEP-4369, stable since Kubernetes 1.34). */
export function isEnvName(name: string): boolean {
  return /^[ -<>-~]+$/.test(name);
}

/** What every shell and every older Kubernetes takes as the name of an environment variable. */
export function isPlainEnvName(name: string): boolean {
  return /^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(name);
}

/** A resource of a container: one that Kubernetes defines, or one with the domain of who does. */
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
