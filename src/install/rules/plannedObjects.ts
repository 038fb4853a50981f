import { configFindings } from '~/config/rules/configFindings';
import { configOf } from '~/config/rules/draft';
import { INJECTION_LABEL, trustedCaManifest, trustedCaMap } from '~/config/rules/trustedCa';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { consoleConfigModel } from '~/kube/models/console';
import { configMapModel, type serviceAccountModel } from '~/kube/models/core';
import type { Manifest, NamedManifest, ResourceModel } from '~/kube/models/meta';
import { namespaceModel, projectRequestModel } from '~/kube/models/namespace';
import { operatorGroupModel, subscriptionModel } from '~/kube/models/olm';
import type { roleBindingModel, roleModel } from '~/kube/models/rbac';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { warning, when } from '~/olm/finding';
import { suggestedNamespace } from '~/olm/namespaces/namespaceName';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { ignoresProxy } from '~/olm/packages/features';
import { credentialsEnv } from '~/olm/packages/credentialFormats';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { consoleChange, monitoringLabels, monitoringPermissions } from './access';
import { channelOf, type ClusterFacts, type InstallForm, isHeadOf, versionOf } from './form';
import { isNewNamespace } from './namespaces';
import { accountObjects } from './newAccount';
import type { PlannedInstall } from './plannedInstall';

/** An object of the installation, new or existing. */
export type PlannedObject = {
  readonly id: string;
  readonly kind: Models['kind'];
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** `change`: patches a shared object. */
  readonly action: 'create' | 'use' | 'change';
  readonly model: ResourceModel;
  /** For `use` only its identity, for `change` also the added fields. */
  readonly manifest: Manifest;
};

/**
 * The objects of an installation in order: Namespace, OperatorGroup, Subscription (IN-009, IN-051). Changes of shared
 * objects are last.
 */
