import { warning, when } from '~/olm/finding';
import { configMapModel } from '~/kube/models/configMap';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { credentialsEnv } from '~/olm/packages/credentialFormats';
import { configFindings } from '~/config/rules/configFindings';
import { configOf } from '~/config/rules/draft';
import { INJECTION_LABEL, trustedCaManifest, trustedCaMap } from '~/config/rules/trustedCa';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { ClusterFacts, InstallForm } from './form';
import type { PlannedInstall } from './plannedInstall';

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
  const name = trustedCaMap(config.rows);
  if (name === null || name === '') return [];
  const isThere = facts.trustedCaMaps !== null && facts.trustedCaMaps.length > 0;
  const action: 'use' | 'create' = isThere ? 'use' : 'create';
  return [{ action, model: configMapModel, manifest: trustedCaManifest(name, namespace) }];
}

/** The problems with the Operator's settings and the ConfigMap that they refer to. */
export function settingsFindings({ form, facts }: PlannedInstall): readonly InstallFinding[] {
  return [
    ...configFindings(form.config).map(
      (finding) => ({ severity: finding.severity, kind: 'config', finding }) as const,
    ),
    ...trustedCaFindings(form, facts),
  ];
}

/** CA-001: only OpenShift fills such a ConfigMap, and only with the label. A pod waits until the key exists. */
function trustedCaFindings(form: InstallForm, facts: ClusterFacts): readonly InstallFinding[] {
  const configMap = trustedCaMap(form.config.rows);
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
