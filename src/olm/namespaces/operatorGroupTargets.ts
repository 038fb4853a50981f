import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { InstallModeType } from '~/olm/packages/operatorPackage';

/** The OperatorGroups of a namespace; none when they are unknown. */
export function groupsIn(
  namespace: string,
  groups: readonly OperatorGroup[] | null,
): readonly OperatorGroup[] {
  return (groups ?? []).filter(({ metadata }) => metadata.namespace === namespace);
}

/**
 * The namespaces that a group selects; `[""]` means all.
 * OG-003: a list wins over a selector. OG-004: neither means all. OG-006: what a selector matches stands in the status.
 */
export function targetsOf({ spec, status }: OperatorGroup): readonly string[] {
  const listed = spec?.targetNamespaces ?? [];
  if (listed.length > 0) return listed;
  if (spec?.selector !== undefined && Object.keys(spec.selector).length > 0) {
    return status?.namespaces ?? [];
  }
  return [''];
}

/** The install mode that an Operator in the group's namespace has to support (IN-005, OG-008). */
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

/** Both select the same namespaces, in whatever order. */
export function isSameTargets(one: readonly string[], other: readonly string[]): boolean {
  const wanted = new Set(one);
  return wanted.size === new Set(other).size && other.every((namespace) => wanted.has(namespace));
}

/** What an Operator will watch, as OLM writes it into `OperatorGroup.status.namespaces` (IN-005). */
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
  /** Of a SingleNamespace or MultiNamespace installation. */
  readonly targets: readonly string[];
};

/** OG-009: a group's own namespace counts as one of its targets. */
export function meets(reached: readonly string[], group: OperatorGroup): boolean {
  const others = [...targetsOf(group), group.metadata.namespace ?? ''];
  return reached.includes('') || others.includes('') || others.some((one) => reached.includes(one));
}

/** OG-010: the APIs of a group's members, each as `Kind.version.group`. */
export function providedApis({ metadata }: OperatorGroup): ReadonlySet<string> {
  return new Set((metadata.annotations?.['olm.providedAPIs'] ?? '').split(','));
}
