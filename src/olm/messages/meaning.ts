import { CSV_MESSAGES, CSV_REASONS } from './csvMessages';
import { readMessage, type OlmMessage, type MeaningOf, type MessageRow } from './message';
import { resolutionFailure, type ResolverMeaning } from './resolutionFailure';
import { catalog, subscription, crd, operatorGroup, quota, serviceAccount } from './concerned';

type KindIn<Table extends readonly { readonly kind: string }[]> = Table[number]['kind'];

/** The kinds of all tables. */
export type MeaningKind =
  | ResolverMeaning
  | KindIn<typeof RESOLUTION_MESSAGES>
  | KindIn<typeof RESOLUTION_REASONS>
  | KindIn<typeof UNPACK_MESSAGES>
  | KindIn<typeof UNPACK_REASONS>
  | KindIn<typeof REFUSAL_MESSAGES>
  | KindIn<typeof PLAN_MESSAGES>
  | KindIn<typeof PLAN_REASONS>
  | KindIn<typeof CSV_MESSAGES>
  | KindIn<typeof CSV_REASONS>;

/** The meaning of an OLM message: the cause, its values, and the affected objects. */
export type Meaning = MeaningOf<MeaningKind>;

/** The meanings of messages, without unknown ones and without consequences of another one. */
export function meaningsIn(messages: readonly OlmMessage[]): readonly Meaning[] {
  const meanings = messages.flatMap((message) => meaningIn(message) ?? []);
  const kinds = meanings.map(({ kind }) => kind);
  return meanings.filter(
    ({ kind }) => CAUSES[kind]?.some((cause) => kinds.includes(cause)) !== true,
  );
}

/**
 * A missing catalog has no content, either (recording no_such_catalog). OLM does not find an OperatorGroup without
 * resolved namespaces (`queryServiceAccountFromNamespace` in OLM's pkg/lib/scoped/querier.go, 992bb0977, compared
 * 2026-11-30).
 */
const CAUSES: Partial<Readonly<Record<MeaningKind, readonly MeaningKind[]>>> = {
  'catalog-empty': ['catalog-missing'],
  'plan-without-group': ['installer-missing', 'group-selects-nothing'],
};

/**
 * The meaning of a message; `null` if it is unknown and can only be shown as it is. The text takes precedence over the
 * reason.
 */
export function meaningIn(message: OlmMessage): Meaning | null {
  switch (message.by.model.kind) {
    case 'Subscription':
      return (
        readMessage(message, RESOLUTION_MESSAGES) ??
        resolutionFailure(message) ??
        // A Subscription repeats the messages of its plan and, before that, of the unpacking.
        ofPlan(message) ??
        readMessage(message, RESOLUTION_REASONS)
      );
    case 'InstallPlan':
      return ofPlan(message);
    case 'ClusterServiceVersion':
      return (
        readMessage(message, CSV_MESSAGES) ??
        readMessage(message, REFUSAL_MESSAGES) ??
        readMessage(message, CSV_REASONS)
      );
    case 'OperatorGroup':
      return ofGroup(message);
    default:
      // Jobs, pods and their events.
      return readMessage(message, REFUSAL_MESSAGES) ?? readMessage(message, UNPACK_MESSAGES);
  }
}

function ofPlan(message: OlmMessage): Meaning | null {
  return (
    readMessage(message, REFUSAL_MESSAGES) ??
    readMessage(message, PLAN_MESSAGES) ??
    readMessage(message, UNPACK_MESSAGES) ??
    readMessage(message, UNPACK_REASONS) ??
    readMessage(message, PLAN_REASONS)
  );
}

function ofGroup(message: OlmMessage): Meaning | null {
  const meaning = readMessage(message, GROUP_MESSAGES);
  return meaning && { ...meaning, values: { ...meaning.values, group: message.by.name } };
}

/** Why OLM does not use an OperatorGroup. It reports nothing for a selector without matches. */
const GROUP_MESSAGES = [
  {
    kind: 'installer-missing',
    reasons: ['ServiceAccountNotFound'],
    pattern: /ServiceAccount (?<account>\S+) not found/,
  },
  { kind: 'group-selects-nothing', pattern: /^$/ },
] as const satisfies readonly MessageRow[];

/**
 * Messages of a Subscription before the resolution can start. For results of the resolver, see resolutionFailure. OLM names
 * a catalog namespace/name if it cannot be used, and name/namespace if its content cannot be read (SourceKey.String in
 * registry/resolver/cache; okd-project/okd#1413). Sources: recordings no_such_catalog, catalog_unhealthy,
 * approve_invalid.
 */
