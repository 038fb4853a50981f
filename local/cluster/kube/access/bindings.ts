/** Role bindings, indexed by whom they bind, so that a decision looks only at the user's own. */
import { listAt, textAt } from '../json';
import type { Json, KubeObject } from '../types';
import type { PolicyRule } from './rules';

/** One subject of one binding with the rules that the bound role gives. */
export type Grant = {
  /** Such as `ClusterRoleBinding "x" of ClusterRole "y" to Group "z"`. */
  readonly description: string;
  readonly rules: readonly PolicyRule[];
  /** The bound role is not there: what Kubernetes says of it. */
  readonly fault?: string;
};

/** Grants by subject key. */
export type GrantIndex = ReadonlyMap<string, readonly Grant[]>;

export type FindRules = (
  roleRef: { readonly kind: string; readonly name: string },
  namespace: string | undefined,
) => readonly PolicyRule[] | undefined;

/** A binding to a role that does not exist grants nothing, and is told of. */
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

/** In the words of the lister, which names the kind, not the resource. */
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
