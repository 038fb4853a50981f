import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { grouped } from '~/olm/lists/grouped';
import { type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';

/** A user, group or ServiceAccount that can install Operators in a namespace. */
export type Installer = {
  readonly kind: 'User' | 'Group' | 'ServiceAccount';
  /** For a ServiceAccount, `namespace/name`. */
  readonly name: string;
  /** Can also approve install plans. */
  readonly canApprove: boolean;
  /** The roles, as `kind/name`. */
  readonly roles: readonly string[];
};

/** The bindings and roles of a namespace and of the cluster, as listed; `null`: not readable. */
export type RoleLists = {
  readonly roles: unknown;
  readonly roleBindings: unknown;
  readonly clusterRoles: unknown;
  readonly clusterRoleBindings: unknown;
};

/**
 * Who can create Subscriptions in a namespace, by name: the subjects of its RoleBindings, then those of
 * ClusterRoleBindings. Kubernetes' own users and groups (`system:`) and its controllers (ServiceAccounts with a role
 * `system:`) are omitted, but not all authenticated users.
 * Source: kubernetes.io, "Using RBAC Authorization".
 */
export function installersIn(lists: RoleLists): readonly Installer[] {
  const rules = new Map([
    ...rolesIn(lists.roles, 'Role'),
    ...rolesIn(lists.clusterRoles, 'ClusterRole'),
  ]);
  const bindings = [...itemsIn(lists.roleBindings), ...itemsIn(lists.clusterRoleBindings)];
  const granted = bindings.flatMap((binding) => grantedBy(binding, rules));
  return [...grouped(granted, ({ kind, name }) => `${kind} ${name}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return {
      ...first,
      canApprove: same.some(({ canApprove }) => canApprove),
      roles: [...new Set(same.flatMap(({ roles }) => roles))],
    };
  });
}

/** The subjects of a binding whose role allows it. */
function grantedBy(
  { metadata, roleRef, subjects }: JsonRecord,
  rules: ReadonlyMap<string, readonly PolicyRule[]>,
): readonly Installer[] {
  const { kind, name } = recordIn(roleRef);
  const role = `${textIn(kind) ?? ''}/${textIn(name) ?? ''}`;
  const granted = rules.get(role) ?? [];
  if (!allows(granted, 'subscriptions', 'create')) return [];
  const canApprove = allows(granted, 'installplans', 'update');
  const home = textIn(recordIn(metadata)['namespace']) ?? '';
  return listIn(subjects).flatMap((item) => {
    const subject = subjectIn(recordIn(item), home);
    const isController = subject?.kind === 'ServiceAccount' && role.includes('/system:');
    return subject === null || isController ? [] : { ...subject, canApprove, roles: [role] };
  });
}

/** A ClusterRole that OLM generates for an OperatorGroup, with the access to the APIs of its Operators. */
export type GeneratedRole = {
  readonly name: string;
  readonly level: string;
  /** As `plural.group`. */
  readonly apis: readonly string[];
};

/**
 * OG-015. Source: `ensureOpGroupClusterRole` in OLM's pkg/controller/operators/olm/operatorgroup.go (ebb467559, compared
 * 2026-11-29): the labels of the owner, and the name `olm.og.<name>.<level>-<hash>`.
 */
export function generatedRoles(
  clusterRoles: unknown,
  { name, namespace }: { readonly name: string; readonly namespace: string },
): readonly GeneratedRole[] {
  return itemsIn(clusterRoles).flatMap(({ metadata, rules }) => {
    const { name: role, labels } = recordIn(metadata);
    const owner = recordIn(labels);
    const isOwn =
      owner['olm.owner.kind'] === 'OperatorGroup' &&
      owner['olm.owner'] === name &&
      owner['olm.owner.namespace'] === namespace;
    const known = textIn(role) ?? '';
    const [, level] = /\.(admin|edit|view)-[^-.]+$/.exec(known) ?? [];
    if (!isOwn || level === undefined) return [];
    const apis = rulesIn(rules).flatMap(({ resources, apiGroups }) =>
      resources.flatMap((plural) => apiGroups.map((group) => `${plural}.${group}`)),
    );
    return [{ name: known, level, apis: [...new Set(apis)].toSorted() }];
  });
}

function itemsIn(list: unknown) {
  return listIn(recordIn(list)['items']).map(recordIn);
}

function rolesIn(
  list: unknown,
  kind: string,
): readonly (readonly [string, readonly PolicyRule[]])[] {
  return itemsIn(list).map(({ metadata, rules }) => [
    `${kind}/${textIn(recordIn(metadata)['name']) ?? ''}`,
    rulesIn(rules),
  ]);
}

function subjectIn(
  { kind, name, namespace }: JsonRecord,
  home: string,
): Pick<Installer, 'kind' | 'name'> | null {
  const known = textIn(name);
  if (known === null) return null;
  if (kind === 'ServiceAccount') return { kind, name: `${textIn(namespace) ?? home}/${known}` };
  if (kind !== 'User' && kind !== 'Group') return null;
  const isOwn = known.startsWith('system:') && known !== 'system:authenticated';
  return isOwn ? null : { kind, name: known };
}

function allows(rules: readonly PolicyRule[], resource: string, verb: string): boolean {
  return rules.some(
    (rule) =>
      has(rule.apiGroups, 'operators.coreos.com') &&
      has(rule.resources, resource) &&
      has(rule.verbs, verb) &&
      rule.resourceNames.length === 0,
  );
}

function has(stated: readonly string[], wanted: string): boolean {
  return stated.includes(wanted) || stated.includes('*');
}
