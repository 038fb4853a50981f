import { configMapModel } from '~/kube/models/configMap';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { credentialsEnv } from '~/olm/packages/credentialFormats';
import { configProblems } from '~/config/rules/configProblems';
import { configOf } from '~/config/rules/draft';
import { INJECTION_LABEL, trustedCaManifest, trustedCaMap } from '~/config/rules/trustedCa';
import { type Finding, finding, when } from '~/install/rules/problems/finding';
import type { ClusterFacts, InstallForm } from './form';
import type { PlannedInstall } from './plannedInstall';

/**
 * The `spec.config` of a Subscription: the settings of the Operator together with what it logs in to its cloud with, which
 * is environment too (IN-029). A variable that is both has the value that the form asks for by name.
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

/** CA-002: the ConfigMap with the cluster's certificate authorities. One of that name is used as it is. */
export function trustedCaObjects({ config, namespace }: InstallForm, facts: ClusterFacts) {
  const name = trustedCaMap(config.rows);
  if (name === null || name === '') return [];
  const isThere = facts.trustedCaMaps !== null && facts.trustedCaMaps.length > 0;
  const action: 'use' | 'create' = isThere ? 'use' : 'create';
  return [{ action, model: configMapModel, manifest: trustedCaManifest(name, namespace) }];
}

/** What is wrong with the Operator's settings, and with the ConfigMap that they rely on. */
export function settingsProblems({ form, facts }: PlannedInstall): readonly Finding[] {
  return [
    ...configProblems(form.config).map((problem) =>
      finding(problem.severity, { kind: 'config', problem }),
    ),
    ...trustedCaProblems(form, facts),
  ];
}

/** CA-001: OpenShift alone fills such a ConfigMap, and only one with the label; a pod waits for the key until it is there. */
function trustedCaProblems(form: InstallForm, facts: ClusterFacts): readonly Finding[] {
  const configMap = trustedCaMap(form.config.rows);
  if (configMap === null) return [];
  const isForeign = (facts.trustedCaMaps ?? []).some(
    ({ metadata }) => metadata.labels?.[INJECTION_LABEL] !== 'true',
  );
  return [
    ...when(!facts.areProjects, finding('warning', { kind: 'trusted-ca-unsupported', configMap })),
    ...when(
      facts.areProjects && isForeign,
      finding(
        'warning',
        { kind: 'trusted-ca-not-injected', configMap },
        { object: { model: configMapModel, name: configMap, namespace: form.namespace } },
      ),
    ),
  ];
}
