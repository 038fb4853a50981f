import { crd, quota, serviceAccount } from './concerned';
import type { MessageRow } from './message';

/**
 * Why the API server did not do what OLM asked for, in its own words: an InstallPlan, a ClusterServiceVersion and the
 * events of Jobs repeat them. Sources: recording approve_invalid; Kubernetes apiserver admission, rbac, quota, etcd.
 */
export const REFUSAL_MESSAGES = [
  {
    kind: 'installer-may-not-grant',
    pattern:
      /(?<resource>[\w.]{1,200}) "(?<name>[^"]+)" is forbidden: user "(?:system:serviceaccount:(?<accountNamespace>[^:"]+):)?(?<account>[^"]+)"(?: \([^)]*\))? is attempting to grant RBAC permissions not currently held/i,
    objects: serviceAccount,
  },
  {
    kind: 'installer-forbidden',
    pattern:
      /is forbidden: User "system:serviceaccount:(?<accountNamespace>[^:"]+):(?<account>[^"]+)" cannot (?<verb>\w+) resource "(?<resource>[^"]+)" in API group "(?<apiGroup>[^"]*)"(?: in the namespace "(?<namespace>[^"]+)"| (?<cluster>at the cluster scope))?/,
    objects: serviceAccount,
  },
  {
    kind: 'quota-exceeded',
    pattern: /exceeded quota: (?<quota>[^\s,]+)(?:, (?<detail>.+))?/s,
    objects: quota,
  },
  {
    kind: 'pod-security',
    pattern:
      /violates PodSecurity|unable to validate against any (?:pod security policy|security context constraint)/,
  },
  {
    kind: 'namespace-terminating',
    pattern: /namespace (?<namespace>\S+) because it is being terminated/,
  },
  { kind: 'namespace-missing', pattern: /namespaces "(?<namespace>[^"]+)" not found/ },
  {
    kind: 'crd-conversion-down',
    pattern:
      /(?:new CRD's schema(?: for|:) "?(?<crd>[^\s":]+)"?: .{0,1000})?conversion webhook for (?<api>.{1,300}?) failed/s,
    objects: crd,
  },
  {
    kind: 'webhook-denied',
    pattern: /admission webhook "(?<webhook>[^"]+)" denied the request(?:: (?<detail>.+))?/s,
  },
  {
    kind: 'webhook-certificate',
    pattern: /failed calling webhook "(?<webhook>[^"]+)".{0,1000}(?:x509|certificate)/s,
  },
  { kind: 'webhook-unreachable', pattern: /failed calling webhook "(?<webhook>[^"]+)"/ },
  {
    kind: 'object-too-large',
    pattern: /request is too large|must have at most \d+ (?:bytes|characters)/,
  },
  { kind: 'object-exists', pattern: /(?<resource>[\w.]{1,200}) "(?<name>[^"]+)" already exists/ },
  {
    kind: 'object-invalid',
    pattern: /(?<resource>[\w.]{1,200})\s+"(?<name>[^"]+)" is invalid:\s(?<detail>.+)/s,
  },
  {
    kind: 'object-changed-meanwhile',
    pattern: /the object has been modified; please apply your changes to the latest version/,
  },
  {
    kind: 'api-server-unwell',
    pattern:
      /etcdserver: |leader changed|TLS handshake timeout|Client\.Timeout exceeded|too many requests|server is currently unable to handle the request/,
  },
] as const satisfies readonly MessageRow[];
