import { appliedClusterQuotaModel } from '~/kube/models/appliedClusterQuota';
import type { ResourceModel } from '~/kube/models/meta';
import {
  type ResourceQuotaSpec,
  type ResourceQuotaStatus,
  resourceQuotaModel,
} from '~/kube/models/resourceQuota';
import type { InstallFinding } from './installFinding';
import { otherNamespaces } from './fixes';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { quantityOf } from '~/olm/quantity';

/**
 * Exhausted quotas: ResourceQuotas of the namespace (Kubernetes: resource quota admission), and OpenShift's
 * ClusterResourceQuotas for several namespaces.
 */
export function quotaFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, facts } = plan;
  const isGroupMade = groupsIn(form.namespace, facts.operatorGroups).length === 0;
  const refused = isGroupMade ? [...OLM_OBJECTS, OPERATOR_GROUPS] : OLM_OBJECTS;
  return limitsIn(plan).flatMap((limits) =>
    usedUp(limits).flatMap((resource) => {
      const isRefused = refused.includes(resource);
      if (!isRefused && !WORKLOAD.includes(resource)) return [];
      const { model, name, isShared } = limits;
      const hard = limits.status?.hard?.[resource] ?? '';
      const kind = isRefused ? 'quota-refuses' : 'quota-used-up';
      const object = { model, name, namespace: form.namespace };
      const actions = otherNamespaces(plan);
      const severity = isRefused ? 'danger' : 'warning';
      return [{ severity, kind, quota: name, isShared, resource, hard, object, actions }];
    }),
  );
}

type Limits = {
  readonly model: ResourceModel;
  readonly name: string;
  /** By several namespaces. */
  readonly isShared: boolean;
  readonly spec: ResourceQuotaSpec | undefined;
  readonly status: ResourceQuotaStatus | undefined;
};

function limitsIn({ facts }: PlannedInstall): readonly Limits[] {
  return [
    ...(facts.quotas ?? []).map(({ metadata: { name }, spec, status }) => ({
      model: resourceQuotaModel,
      name,
      isShared: false,
      spec,
      status,
    })),
    ...(facts.clusterQuotas ?? []).map(({ metadata: { name }, spec, total }) => ({
      model: appliedClusterQuotaModel,
      name,
      isShared: true,
      spec,
      status: total,
    })),
  ];
}

/** The objects that every installation creates. */
const OLM_OBJECTS: readonly string[] = [
  'count/subscriptions.operators.coreos.com',
  'count/installplans.operators.coreos.com',
  'count/clusterserviceversions.operators.coreos.com',
];

const OPERATOR_GROUPS = 'count/operatorgroups.operators.coreos.com';

/** The objects that an Operator usually creates. */
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

/** The exhausted resources. A quota with scopes applies to some pods only and is ignored. */
function usedUp({ spec, status }: Limits): readonly string[] {
  const isScoped = (spec?.scopes ?? []).length > 0 || spec?.scopeSelector !== undefined;
  if (isScoped) return [];
  return Object.entries(status?.hard ?? {}).flatMap(([resource, hard]) => {
    const limit = quantityOf(hard);
    const used = quantityOf(status?.used?.[resource] ?? '0');
    return limit !== null && used !== null && used >= limit ? [resource] : [];
  });
}
