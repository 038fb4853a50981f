import { listIn, recordIn } from '~/kube/json';
import type { OperatorGroup, OperatorGroupSpec } from '~/kube/models/olm';
import type { InstallModeType } from '~/olm/packages/operatorPackage';

/** The OperatorGroups of a namespace; empty if they are unknown. */
export function groupsIn(
  namespace: string,
  groups: readonly OperatorGroup[] | null,
): readonly OperatorGroup[] {
  return (groups ?? []).filter(({ metadata }) => metadata.namespace === namespace);
}

/**
 * The namespaces that a group selects; `[""]` means all. OG-003: a list takes precedence over a selector. OG-004: all if
 * there is neither or if the selector has no requirement (`getOperatorGroupTargets` in OLM's
 * pkg/controller/operators/olm/operatorgroup.go, v0.46.0, compared 2026-11-28). OG-006: the status contains the matches.
 */
export function targetsOf({ spec, status }: OperatorGroup): readonly string[] {
  const listed = spec?.targetNamespaces ?? [];
  if (listed.length > 0) return listed;
  return hasSelector(spec) ? (status?.namespaces ?? []) : [''];
}

/** Whether the selector of a group has a requirement. */
export function hasSelector(spec: OperatorGroupSpec = {}): boolean {
  const { matchLabels, matchExpressions } = recordIn(spec.selector);
  return Object.keys(recordIn(matchLabels)).length + listIn(matchExpressions).length > 0;
}

/** The install mode that an Operator in the group's namespace must support (IN-005, OG-008). */
export function modeOfGroup(group: OperatorGroup): InstallModeType {
  return modeOfTargets(targetsOf(group), group.metadata.namespace ?? '');
}

/** @param targets `[""]` means all namespaces */
export function modeOfTargets(targets: readonly string[], own: string): InstallModeType {
  const [first, ...others] = targets;
  if (others.length > 0) return 'MultiNamespace';
  if (first === '') return 'AllNamespaces';
  return first === own ? 'OwnNamespace' : 'SingleNamespace';
}

/** Whether two lists select the same namespaces. The order does not count. */
export function isSameTargets(one: readonly string[], other: readonly string[]): boolean {
  const wanted = new Set(one);
  return wanted.size === new Set(other).size && other.every((namespace) => wanted.has(namespace));
}

/** The namespaces that an Operator watches, in the form of `OperatorGroup.status.namespaces` (IN-005). */
export function watchedNamespaces({ mode, namespace, targets }: WatchChoices): readonly string[] {
  switch (mode) {
    case 'AllNamespaces':
      return [''];
    case 'OwnNamespace':
      return [namespace];
    case 'SingleNamespace':
    case 'MultiNamespace':
      return targets;
  }
}

export type WatchChoices = {
  readonly mode: InstallModeType;
  readonly namespace: string;
  /** Only for SingleNamespace and MultiNamespace. */
  readonly targets: readonly string[];
};

/** OG-009: the namespace of a group is one of its targets. */
export function meets(reached: readonly string[], group: OperatorGroup): boolean {
  const others = [...targetsOf(group), group.metadata.namespace ?? ''];
  return reached.includes('') || others.includes('') || others.some((one) => reached.includes(one));
}

/** OG-010: the APIs of a group's members, each as `Kind.version.group`. */
export function providedApis({ metadata }: OperatorGroup): ReadonlySet<string> {
  return new Set((metadata.annotations?.['olm.providedAPIs'] ?? '').split(','));
}
