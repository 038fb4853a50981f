/** A PolicyRule of RBAC: its parser and matching. */
import type { AccessAttributes } from '../contracts';
import { listAt, textsAt } from '../json';
import type { KubeObject } from '../types';

export type PolicyRule = {
  readonly verbs: readonly string[];
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly resourceNames: readonly string[];
  readonly nonResourceURLs: readonly string[];
};

export function rulesOf(role: KubeObject): readonly PolicyRule[] {
  return listAt(role, 'rules').map((rule) => ({
    verbs: textsAt(rule, 'verbs'),
    apiGroups: textsAt(rule, 'apiGroups'),
    resources: textsAt(rule, 'resources'),
    resourceNames: textsAt(rule, 'resourceNames'),
    nonResourceURLs: textsAt(rule, 'nonResourceURLs'),
  }));
}

/** Matches like Kubernetes' RBAC authorizer: `*` means all verbs, groups or resources. */
export function ruleAllows(rule: PolicyRule, wanted: AccessAttributes): boolean {
  if (!matches(rule.verbs, wanted.verb)) {
    return false;
  }
  if (wanted.kind === 'path') {
    return rule.nonResourceURLs.some((pattern) => pathMatches(pattern, wanted.path));
  }
  return (
    matches(rule.apiGroups, wanted.group) &&
    resourceMatches(rule.resources, wanted.resource, wanted.subresource) &&
    nameMatches(rule.resourceNames, wanted.name)
  );
}

function matches(allowed: readonly string[], value: string): boolean {
  return allowed.includes('*') || allowed.includes(value);
}

// A subresource must be named, as `pods/log` or with `*` for the resource; a bare `pods` does not include it.
function resourceMatches(
  allowed: readonly string[],
  resource: string,
  subresource: string | undefined,
): boolean {
  if (subresource === undefined) {
    return matches(allowed, resource);
  }
  return matches(allowed, `${resource}/${subresource}`) || allowed.includes(`*/${subresource}`);
}

/** A rule with resource names never matches a request without one (list, create). */
function nameMatches(allowed: readonly string[], name: string | undefined): boolean {
  return allowed.length === 0 || (name !== undefined && allowed.includes(name));
}

/** Only a `*` at the end is a wildcard. */
function pathMatches(pattern: string, path: string): boolean {
  return (
    pattern === '*' ||
    pattern === path ||
    (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)))
  );
}
