import { type ResourceQuota, resourceQuotaModel } from '~/models/resourceQuota';
import { type Finding, finding } from './finding';
import { otherNamespaces } from './fixes';
import { groupsIn } from '../form/operatorGroupFit';
import type { PlannedInstall } from '../planned/plannedInstall';
import { quantityOf } from './quantity';

/** ResourceQuotas of the namespace that leave no room (P3; Kubernetes: resource quota admission). */
export function quotaProblems(plan: PlannedInstall): readonly Finding[] {
  const { form, facts } = plan;
  const isGroupMade = groupsIn(form.namespace, facts.operatorGroups).length === 0;
  const refused = isGroupMade ? [...OLM_OBJECTS, OPERATOR_GROUPS] : OLM_OBJECTS;
  return (facts.quotas ?? []).flatMap((quota) =>
    usedUp(quota).flatMap((resource) => {
      const isRefused = refused.includes(resource);
      if (!isRefused && !WORKLOAD.includes(resource)) return [];
      const { name, namespace = '' } = quota.metadata;
      const hard = quota.status?.hard?.[resource] ?? '';
      const kind = isRefused ? 'quota-refuses' : 'quota-used-up';
      const object = { model: resourceQuotaModel, name, namespace };
      const fixes = otherNamespaces(plan);
      const severity = isRefused ? 'error' : 'warning';
      return [finding(severity, { kind, quota: name, resource, hard }, { object, fixes })];
    }),
  );
}

/** What every installation makes one more of. */
const OLM_OBJECTS: readonly string[] = [
  'count/subscriptions.operators.coreos.com',
  'count/installplans.operators.coreos.com',
  'count/clusterserviceversions.operators.coreos.com',
];

const OPERATOR_GROUPS = 'count/operatorgroups.operators.coreos.com';

/** What an Operator itself is likely to need. */
const WORKLOAD: readonly string[] = [
  'pods',
  'count/pods',
  'count/deployments.apps',
  'count/replicasets.apps',
  'count/serviceaccounts',
  'count/roles.rbac.authorization.k8s.io',
  'count/rolebindings.rbac.authorization.k8s.io',
  ...['cpu', 'memory'].flatMap((name) => [name, `requests.${name}`, `limits.${name}`]),
];

/** The resources of which nothing is left. A quota with scopes counts only some pods, so that it says nothing here. */
function usedUp({ spec, status }: ResourceQuota): readonly string[] {
  const isScoped = (spec?.scopes ?? []).length > 0 || spec?.scopeSelector !== undefined;
  if (isScoped) return [];
  return Object.entries(status?.hard ?? {}).flatMap(([resource, hard]) => {
    const limit = quantityOf(hard);
    const used = quantityOf(status?.used?.[resource] ?? '0');
    return limit !== null && used !== null && used >= limit ? [resource] : [];
  });
}
