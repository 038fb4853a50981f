import { crd, operatorGroup, quota, serviceAccount } from './concerned';
import type { MessageRow } from './message';

/**
 * What an InstallPlan says when an object of it cannot be created; a Subscription repeats it (`InstallPlanFailed`).
 * Sources: recordings approve_invalid, api_conflict, deprecated; IP-010…IP-014; OLM catalog/{operator,step}.go and
 * lib/scoped/querier.go; the API server's own texts for refusals, quotas and webhooks.
 */
export const PLAN_MESSAGES = [
  {
    kind: 'plan-without-group',
    pattern: /no operator group found that is managing this namespace/,
  },
  {
    kind: 'plan-with-groups',
    pattern: /more than one operator group\(s\) are managing this namespace count=(?<count>\d+)/,
  },
  {
    kind: 'installer-missing',
    pattern:
      /make sure the service account exists\. sa=(?<account>\S*) operatorgroup=(?<groupNamespace>[^\s/]+)\/(?<group>\S+)/,
    objects: operatorGroup,
  },
  {
    kind: 'installer-may-not-grant',
    pattern:
      /(?<resource>[\w.]+) "(?<name>[^"]+)" is forbidden: user "(?:system:serviceaccount:(?<accountNamespace>[^:"]+):)?(?<account>[^"]+)"(?: \([^)]*\))? is attempting to grant RBAC permissions not currently held/i,
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
    kind: 'namespace-terminating',
    pattern: /namespace (?<namespace>\S+) because it is being terminated/,
  },
  {
    kind: 'crd-drops-stored-version',
    pattern:
      /risk of data loss updating "?(?<crd>[^\s":]+)"?: new CRD removes version (?<version>\S+) that is listed as a stored version/,
    objects: crd,
  },
  {
    kind: 'crd-conversion-down',
    pattern:
      /(?:new CRD's schema(?: for|:) "?(?<crd>[^\s":]+)"?: .*)?conversion webhook for (?<api>.+?) failed/s,
    objects: crd,
  },
  {
    kind: 'crd-refuses-stored',
    pattern:
      /new CRD's schema(?: for|:) "?(?<crd>[^\s":]+)"?: error validating (?<api>.+?) "(?<object>[^"]+)": updated validation is too restrictive: (?<detail>.+)/s,
    objects: crd,
  },
  {
    kind: 'crd-not-checked',
    pattern: /new CRD's schema(?: for|:) "?(?<crd>[^\s":]+)"?: (?<detail>.+)/s,
    objects: crd,
  },
  {
    kind: 'api-not-served',
    pattern:
      /api-server resource not found installing (?<apiKind>\S+) (?<name>[^\s:]+): GroupVersionKind (?<api>.+?) not found on the cluster/,
  },
  {
    kind: 'webhook-denied',
    pattern: /admission webhook "(?<webhook>[^"]+)" denied the request(?:: (?<detail>.+))?/s,
  },
  {
    kind: 'webhook-unreachable',
    pattern: /failed calling webhook "(?<webhook>[^"]+)"/,
  },
  {
    kind: 'bundle-content-gone',
    pattern: /unpacked bundle configmap|configmaps? "(?<name>[^"]+)" not found/,
  },
  {
    kind: 'object-exists',
    pattern: /(?<resource>[\w.]+) "(?<name>[^"]+)" already exists/,
  },
  {
    kind: 'object-invalid',
    pattern: /(?<resource>[\w.]+) "(?<name>[^"]+)" is invalid: (?<detail>.+)/s,
  },
  { kind: 'plan-missing', reasons: ['ReferencedInstallPlanNotFound'] },
  { kind: 'plan-failed', reasons: ['InstallComponentFailed', 'InstallCheckFailed'] },
] as const satisfies readonly MessageRow[];