const RESOLUTION_MESSAGES = [
  {
    kind: 'catalog-missing',
    pattern: /targeted catalogsource (?<catalogNamespace>[^\s/]+)\/(?<catalog>\S+) missing/,
    objects: catalog,
  },
  {
    kind: 'catalog-unreachable',
    pattern: /from source (?<catalog>[^\s:/]+)(?:\/(?<catalogNamespace>[^\s:]+))?: (?<detail>.+)/s,
    objects: catalog,
  },
  {
    kind: 'catalog-unreachable',
    pattern:
      /error using catalogsource (?<catalogNamespace>[^\s/]+)\/(?<catalog>[^\s:]+): (?<detail>.+)/s,
    objects: catalog,
  },
  {
    kind: 'several-installed',
    pattern:
      /multiple name matches for status\.installedCSV of subscription [^\s/]+\/(?<subscription>[^\s:]+): (?<csvs>.+)/,
    objects: subscription,
  },
] as const satisfies readonly MessageRow[];

/** Fallback for unknown messages of a failed resolution. */
const RESOLUTION_REASONS = [
  { kind: 'constraints-unsatisfiable', reasons: ['ConstraintsNotSatisfiable'] },
  { kind: 'constraints-unsatisfiable', pattern: /^constraints not satisfiable: / },
  { kind: 'catalog-unhealthy', reasons: ['UnhealthyCatalogSourceFound'] },
  { kind: 'resolution-error', reasons: ['ErrorPreventedResolution'] },
] as const satisfies readonly MessageRow[];

/**
 * Messages of a Subscription whose bundle cannot be read. Sources: recording bundle_unpack_failed; SU-039; OLM
 * catalog/operator.go (namespace sync) and bundle_unpacker.go.
 */
const UNPACK_MESSAGES = [
  {
    kind: 'wrong-architecture',
    pattern:
      /exec format error|no match for platform in manifest|no image found in (?:manifest list|image index) for architecture/,
  },
  {
    kind: 'registry-limit',
    pattern: /toomanyrequests|pull rate limit|429 Too Many Requests/i,
  },
  {
    kind: 'registry-certificate',
    pattern: /(?:pull|registry|pinging|image|bundle).{0,1000}x509: (?<detail>.{1,300})/is,
  },
  {
    kind: 'registry-unauthorized',
    pattern: /unauthorized: |authentication required|pull access denied|invalid username\/password/,
  },
  {
    kind: 'registry-image-missing',
    pattern: /manifest unknown|name unknown|manifest for .{1,300} not found/s,
  },
  {
    kind: 'registry-unreachable',
    pattern:
      /(?:pull|registry|pinging|image|bundle).{0,1000}(?:no such host|i\/o timeout|connection refused|no route to host|network is unreachable)/is,
  },
  {
    kind: 'bundle-image-pull',
    pattern: /image pull failed|ErrImagePull|ImagePullBackOff|InvalidImageName/i,
  },
  {
    kind: 'unpack-deadline',
    pattern: /DeadlineExceeded|active longer than (?:the )?specified deadline/,
  },
  {
    kind: 'unpack-job-failed',
    pattern: /BackoffLimitExceeded|backoff limit|unpack job has failed/i,
  },
  { kind: 'unpack-pod-pending', pattern: /unpack pod\((?<pod>[^)]+)\).* is pending/i },
] as const satisfies readonly MessageRow[];

/** Fallback for unknown messages about a bundle. */
const UNPACK_REASONS = [
  { kind: 'plan-not-created', reasons: ['EnsureInstallPlanFailed'] },
  { kind: 'unpack-error', reasons: ['ErrorPreventedUnpacking', 'BundleUnpackFailed'] },
] as const satisfies readonly MessageRow[];

/**
 * Messages of an InstallPlan that cannot create an object. A Subscription repeats them (`InstallPlanFailed`). Messages
 * of the API server are in refusalMessages and take precedence. Sources: recordings api_conflict, deprecated; IP-010,
 * IP-011, IP-013; OLM catalog/{operator,step}.go, lib/scoped/querier.go.
 */
const PLAN_MESSAGES = [
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

/** Fallback for unknown messages of a plan. */
const PLAN_REASONS = [
  { kind: 'plan-missing', reasons: ['ReferencedInstallPlanNotFound'] },
  { kind: 'plan-failed', reasons: ['InstallComponentFailed', 'InstallCheckFailed'] },
] as const satisfies readonly MessageRow[];

/**
 * Messages of the API server about requests of OLM. InstallPlans, ClusterServiceVersions and events of Jobs repeat
 * them. Sources: recording approve_invalid; Kubernetes apiserver admission, rbac, quota, etcd.
 */
const REFUSAL_MESSAGES = [
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
