import type { OperatorGroup } from '~/kube/models/olm';
import { groupsIn, modeOfGroup } from './operatorGroupTargets';

type Facts = {
  /** `null`: no permission. */
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** The cluster has OpenShift's projects. */
  readonly areProjects: boolean;
};

/**
 * The namespace for Operators that watch all namespaces: OpenShift's (IN-002, IN-007), or that of OLM's own manifests,
 * identified by the group `global-operators`.
 */
export function globalNamespace({ operatorGroups, areProjects }: Facts): string {
  const group = operatorGroups?.find(({ metadata }) => metadata.name === GLOBAL_GROUP);
  return group?.metadata.namespace ?? (areProjects ? 'openshift-operators' : 'operators');
}

const GLOBAL_GROUP = 'global-operators';

/** IN-021: the namespaces whose one OperatorGroup selects all namespaces, the usual one first. */
export function globalNamespaces(facts: Facts): readonly string[] {
  const usual = globalNamespace(facts);
  const custom = (facts.operatorGroups ?? []).flatMap((group) => {
    const { namespace = '' } = group.metadata;
    const isOnly = groupsIn(namespace, facts.operatorGroups).length === 1;
    return isOnly && modeOfGroup(group) === 'AllNamespaces' ? [namespace] : [];
  });
  return [usual, ...custom.filter((namespace) => namespace !== usual).toSorted()];
}
