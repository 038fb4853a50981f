/** Role-based access control with stored roles and bindings, like kube-apiserver. */
import type { AccessAnswer, AccessAttributes, Authorizer, Reader, User } from '../contracts';
import type { JsonObject, KubeObject } from '../types';
import { aggregatedRules, isAggregated } from './aggregation';
import {
  grantIndex,
  groupKey,
  userKey,
  type FindRules,
  type Grant,
  type GrantIndex,
} from './bindings';
import { ruleAllows, rulesOf, type PolicyRule } from './rules';

/**
 * Decides from the current result of `read`. The index is kept while `read` returns the same arrays, so a decision
 * takes microseconds with any number of namespaces.
 */
export function createAuthorizer(read: Reader): Authorizer {
  const index = cachedIndex(read);
  return {
    decide: (user, wanted) => decide(index(), user, wanted),
    rulesIn: (user, namespace) => rulesReview(index(), user, namespace),
  };
}

type AccessIndex = {
  readonly cluster: GrantIndex;
  readonly byNamespace: ReadonlyMap<string, GrantIndex>;
};

/** Kubernetes' privileged-group authorizer: allows requests before RBAC, without a reason. */
const PRIVILEGED_GROUP = 'system:masters';

function decide(index: AccessIndex, user: User, wanted: AccessAttributes): AccessAnswer {
  if (user.groups.includes(PRIVILEGED_GROUP)) {
    return { allowed: true, reason: '' };
  }
  const namespace = wanted.kind === 'resource' ? wanted.namespace : undefined;
  const grants = grantsOf(index, user, namespace);
  for (const grant of grants) {
    if (grant.rules.some((rule) => ruleAllows(rule, wanted))) {
      return { allowed: true, reason: `RBAC: allowed by ${grant.description}` };
    }
  }
  const faults = faultsIn(grants);
  return { allowed: false, reason: faults === '' ? '' : `RBAC: ${faults}` };
}

/** Without duplicates, like apimachinery's `Aggregate`. */
function faultsIn(grants: readonly Grant[]): string {
  const faults = [...new Set(grants.flatMap(({ fault }) => fault ?? []))];
  return faults.length > 1 ? `[${faults.join(', ')}]` : faults.join('');
}

/** Cluster-wide grants first, then those of the namespace. */
function grantsOf(index: AccessIndex, user: User, namespace: string | undefined): readonly Grant[] {
  const keys = [userKey(user.name), ...user.groups.map(groupKey)];
  const local = namespace === undefined ? undefined : index.byNamespace.get(namespace);
  return [index.cluster, local].flatMap((grants) => keys.flatMap((key) => grants?.get(key) ?? []));
}

/**
 * `status` of a SelfSubjectRulesReview: every rule for the namespace, including cluster-wide ones. Excludes the
 * privileged group like Kubernetes: `newForConfig` of pkg/kubeapiserver/authorizer/reload.go.
 */
function rulesReview(index: AccessIndex, user: User, namespace: string): JsonObject {
  const grants = grantsOf(index, user, namespace);
  const rules = grants.flatMap((grant) => grant.rules);
  const faults = faultsIn(grants);
  return {
    resourceRules: rules.filter((rule) => rule.resources.length > 0).map(resourceRule),
    nonResourceRules: rules
      .filter((rule) => rule.nonResourceURLs.length > 0)
      .map(({ verbs, nonResourceURLs }) => ({ verbs, nonResourceURLs })),
    incomplete: false,
    ...(faults === '' ? {} : { evaluationError: faults }),
  };
}

function resourceRule(rule: PolicyRule): JsonObject {
  const { verbs, apiGroups, resources, resourceNames } = rule;
  return {
    verbs,
    apiGroups,
    resources,
    ...(resourceNames.length === 0 ? {} : { resourceNames }),
  };
}

const RBAC_RESOURCES = ['clusterroles', 'roles', 'clusterrolebindings', 'rolebindings'].map(
  (plural) => `${plural}.rbac.authorization.k8s.io`,
);

function cachedIndex(read: Reader): () => AccessIndex {
  let sources: readonly (readonly KubeObject[])[] = [];
  let index: AccessIndex = { cluster: new Map(), byNamespace: new Map() };
  return () => {
    const now = RBAC_RESOURCES.map((resource) => read(resource));
    if (now.some((objects, position) => isChanged(objects, sources[position]))) {
      sources = now;
      index = buildIndex(now);
    }
    return index;
  };
}

/** `read` might return a new empty array each time for a resource without objects. */
function isChanged(now: readonly KubeObject[], before: readonly KubeObject[] | undefined): boolean {
  return now !== before && (now.length > 0 || before === undefined || before.length > 0);
}

function buildIndex([
  clusterRoles = [],
  roles = [],
  clusterBindings = [],
  bindings = [],
]: readonly (readonly KubeObject[])[]): AccessIndex {
  const findRules = ruleFinder(clusterRoles, roles);
  return {
    cluster: grantIndex(clusterBindings, findRules),
    byNamespace: new Map(
      [...byNamespace(bindings)].map(([namespace, inside]) => [
        namespace,
        grantIndex(inside, findRules),
      ]),
    ),
  };
}

function byNamespace(bindings: readonly KubeObject[]): ReadonlyMap<string, readonly KubeObject[]> {
  const groups = new Map<string, KubeObject[]>();
  for (const binding of bindings) {
    const namespace = binding.metadata.namespace ?? '';
    const group = groups.get(namespace);
    if (group === undefined) {
      groups.set(namespace, [binding]);
    } else {
      group.push(binding);
    }
  }
  return groups;
}

/** Rules are read once per role, for its first binding. */
function ruleFinder(clusterRoles: readonly KubeObject[], roles: readonly KubeObject[]): FindRules {
  const known = new Map<string, KubeObject>([
    ...clusterRoles.map((role) => [role.metadata.name, role] as const),
    ...roles.map(
      (role) => [`${role.metadata.namespace ?? ''}/${role.metadata.name}`, role] as const,
    ),
  ]);
  const parsed = new Map<string, readonly PolicyRule[]>();
  return ({ kind, name }, namespace) => {
    const key = kind === 'ClusterRole' ? name : `${namespace ?? ''}/${name}`;
    const role = known.get(key);
    if (role === undefined) {
      return undefined;
    }
    const rules = parsed.get(key) ?? rulesOf(withAggregatedRules(role, clusterRoles));
    parsed.set(key, rules);
    return rules;
  };
}

/** Computed here as well as by the controller, so that a decision never waits for it. */
function withAggregatedRules(role: KubeObject, clusterRoles: readonly KubeObject[]): KubeObject {
  return isAggregated(role) ? { ...role, rules: aggregatedRules(role, clusterRoles) } : role;
}
