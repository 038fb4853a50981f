/** The API server's rule for namespace names (RFC 1123 label). */
export function isNamespaceName(name: string): boolean {
  return name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);
}

/** Names that OpenShift rejects for requested projects (openshift-apiserver, projectrequest storage). */
export function isReservedName(name: string): boolean {
  return /^(openshift|kubernetes|kube)(-.*)?$/.test(name);
}
