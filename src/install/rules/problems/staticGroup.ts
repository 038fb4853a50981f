import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { providedApis } from '~/olm/namespaces/operatorGroupFit';
import { channelOf } from '~/install/rules/form';
import type { PlannedInstall } from '~/install/rules/plannedInstall';

/**
 * The kinds that an Operator serves and a group with fixed APIs does not list: OLM then fails the ClusterServiceVersion
 * with CannotModifyStaticOperatorGroupProvidedAPIs (OG-011, OG-012).
 */
export function apisBeyond(
  group: OperatorGroup,
  { form, offered }: PlannedInstall,
): readonly string[] {
  if (group.spec?.staticProvidedAPIs !== true) return [];
  const listed = providedApis(group);
  return (channelOf(form, offered)?.providedApis ?? [])
    .filter(({ kind, version, group: api }) => !listed.has(`${kind}.${version}.${api}`))
    .map(({ kind }) => kind);
}
