import type { PolicyRule } from '~/olm/permissions/policyRule';

/**
 * A rule as the single permissions that it gives: one group, resource, name and verb each, or one URL and verb. `null`
 * when that would be more than `limit`. A rule without one of these lists gives nothing.
 */
export function atomsOf(rule: PolicyRule, limit: number): readonly PolicyRule[] | null {
  const { apiGroups, resources, resourceNames, nonResourceURLs, verbs } = rule;
  const names = resourceNames.length === 0 ? [[]] : resourceNames.map((name) => [name]);
  const places = apiGroups.length * resources.length * names.length + nonResourceURLs.length;
  if (places * verbs.length > limit) return null;
  const none = { apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };
  return verbs.flatMap((verb): readonly PolicyRule[] => [
    ...apiGroups.flatMap((group) =>
      resources.flatMap((resource) =>
        names.map((name) => ({
          ...none,
          apiGroups: [group],
          resources: [resource],
          resourceNames: name,
          verbs: [verb],
        })),
      ),
    ),
    ...nonResourceURLs.map((url) => ({ ...none, nonResourceURLs: [url], verbs: [verb] })),
  ]);
}

/** Single permissions as few rules that can be read, in the order in which they come. */
export function foldedRules(atoms: readonly PolicyRule[]): readonly PolicyRule[] {
  return FOLDED.reduce(mergedAlong, atoms);
}

/** The verbs first: that is how people write rules. */
const FOLDED = ['verbs', 'resourceNames', 'resources', 'apiGroups', 'nonResourceURLs'] as const;

type Member = (typeof FOLDED)[number];

/** Rules that differ in one list only become one. No names means all of them, so that list is never filled. */
function mergedAlong(rules: readonly PolicyRule[], member: Member): readonly PolicyRule[] {
  const merged = new Map<string, { readonly rule: PolicyRule; readonly values: Set<string> }>();
  for (const rule of rules) {
    const key = FOLDED.map((one) => textOf(rule[one], one === member)).join('\n');
    const known = merged.get(key) ?? { rule, values: new Set<string>() };
    for (const value of rule[member]) known.values.add(value);
    merged.set(key, known);
  }
  return [...merged.values()].map(({ rule, values }) => ({ ...rule, [member]: [...values] }));
}

function textOf(list: readonly string[], isMerged: boolean): string {
  if (isMerged) return list.length > 0 ? 'some' : 'none';
  return list.length > 1 ? list.toSorted().join('\t') : `${list[0]}`;
}
