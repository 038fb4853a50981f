/** Users can grant only permissions that they have, unless they can `escalate` or `bind`. */
import type { AccessAttributes, Authorizer, User } from '../contracts';
import { forbidden, notFound } from '../failures';
import { textAt } from '../json';
import { sameJson } from '../objects';
import type { ClusterClient, KubeObject } from '../types';
import { rulesOf } from './rules';
import type { PolicyRule } from './rules';

export const RBAC = 'rbac.authorization.k8s.io';

type Grantor = {
  readonly user: User;
  readonly authorizer: Authorizer;
  readonly client: ClusterClient;
};

/**
 * 403 if a role, or the role of a binding, contains rules that the user does not have. `before` is the previous object;
 * changes that do not affect its rules are ignored. Follows `pkg/registry/rbac` in Kubernetes.
 */
export function checkEscalation(
  grantor: Grantor,
  object: KubeObject,
  before: KubeObject | undefined,
): void {
  if (object.kind.endsWith('Binding')) {
    checkBinding(grantor, object, before);
  } else {
    checkRole(grantor, object, before);
  }
}

function checkRole(grantor: Grantor, role: KubeObject, before: KubeObject | undefined): void {
  const fields = ['rules', 'aggregationRule'];
  if (before !== undefined && fields.every((field) => sameJson(before[field], role[field]))) {
    return;
  }
  if (!isAllowed(grantor, 'escalate', role)) {
    confirm(grantor, role, rulesOf(role));
  }
}

function checkBinding(grantor: Grantor, binding: KubeObject, before: KubeObject | undefined): void {
  const fields = ['roleRef', 'subjects'];
  if (before !== undefined && fields.every((field) => sameJson(before[field], binding[field]))) {
    return;
  }
  const kind = textAt(binding, 'roleRef', 'kind') ?? '';
  const name = textAt(binding, 'roleRef', 'name') ?? '';
  const { namespace } = binding.metadata;
  const metadata = { name, ...(namespace === undefined ? {} : { namespace }) };
  if (isAllowed(grantor, 'bind', { kind, metadata })) {
    return;
  }
  const plural = pluralOf(kind);
  const role = grantor.client.get({
    resource: `${plural}.${RBAC}`,
    ...(kind === 'ClusterRole' ? { name } : metadata),
  });
  if (role === undefined) {
    throw notFound({ group: RBAC, plural, kind }, name);
  }
  confirm(grantor, binding, rulesOf(role));
}

function pluralOf(kind: string): string {
  return `${kind.toLowerCase()}s`;
}

function isAllowed(
  { user, authorizer }: Grantor,
  verb: string,
  { kind, metadata }: Pick<KubeObject, 'kind' | 'metadata'>,
): boolean {
  const { name, namespace } = metadata;
  const wanted = { kind: 'resource', verb, group: RBAC, resource: pluralOf(kind), name } as const;
  const place = namespace === undefined ? {} : { namespace };
  return authorizer.decide(user, { ...wanted, ...place }).allowed;
}

function confirm(
  { user, authorizer }: Grantor,
  object: KubeObject,
  rules: readonly PolicyRule[],
): void {
  const { name, namespace } = object.metadata;
  const missing = rules
    .flatMap((rule) => permissionsOf(rule, namespace))
    .filter((permission) => !authorizer.decide(user, permission).allowed);
  if (missing.length > 0) {
    const subject = { group: RBAC, plural: pluralOf(object.kind), kind: object.kind };
    throw forbidden(
      subject,
      name,
      `user ${JSON.stringify(user.name)} (groups=${goList(user.groups)}) is attempting to grant RBAC permissions not currently held:\n${described(missing)}`,
    );
  }
}

/** A rule split into single permissions. */
function permissionsOf(
  rule: PolicyRule,
  namespace: string | undefined,
): readonly AccessAttributes[] {
  const paths = rule.nonResourceURLs.flatMap((path) =>
    rule.verbs.map((verb) => ({ kind: 'path', verb, path }) as const),
  );
  const names = rule.resourceNames.length === 0 ? [undefined] : rule.resourceNames;
  const resources = rule.apiGroups.flatMap((group) =>
    rule.resources.flatMap((full) =>
      names.flatMap((name) =>
        rule.verbs.map((verb) => resourcePermission(full, { verb, group, name, namespace })),
      ),
    ),
  );
  return [...resources, ...paths];
}

type ResourcePermission = Extract<AccessAttributes, { readonly kind: 'resource' }>;

function resourcePermission(
  full: string,
  rest: {
    readonly verb: string;
    readonly group: string;
    readonly name: string | undefined;
    readonly namespace: string | undefined;
  },
): ResourcePermission {
  const [resource = '', subresource] = full.split('/');
  const { verb, group, name, namespace } = rest;
  return {
    kind: 'resource',
    verb,
    group,
    resource,
    ...(subresource === undefined ? {} : { subresource }),
    ...(name === undefined ? {} : { name }),
    ...(namespace === undefined ? {} : { namespace }),
  };
}

/** One line per place, with its verbs, as Kubernetes prints compacted rules. */
function described(missing: readonly AccessAttributes[]): string {
  const verbs = new Map<string, string[]>();
  for (const permission of missing) {
    const place = placeOf(permission);
    verbs.set(place, [...(verbs.get(place) ?? []), permission.verb]);
  }
  return [...verbs]
    .map(([place, of]) => `{${place}, Verbs:${goList(of)}}`)
    .sort()
    .join('\n');
}

function placeOf(permission: AccessAttributes): string {
  if (permission.kind === 'path') {
    return `NonResourceURLs:${goList([permission.path])}`;
  }
  const { group, resource, subresource, name } = permission;
  const full = subresource === undefined ? resource : `${resource}/${subresource}`;
  const names = name === undefined ? '' : `, ResourceNames:${goList([name])}`;
  return `APIGroups:${goList([group])}, Resources:${goList([full])}${names}`;
}

/** A list of strings as Go's `%q` prints it. */
function goList(texts: readonly string[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(' ')}]`;
}