export function plannedObjects(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly PlannedObject[] {
  return [
    plannedNamespace(form, offered, facts),
    ...monitoringPermissions(form).map(planned),
    ...trustedCaObjects(form, facts).map(planned),
    ...accountObjects(form, facts).map(planned),
    plannedGroup(form, facts),
    plannedSubscription(form, offered),
    ...consoleChange(form).map(planned),
  ];
}

function plannedNamespace(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): PlannedObject {
  const { namespace } = form;
  if (!isNewNamespace(namespace, facts)) {
    return planned({
      action: 'use',
      model: namespaceModel,
      manifest: manifest(namespaceModel, { name: namespace }),
    });
  }
  if (facts.newNamespaceKind === 'ProjectRequest') {
    return planned({
      action: 'create',
      model: projectRequestModel,
      manifest: manifest(projectRequestModel, { name: namespace }),
    });
  }
  const suggested = suggestedNamespace(channelOf(form, offered)?.annotations ?? {});
  const template = suggested?.name === namespace ? suggested : null;
  const extra = {
    ...filled('labels', { ...template?.labels, ...monitoringLabels(form) }),
    ...filled('annotations', template?.annotations ?? {}),
  };
  return planned({
    action: 'create',
    model: namespaceModel,
    manifest: manifest(namespaceModel, { name: namespace, ...extra }),
  });
}

/** IN-008: an existing OperatorGroup is used, whatever its name. A second one would break the namespace. */
function plannedGroup(form: InstallForm, facts: ClusterFacts): PlannedObject {
  const { namespace } = form;
  const model = operatorGroupModel;
  const existing = groupsIn(namespace, facts.operatorGroups)[0];
  if (existing === undefined) {
    return planned({ action: 'create', model, manifest: newOperatorGroup(form) });
  }
  const { name } = existing.metadata;
  return planned({ action: 'use', model, manifest: manifest(model, { name, namespace }) });
}

/**
 * IN-012: in the namespace of the installation. A starting CSV is set only if it differs from OLM's default (IN-015).
 */
function plannedSubscription(form: InstallForm, offered: OperatorPackage): PlannedObject {
  const { packageName, catalog, catalogNamespace } = offered.key;
  const channel = channelOf(form, offered);
  const version = versionOf(form, offered);
  const isHead = channel === null || isHeadOf(channel, form.version);
  return planned({
    action: 'create',
    model: subscriptionModel,
    manifest: {
      ...manifest(subscriptionModel, { name: packageName, namespace: form.namespace }),
      spec: {
        channel: form.channel,
        name: packageName,
        source: catalog,
        sourceNamespace: catalogNamespace,
        installPlanApproval: form.approval,
        ...(isHead || version === null ? {} : { startingCSV: version.csvName }),
        ...configOfSubscription(form),
      },
    },
  });
}

type Models =
  | typeof namespaceModel
  | typeof projectRequestModel
  | typeof operatorGroupModel
  | typeof subscriptionModel
  | typeof roleModel
  | typeof roleBindingModel
  | typeof consoleConfigModel
  | typeof configMapModel
  | typeof serviceAccountModel;

function planned({ action, model, manifest }: Parts): PlannedObject {
  const name = manifest.metadata.name;
  const namespace = manifest.metadata.namespace ?? null;
  return {
    id: `${model.kind} ${namespace ?? ''}/${name}`,
    kind: model.kind,
    name,
    namespace,
    action,
    model,
    manifest,
  };
}

type Parts = {
  readonly action: PlannedObject['action'];
  readonly model: Models;
  readonly manifest: NamedManifest;
};

function manifest(model: Models, metadata: NamedManifest['metadata']): NamedManifest {
  const apiVersion = model.group === '' ? model.version : `${model.group}/${model.version}`;
  return { apiVersion, kind: model.kind, metadata };
}

function filled(
  key: 'labels' | 'annotations',
  values: Readonly<Record<string, string>>,
): Partial<NamedManifest['metadata']> {
  return Object.keys(values).length === 0 ? {} : { [key]: values };
}

/**
 * The `spec.config` of a Subscription: the Operator's settings with its cloud credentials, which are environment
 * variables (IN-029). The value of the credentials takes precedence.
 */
export function configOfSubscription({ config, credentials }: InstallForm): {
  readonly config?: SubscriptionConfig;
} {
  const login = credentialsEnv(credentials);
  const settings = configOf(config);
  const env = (settings.env ?? []).filter(({ name }) => !login.some((one) => one.name === name));
  const all = login.length === 0 ? settings : { ...settings, env: [...env, ...login] };
  return Object.keys(all).length === 0 ? {} : { config: all };
}

/** CA-002: the ConfigMap with the cluster's certificate authorities. An existing one is used unchanged. */
export function trustedCaObjects({ config, namespace }: InstallForm, facts: ClusterFacts) {
  const name = trustedCaMap(config.config);
  if (name === null || name === '') return [];
  const isThere = facts.trustedCaMaps !== null && facts.trustedCaMaps.length > 0;
  const action: 'use' | 'create' = isThere ? 'use' : 'create';
  return [{ action, model: configMapModel, manifest: trustedCaManifest(name, namespace) }];
}

/** The problems with the Operator's settings and the ConfigMap that they refer to. */
export function settingsFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, facts } = plan;
  return [
    ...proxyFindings(plan),
    ...configFindings(form.config).map(
      (finding) => ({ severity: finding.severity, kind: 'config', finding }) as const,
    ),
    ...trustedCaFindings(form, facts),
  ];
}

/** Book 4.5: an Operator without the feature might need other settings to reach the network. */
function proxyFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { annotations = {} } = channelOf(form, offered) ?? {};
  const hasProxy = facts.proxy !== null && facts.proxy.length > 0;
  return when(hasProxy && ignoresProxy(annotations), warning({ kind: 'proxy-ignored' }));
}

/** CA-001: only OpenShift fills such a ConfigMap, and only with the label. A pod waits until the key exists. */
function trustedCaFindings(form: InstallForm, facts: ClusterFacts): readonly InstallFinding[] {
  const configMap = trustedCaMap(form.config.config);
  if (configMap === null) return [];
  const isForeign = (facts.trustedCaMaps ?? []).some(
    ({ metadata }) => metadata.labels?.[INJECTION_LABEL] !== 'true',
  );
  return [
    ...when(!facts.areProjects, warning({ kind: 'trusted-ca-unsupported', configMap })),
    ...when(
      facts.areProjects && isForeign,
      warning({
        kind: 'trusted-ca-not-injected',
        configMap,
        object: { model: configMapModel, name: configMap, namespace: form.namespace },
      }),
    ),
  ];
}
