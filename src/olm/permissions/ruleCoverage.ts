import type { GrantScope } from './permissions';
import type { PolicyRule } from './policyRule';

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
