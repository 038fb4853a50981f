import type { Permission } from '~/kube/failure';
import { operatorGroupModel, type OperatorGroup, subscriptionModel } from '~/kube/models/olm';
import { modeOfGroup } from '~/olm/namespaces/operatorGroupTargets';
import type { InstallModeType } from '~/olm/packages/operatorPackage';

/** What a user can install into a project, as far as it does not depend on the Operator. */
export type ProjectInstall = {
  /** Without these, nothing can be installed there. */
  readonly missing: readonly Permission[];
  /** OLM installs nothing in a namespace with several OperatorGroups. */
  readonly hasSeveralGroups: boolean;
  /** The install mode that an Operator must support there; `null`: unknown, or the user chooses. */
  readonly mode: InstallModeType | null;
};

/** The permissions to create what each installation needs. The OperatorGroup is needed only without one (IN-005). */
export function neededToInstall(namespace: string): readonly Permission[] {
  return [subscriptionModel, operatorGroupModel].map(({ group, plural }) => ({
    verb: 'create',
    group,
    resource: plural,
    namespace,
  }));
}

/**
 * OG-007: OLM v0.30 `operatorGroupFromAnnotations` and the resolver reject a namespace without exactly one OperatorGroup.
 * @param groups the OperatorGroups of the project; `null`: unknown
 * @param denied the needed permissions that the user does not have
 */
export function projectInstall(
  groups: readonly OperatorGroup[] | null,
  denied: readonly Permission[],
): ProjectInstall {
  const isWithoutGroup = groups?.length === 0;
  const missing = denied.filter(
    ({ resource }) => isWithoutGroup || resource !== operatorGroupModel.plural,
  );
  const [group, ...others] = groups ?? [];
  const hasSeveralGroups = others.length > 0;
  const isKnown = missing.length === 0 && group !== undefined && !hasSeveralGroups;
  return { missing, hasSeveralGroups, mode: isKnown ? modeOfGroup(group) : null };
}
