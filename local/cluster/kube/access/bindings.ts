/** Role bindings, indexed by subject, so that a decision reads only those of the user. */
import { listAt, textAt } from '../json';
import type { Json, KubeObject } from '../types';
import type { PolicyRule } from './rules';

/** One subject of one binding with the rules of the bound role. */
export type Grant = {
  /** Such as `ClusterRoleBinding "x" of ClusterRole "y" to Group "z"`. */
  readonly description: string;
  readonly rules: readonly PolicyRule[];
  /** Kubernetes' message if the bound role does not exist. */
  readonly fault?: string;
};

/** Grants by subject key. */
export type GrantIndex = ReadonlyMap<string, readonly Grant[]>;

export type FindRules = (
  roleRef: { readonly kind: string; readonly name: string },
  namespace: string | undefined,
) => readonly PolicyRule[] | undefined;

/** A binding to a role that does not exist grants nothing and is reported. */
export function grantIndex(bindings: readonly KubeObject[], findRules: FindRules): GrantIndex {
  const index = new Map<string, Grant[]>();
  for (const binding of bindings) {
    const roleRef = {
      kind: textAt(binding, 'roleRef', 'kind') ?? '',
      name: textAt(binding, 'roleRef', 'name') ?? '',
    };
    const rules = findRules(roleRef, binding.metadata.namespace);
    const given = rules === undefined ? { rules: [], fault: notFound(roleRef) } : { rules };
    for (const subject of listAt(binding, 'subjects')) {
      const { key, text } = subjectOf(subject, binding.metadata.namespace);
      const description = `${titleOf(binding)} of ${roleRef.kind} ${quote(roleRef.name)} to ${text}`;
      index.set(key, [...(index.get(key) ?? []), { description, ...given }]);
    }
  }
  return index;
}

/** Message of the lister, which contains the kind instead of the resource. */
function notFound({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${kind.toLowerCase()}.rbac.authorization.k8s.io ${quote(name)} not found`;
}

export function userKey(name: string): string {
  return `User ${name}`;
}

export function groupKey(name: string): string {
  return `Group ${name}`;
}

/** A service account is the user `system:serviceaccount:<namespace>:<name>`. */
function subjectOf(
  subject: Json,
  bindingNamespace: string | undefined,
): { readonly key: string; readonly text: string } {
  const name = textAt(subject, 'name') ?? '';
  const kind = textAt(subject, 'kind') ?? '';
  if (kind !== 'ServiceAccount') {
    return { key: `${kind} ${name}`, text: `${kind} ${quote(name)}` };
  }
  const namespace = textAt(subject, 'namespace') ?? bindingNamespace ?? '';
  return {
    key: userKey(`system:serviceaccount:${namespace}:${name}`),
    text: `ServiceAccount ${quote(`${name}/${namespace}`)}`,
  };
}

/** Kubernetes writes a RoleBinding as name, slash, namespace. */
function titleOf(binding: KubeObject): string {
  const { name, namespace } = binding.metadata;
  return namespace === undefined
    ? `ClusterRoleBinding ${quote(name)}`
    : `RoleBinding ${quote(`${name}/${namespace}`)}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
