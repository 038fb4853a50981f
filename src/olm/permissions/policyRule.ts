import { listIn, recordIn, textsIn } from '~/kube/json';

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
