import { recordIn, textIn } from '~/kube/json';
import { clusterRoleBindingModel, clusterRoleModel, roleBindingModel } from '~/kube/models/rbac';
import type { NamedManifest } from '~/kube/models/meta';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { Subject } from '~/olm/permissions/grantManifests';
import { type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';

/**
 * The user-facing ClusterRoles, which contain the rules of all ClusterRoles with their label. A role of `view` is also in
 * `edit`, and one of `edit` in `admin`. Source: kubernetes.io, "Using RBAC Authorization", user-facing roles and aggregated
 * ClusterRoles; OLM v0 creates such roles for each API (operatorgroup/operator.go, 992bb09), OLM v1 does not.
 */
export const LEVELS = ['view', 'edit', 'admin'] as const;

export type AccessLevel = (typeof LEVELS)[number];

export type Access = {
  readonly level: AccessLevel;
  /** `edit` includes `view`. */
  readonly can: 'nothing' | 'view' | 'edit';
  /** The ClusterRoles that contribute, without the user-facing ones. */
  readonly roles: readonly string[];
};

export type Api = { readonly group: string; readonly plural: string };

/** The label (`true`) of the ClusterRoles whose rules a user-facing role contains. */
export function aggregateTo(level: AccessLevel): string {
  return `rbac.authorization.k8s.io/aggregate-to-${level}`;
}

/** What the users of a user-facing role can do with the instances of an API. @param roles those with its label */
export function accessOf(level: AccessLevel, roles: readonly unknown[], api: Api): Access {
  const found = roles.map(recordIn).flatMap((role) => {
    const verbs = verbsFor(rulesIn(role['rules']), api);
    const name = textIn(recordIn(role['metadata'])['name']) ?? '';
    return verbs.size === 0 ? [] : [{ name, verbs }];
  });
  const has = (verb: string) => found.some(({ verbs }) => verbs.has(verb) || verbs.has('*'));
  const canView = READ.every(has);
  return {
    level,
    can: canView ? (WRITE.every(has) ? 'edit' : 'view') : 'nothing',
    roles: found.flatMap(({ name }) => (isBuiltIn(name) ? [] : name)),
  };
}

function isBuiltIn(name: string): boolean {
  return LEVELS.some((level) => level === name);
}

const READ = ['get', 'list', 'watch'] as const;
const WRITE = ['create', 'update', 'patch', 'delete'] as const;

function verbsFor(rules: readonly PolicyRule[], { group, plural }: Api): ReadonlySet<string> {
  const matching = rules.filter(
    ({ apiGroups, resources, resourceNames }) =>
      resourceNames.length === 0 &&
      (apiGroups.includes(group) || apiGroups.includes('*')) &&
      (resources.includes(plural) || resources.includes('*')),
  );
  return new Set(matching.flatMap(({ verbs }) => verbs));
}

/** Whether the users of all roles that would get an access have it already. */
export function isGranted(access: readonly Access[], can: AccessGrant['can']): boolean {
  const granted = access.filter(({ level }) => can === 'view' || level !== 'view');
  return granted.length > 0 && granted.every((one) => one.can === 'edit' || one.can === can);
}

/** What is granted to whom. */
export type AccessGrant = {
  readonly can: 'view' | 'edit';
  /** `null`: all users with the user-facing roles. */
  readonly subject: Subject | null;
  /** `null`: all namespaces. */
  readonly namespace: string | null;
};

/** Creates a ClusterRole for the API, aggregated to the user-facing roles or bound to the subject. */
export function grantCalls(
  api: Api,
  { can, subject, namespace }: AccessGrant,
): readonly ClusterCall[] {
  const suffix = subject === null ? `aggregate-${can}` : can;
  const name = `${api.plural}.${api.group}-${suffix}`;
  const labels = subject === null ? { [aggregateTo(can)]: 'true' } : null;
  const role: ClusterCall = {
    kind: 'create',
    model: clusterRoleModel,
    manifest: {
      apiVersion: `${RBAC}/v1`,
      kind: 'ClusterRole',
      metadata: { name, ...(labels !== null && { labels }) },
      rules: [
        {
          apiGroups: [api.group],
          resources: [api.plural],
          verbs: can === 'view' ? READ : [...READ, ...WRITE],
        },
      ],
    },
  };
  return subject === null ? [role] : [role, bindingCall(name, subject, namespace)];
}

const RBAC = 'rbac.authorization.k8s.io';

function bindingCall(role: string, subject: Subject, namespace: string | null): ClusterCall {
  // A path segment name cannot contain these; Kubernetes, ValidatePathSegmentName.
  const name = `${role}-${subject.kind.toLowerCase()}-${subject.name.replaceAll(/[/%]/g, '-')}`;
  const of = {
    apiVersion: `${RBAC}/v1`,
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: role },
    subjects: [{ apiGroup: RBAC, ...subject }],
  };
  const manifest = (kind: string): NamedManifest => ({
    ...of,
    kind,
    metadata: namespace === null ? { name } : { name, namespace },
  });
  return namespace === null
    ? { kind: 'create', model: clusterRoleBindingModel, manifest: manifest('ClusterRoleBinding') }
    : { kind: 'create', model: roleBindingModel, manifest: manifest('RoleBinding') };
}
