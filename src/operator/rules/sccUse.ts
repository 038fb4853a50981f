import { COMMON_SCCS } from '~/olm/permissions/danger';
import type { Grant, GrantScope } from '~/olm/permissions/permissions';
import type { PolicyRule } from '~/olm/permissions/policyRule';

/** An account whose pods can run with OpenShift's SecurityContextConstraints. */
export type SccUse = {
  readonly id: string;
  readonly account: string;
  /** Its name; `null`: any. */
  readonly scc: string | null;
  readonly scope: GrantScope;
  /** Allows no more than the default for every pod. */
  readonly isCommon: boolean;
};

/** The rules that `use` SecurityContextConstraints, one by one, the most permissive first. */
export function sccUsesOf(grants: readonly Grant[]): readonly SccUse[] {
  const found = new Map<string, SccUse>();
  for (const { holder, scope, rules } of grants) {
    for (const { rule } of rules) {
      for (const scc of sccsIn(rule)) {
        const id = [holder.name, scc ?? '*', Object.values(scope).join(' ')].join(' ');
        const isCommon = scc !== null && COMMON_SCCS.includes(scc);
        found.set(id, { id, account: holder.name, scc, scope, isCommon });
      }
    }
  }
  return [...found.values()].toSorted(
    (one, other) => Number(one.isCommon) - Number(other.isCommon),
  );
}

function sccsIn({
  apiGroups,
  resources,
  verbs,
  resourceNames,
}: PolicyRule): readonly (string | null)[] {
  const isUse =
    includes(apiGroups, 'security.openshift.io') &&
    includes(resources, 'securitycontextconstraints') &&
    includes(verbs, 'use');
  if (!isUse) return [];
  return resourceNames.length === 0 ? [null] : resourceNames;
}

function includes(granted: readonly string[], wanted: string): boolean {
  return granted.includes('*') || granted.includes(wanted);
}
