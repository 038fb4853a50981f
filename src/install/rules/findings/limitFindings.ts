import { channelOf } from '~/install/rules/form';
import { isRedHat, monitoringOffer } from '~/install/rules/monitoring';
import { namespaceObject, type PlannedInstall } from '~/install/rules/plannedInstall';
import { consoleConfigModel } from '~/kube/models/console';
import {
  resourceQuotaModel,
  type ResourceQuotaSpec,
  type ResourceQuotaStatus,
} from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { appliedClusterQuotaModel } from '~/kube/models/openshift';
import { disabledPlugins, isTrustedCatalog } from '~/olm/consolePlugins';
import { danger, info, warning, when } from '~/olm/finding';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { requestedIdentity } from '~/olm/packages/cloudIdentity';
import { malformedCredentials, missingCredentials } from '~/olm/packages/credentialFormats';
import { quantityOf } from '~/olm/quantity';
import { otherNamespaces } from './fixes';
import { choose, type InstallFinding } from './installFinding';

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

/** The problems with credentials, monitoring and console plugins. */
export function accessFindings(plan: PlannedInstall): readonly InstallFinding[] {
  return [...credentialFindings(plan), ...monitoringFindings(plan), ...pluginFindings(plan)];
}

/**
 * IN-029, IN-030, TA-013. Missing credentials are a warning, as in the stock console since August 2026, because the
 * Subscription accepts them later. Malformed ones are an error. IN-031: the approval.
 */
function credentialFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const requested = requestedIdentity(channelOf(form, offered)?.annotations ?? {}, facts.cloud);
  if (requested === null) return [];
  const { cloud } = requested;
  const names = missingCredentials(cloud, form.credentials);
  return [
    ...malformedCredentials(cloud, form.credentials).map((name) =>
      danger({ kind: 'credential-malformed', name }),
    ),
    ...when(names.length > 0, warning({ kind: 'credentials-missing', cloud, names })),
    ...when(
      form.approval === 'Automatic',
      warning({ kind: 'credentials-unreviewed', cloud, actions: [choose({ approval: 'Manual' })] }),
    ),
  ];
}

/** MON-001, MON-002 */
function monitoringFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { namespace, monitoring } = form;
  const object = namespaceObject(namespace);
  const offer = monitoringOffer(
    { packageName: offered.key.packageName, namespace, channel: channelOf(form, offered) },
    facts,
  );
  switch (offer) {
    case 'namespace-exists':
      return [info({ kind: 'monitoring-by-hand', namespace, object })];
    case 'namespace-requested':
      return [info({ kind: 'monitoring-requested', namespace })];
    case 'offered': {
      const { provider } = offered;
      const actions = [choose({ monitoring: false })];
      const cause = { kind: 'monitoring-unsupported', namespace, provider } as const;
      return when(monitoring && !isRedHat(provider), warning({ ...cause, actions }));
    }
    case 'begun':
    case null:
      return [];
  }
}

/** Stock inventory 4.2. */
function pluginFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  if (facts.console === null) return [];
  const object = { model: consoleConfigModel, name: 'cluster', namespace: null };
  if (!facts.console.mayEnable) {
    const plugins = disabledPlugins(channelOf(form, offered)?.annotations ?? {}, facts.console);
    return when(
      plugins.length > 0,
      info({ kind: 'console-plugins-not-permitted', plugins, object }),
    );
  }
  const plugins = form.consolePlugins;
  const { catalog } = offered.key;
  return when(
    plugins.length > 0 && !isTrustedCatalog(offered.key),
    warning({
      kind: 'console-plugins-untrusted',
      plugins,
      catalog,
      object,
      actions: [choose({ consolePlugins: [] })],
    }),
  );
}
