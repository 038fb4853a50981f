import type { OperatorGroup } from '~/kube/models/olm';
import { kindIn } from '~/olm/packages/parseApis';
import { recordIn } from '~/kube/json';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type ClusterFacts, type InstallForm, channelOf } from '~/install/rules/form';
import { providedBy } from '~/olm/dependencies/dependencyOffer';
import { meets, providedApis, watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';

/** APIs that other Operators already provide in a namespace that this installation would watch. */
export type ApiClash = {
  /** The namespace of those Operators. */
  readonly namespace: string;
  /** Kinds. */
  readonly kinds: readonly string[];
};

/**
 * OG-013: OLM fails a ClusterServiceVersion with InterOperatorGroupOwnerConflict if a group of another namespace
 * selects some of the same namespaces and lists some of the same APIs (OG-010: `Kind.version.group`). Within one
 * namespace, even the resolution fails (recording api_conflict), unless the list only reserves the APIs (OG-011).
 */
export function apiClashes(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly ApiClash[] {
  const channel = channelOf(form, offered);
  return channel === null ? [] : clashesOf(providedBy(channel), form, facts);
}

/**
 * The same for any Operator in the namespace.
 * @param apis each as `Kind.version.group`
 */
export function clashesOf(
  apis: readonly string[],
  form: InstallForm,
  { operatorGroups }: Pick<ClusterFacts, 'operatorGroups'>,
): readonly ApiClash[] {
  const reached = [...watchedNamespaces(form), form.namespace];
  return (operatorGroups ?? [])
    .filter((group) => meets(reached, group) && !isReserving(group, form.namespace))
    .flatMap((group) => {
      const served = providedApis(group);
      const kinds = new Set(apis.filter((api) => served.has(api)).map(kindIn));
      return kinds.size === 0
        ? []
        : [{ namespace: group.metadata.namespace ?? '', kinds: [...kinds] }];
    });
}

/** The namespaces and kinds of several clashes, for one finding. */
export function joinedClashes(clashes: readonly ApiClash[]) {
  return {
    namespaces: [...new Set(clashes.map(({ namespace }) => namespace))],
    kinds: [...new Set(clashes.flatMap(({ kinds }) => kinds))],
  };
}

function isReserving({ metadata, spec }: OperatorGroup, own: string): boolean {
  return metadata.namespace === own && recordIn(spec)['staticProvidedAPIs'] === true;
}
