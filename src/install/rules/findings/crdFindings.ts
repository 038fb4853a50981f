import { danger, info, warning } from '~/olm/finding';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { providedApis } from '~/olm/namespaces/operatorGroupTargets';
import type { InstallFinding } from './installFinding';
import type { ConcernedObject } from '~/olm/messages/message';
import { channelOf } from '~/install/rules/form';
import type { PlannedInstall } from '~/install/rules/plannedInstall';

/**
 * IN-043: CRDs of an earlier uninstallation. OLM never deletes CRDs; the next installation changes the existing ones,
 * which must be valid for their custom resources. A CRD in deletion does not exist at the end of the plan. OLM v0 also
 * changes CRDs of OLM v1, which changes them back.
 */
export function crdFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const provided = channelOf(plan.form, plan.offered)?.providedApis ?? [];
  const stored = (plan.facts.crds ?? []).filter(({ name }) =>
    provided.some((api) => api.name === name),
  );
  const going = stored.filter(({ isTerminating }) => isTerminating).map(({ name }) => name);
  const kept = stored.filter(({ isTerminating }) => !isTerminating);
  const left = kept.flatMap(({ name, extension }) => (extension === undefined ? name : []));
  const owner = kept.find(({ extension }) => extension !== undefined)?.extension;
  const owned = kept.flatMap(({ name, extension }) => (extension === owner ? name : []));
  return [
    ...(owner === undefined
      ? []
      : [
          danger({
            kind: 'crds-of-extension',
            extension: owner,
            crds: owned,
            object: { model: clusterExtensionModel, name: owner, namespace: null },
          }),
        ]),
    ...(going.length === 0
      ? []
      : [warning({ kind: 'crds-terminating', crds: going, ...about(going) })]),
    ...(left.length === 0 || isInUse(plan)
      ? []
      : [info({ kind: 'crds-left', crds: left, ...about(left) })]),
  ];
}

/** Another Operator provides them, or this is unknown. */
function isInUse({ form, offered, facts }: PlannedInstall): boolean {
  const { operatorGroups, subscriptions } = facts;
  if (operatorGroups === null || subscriptions === null) return true;
  const isSubscribed = subscriptions.some(({ spec }) => spec?.name === offered.key.packageName);
  const apis = channelOf(form, offered)?.providedApis ?? [];
  const isServed = operatorGroups.some((group) => {
    const served = providedApis(group);
    return apis.some((api) => served.has(`${api.kind}.${api.version}.${api.group}`));
  });
  return isSubscribed || isServed;
}

function about([name = '']: readonly string[]): { readonly object: ConcernedObject } {
  return { object: { model: customResourceDefinitionModel, name, namespace: null } };
}
