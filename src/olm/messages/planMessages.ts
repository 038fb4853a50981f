import { crd, operatorGroup } from './concerned';
import type { MessageRow } from './message';

/**
 * What an InstallPlan says when an object of it cannot be created; a Subscription repeats it (`InstallPlanFailed`). What
 * the API server says is in refusalMessages, and comes first.
 * Sources: recordings api_conflict, deprecated; IP-010…IP-014; OLM catalog/{operator,step}.go, lib/scoped/querier.go.
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
    kind: 'crd-drops-stored-version',
    pattern:
      /risk of data loss updating "?(?<crd>[^\s":]+)"?: new CRD removes version (?<version>\S+) that is listed as a stored version/,
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
    kind: 'api-not-served',
    pattern: /no matches for kind "(?<apiKind>[^"]+)" in version "(?<api>[^"]+)"/,
  },
  { kind: 'api-not-found', pattern: /the server could not find the requested resource/ },
  {
    kind: 'bundle-content-gone',
    pattern: /unpacked bundle configmap|configmaps? "(?<name>[^"]+)" not found/,
  },
] as const satisfies readonly MessageRow[];

/** What is left to say of a plan when its words are not known. */
export const PLAN_REASONS = [
  { kind: 'plan-missing', reasons: ['ReferencedInstallPlanNotFound'] },
  { kind: 'plan-failed', reasons: ['InstallComponentFailed', 'InstallCheckFailed'] },
] as const satisfies readonly MessageRow[];
