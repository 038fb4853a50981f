import type { Permission } from '~/kube/failure';
import { listIn, recordIn, textsIn } from '~/kube/json';
import type { GrantScope } from './permissions';

/** A rule of a Role or ClusterRole (`rbac.authorization.k8s.io/v1` PolicyRule). Absent lists are empty. */
export type PolicyRule = {
  /** The core group is the empty text. */
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  /** Empty: all names. */
  readonly resourceNames: readonly string[];
  readonly nonResourceURLs: readonly string[];
  readonly verbs: readonly string[];
};

/** The rules in a manifest; invalid entries are omitted. */
export function rulesIn(value: unknown): readonly PolicyRule[] {
  return listIn(value).flatMap((item) => {
    const rule = ruleIn(recordIn(item));
    return rule.verbs.length === 0 ? [] : [rule];
  });
}

function ruleIn(rule: Readonly<Record<string, unknown>>): PolicyRule {
  return {
    apiGroups: groupsIn(rule['apiGroups']),
    resources: textsIn(rule['resources']),
    resourceNames: textsIn(rule['resourceNames']),
    nonResourceURLs: textsIn(rule['nonResourceURLs']),
    verbs: textsIn(rule['verbs']),
  };
}

function groupsIn(value: unknown): readonly string[] {
  return listIn(value).flatMap((group) => (typeof group === 'string' ? [group.trim()] : []));
}

/** A rule and where it applies. */
export type ScopedRule = { readonly rule: PolicyRule; readonly scope: GrantScope };

/** Where a permission exists already: `here` as requested, `elsewhere` in a smaller scope, or nowhere. */
export type Coverage =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere'; readonly scope: GrantScope }
  | { readonly kind: 'nowhere' };

/**
 * Whether existing rules grant a permission. Each rule is checked alone: several rules that together name every
 * resource are not a wildcard, which also includes future resources.
 */
export function coverageBy(rules: readonly ScopedRule[]): (wanted: ScopedRule) => Coverage {
  const byPlace = new Map<string, ScopedRule[]>();
  for (const placed of rules) {
    for (const key of keysOf(placed.rule)) {
      const known = byPlace.get(key) ?? [];
      known.push(placed);
      byPlace.set(key, known);
    }
  }
  return (wanted) => {
    const giving = placesOf(wanted.rule)
      .flatMap((key) => byPlace.get(key) ?? [])
      .filter(({ rule }) => covers(rule, wanted.rule));
    if (giving.some(({ scope }) => scopeCovers(scope, wanted.scope))) return { kind: 'here' };
    const [first] = giving;
    return first === undefined ? { kind: 'nowhere' } : { kind: 'elsewhere', scope: first.scope };
  };
}

/** Whether a scope includes another one. */
export function scopeCovers(one: GrantScope, other: GrantScope): boolean {
  if (one.kind === 'cluster') return true;
  // A role in a bundle applies to the Operator's own namespace, which is always watched.
  if (one.kind === 'watched') return other.kind !== 'cluster';
  return other.kind === 'namespaces' && other.names.every((name) => one.names.includes(name));
}

/** The keys under which a rule is indexed. */
function keysOf({ apiGroups, resources, nonResourceURLs }: PolicyRule): ReadonlySet<string> {
  const keys = apiGroups.flatMap((group) => resources.map((resource) => keyOf(group, resource)));
  return new Set([...keys, ...(nonResourceURLs.length > 0 ? [URLS] : [])]);
}

/**
 * The keys of rules that can grant a permission: a rule that covers the whole permission also covers its first
 * combination.
 */
function placesOf({ apiGroups: [group], resources: [resource] }: PolicyRule): readonly string[] {
  if (group === undefined || resource === undefined) return [URLS];
  const subresource = resource.split('/')[1];
  const wide = subresource === undefined ? [] : [`*/${subresource}`];
  const names = new Set([resource, '*', ...wide]);
  const groups = new Set([group, '*']);
  return [...groups].flatMap((one) => [...names].map((name) => keyOf(one, name)));
}

function keyOf(group: string, resource: string): string {
  return `${group} ${resource}`;
}

/** No group and resource have this form. */
const URLS = '/';

/** RBAC: `*` is every group, verb, or resource with its subresources; before a slash it is any resource. */
export function covers(granted: PolicyRule, wanted: PolicyRule): boolean {
  return (
    hasAll(granted.verbs, wanted.verbs) &&
    hasAll(granted.apiGroups, wanted.apiGroups) &&
    wanted.resources.every((resource) => hasResource(granted.resources, resource)) &&
    wanted.nonResourceURLs.every((url) => hasUrl(granted.nonResourceURLs, url)) &&
    hasNames(granted.resourceNames, wanted)
  );
}

function hasAll(granted: readonly string[], wanted: readonly string[]): boolean {
  return granted.includes('*') || wanted.every((one) => granted.includes(one));
}

function hasResource(granted: readonly string[], wanted: string): boolean {
  const [, subresource] = wanted.split('/');
  return (
    granted.includes('*') ||
    granted.includes(wanted) ||
    (subresource !== undefined && granted.includes(`*/${subresource}`))
  );
}

/** A trailing `*` matches every path with that prefix. */
function hasUrl(granted: readonly string[], wanted: string): boolean {
  return granted.some(
    (url) => url === wanted || (url.endsWith('*') && wanted.startsWith(url.slice(0, -1))),
  );
}

function hasNames(granted: readonly string[], { resourceNames, resources }: PolicyRule): boolean {
  if (granted.length === 0 || resources.length === 0) return true;
  return resourceNames.length > 0 && resourceNames.every((name) => granted.includes(name));
}

/** The permissions of the user in one namespace. */
export type ReviewedRules = {
  readonly rules: readonly PolicyRule[];
  /** Complete: everything else is denied. */
  readonly areAll: boolean;
};

/**
 * The rules in a SelfSubjectRulesReview; for any other value, none and incomplete.
 * Only `incomplete` means that there can be more rules: with an authorizer that cannot enumerate, such as a webhook.
 * RBAC never sets it, and reports an `evaluationError` only for bindings whose role does not exist. Two authorizers are
 * not asked: that for `system:masters`, whom Kubernetes also binds to a role with all permissions, and OpenShift's for
 * the scopes of a token, which grants nothing. Source: k8s.io/api, authorization/v1 SubjectRulesReviewStatus;
 * `RulesFor` and `newForConfig` of Kubernetes' authorizers (plugin/pkg/auth/authorizer/rbac/rbac.go,
 * pkg/kubeapiserver/authorizer/reload.go).
 */
export function reviewedRules(review: unknown): ReviewedRules {
  const { resourceRules, incomplete } = recordIn(recordIn(review)['status']);
  return {
    rules: rulesIn(resourceRules),
    areAll: incomplete === false && Array.isArray(resourceRules),
  };
}

export type ReviewResult = 'allowed' | 'not-allowed' | 'unknown';

/** Whether the rules allow a verb for all objects of a kind in their namespace. */
export function resultFor({ rules, areAll }: ReviewedRules, permission: WholeKind): ReviewResult {
  const wanted: PolicyRule = {
    verbs: [permission.verb],
    apiGroups: [permission.group],
    resources: [permission.resource],
    resourceNames: [],
    nonResourceURLs: [],
  };
  if (rules.some((rule) => covers(rule, wanted))) return 'allowed';
  return areAll ? 'not-allowed' : 'unknown';
}

type WholeKind = Pick<Permission, 'verb' | 'group' | 'resource'>;
