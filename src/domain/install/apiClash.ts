import type { OperatorGroup } from '~/models/operatorGroup';
import type { OperatorPackage } from '../catalog/operatorPackage';
import { type ClusterFacts, type InstallForm, channelOf, watchedNamespaces } from './form';
import { targetsOf } from './operatorGroupFit';

/** APIs that another OperatorGroup's Operators serve already in a namespace that this installation would watch. */
export type ApiClash = {
  readonly namespace: string;
  /** Kinds. */
  readonly kinds: readonly string[];
};

/**
 * OG-013: OLM fails a ClusterServiceVersion with InterOperatorGroupOwnerConflict when a group of another namespace
 * selects some of the same namespaces and lists some of the same APIs (OG-010: `Kind.version.group`).
 */
export function apiClashes(
  form: InstallForm,
  offered: OperatorPackage,
  { operatorGroups }: ClusterFacts,
): readonly ApiClash[] {
  const wanted = channelOf(form, offered)?.providedApis ?? [];
  const reached = [...watchedNamespaces(form), form.namespace];
  return (operatorGroups ?? [])
    .filter((group) => group.metadata.namespace !== form.namespace && meets(reached, group))
    .flatMap((group) => {
      const served = providedApis(group);
      const kinds = wanted
        .filter(({ kind, version, group: api }) => served.has(`${kind}.${version}.${api}`))
        .map(({ kind }) => kind);
      return kinds.length === 0 ? [] : [{ namespace: group.metadata.namespace ?? '', kinds }];
    });
}

/** OG-009: a group's own namespace counts as one of its targets. */
function meets(reached: readonly string[], group: OperatorGroup): boolean {
  const others = [...targetsOf(group), group.metadata.namespace ?? ''];
  return reached.includes('') || others.includes('') || others.some((one) => reached.includes(one));
}

function providedApis({ metadata }: OperatorGroup): ReadonlySet<string> {
  return new Set((metadata.annotations?.['olm.providedAPIs'] ?? '').split(','));
}
