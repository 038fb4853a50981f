import { apiService, crd, deployment, serviceAccount } from './concerned';
import type { MessageRow } from './message';

/**
 * Messages of a ClusterServiceVersion that is not ready, or of its unmet requirements (`<kind> <name>: <message>`).
 * Sources: recordings csv_never_ready, min_kube_version, unsupported_install_mode, two_operator_groups,
 * uninstall_with_operands; CSV-008…CSV-013; OLM olm/{operator,requirements,apiservices}.go, api install mode set.
 */
export const CSV_MESSAGES = [
  {
    kind: 'kube-version-too-old',
    pattern: /minKubeVersion \((?<wanted>[^)]+)\) > server version \((?<server>[^)]+)\)/,
  },
  {
    kind: 'required-crd-not-served',
    pattern: /^CustomResourceDefinition (?<crd>[^\s:]+): CRD version not served/,
    objects: crd,
  },
  {
    kind: 'required-crd-missing',
    pattern: /^CustomResourceDefinition (?<crd>[^\s:]+): /,
    objects: crd,
  },
  {
    kind: 'account-missing',
    pattern: /^ServiceAccount (?<account>[^\s:]+): Service account does not exist/,
    objects: serviceAccount,
  },
  {
    kind: 'account-lacks-rules',
    pattern: /^ServiceAccount (?<account>[^\s:]+): Policy rule not satisfied/,
    objects: serviceAccount,
  },
  {
    kind: 'account-of-another',
    pattern: /^ServiceAccount (?<account>[^\s:]+): Service account is owned by another/,
    objects: serviceAccount,
  },
  {
    kind: 'required-api-missing',
    pattern: /^APIService (?<api>[^\s:]+): /,
    objects: apiService,
  },
  {
    kind: 'mode-unsupported',
    reasons: ['UnsupportedOperatorGroup'],
    pattern: /^(?<mode>\w+) InstallModeType not supported, cannot configure to watch (?<what>.+)/,
  },
  {
    kind: 'deployment-gone',
    pattern: /missing deployment with name=(?<deployment>\S+)/,
    objects: deployment,
  },
  {
    kind: 'deployment-gone',
    pattern: /deployments?(?:\.apps)? "(?<deployment>[^"]+)" not found/,
    objects: deployment,
  },
  { kind: 'requirements-lost', pattern: /requirements no longer met/ },
  {
    kind: 'deployment-deadline',
    pattern: /deployment "?(?<deployment>[^\s":]+)"? exceeded its progress deadline/,
    objects: deployment,
  },
  { kind: 'install-timeout', reasons: ['InstallCheckFailed'], pattern: /install timeout/ },
  {
    kind: 'deployment-not-ready',
    pattern:
      /waiting for deployment (?<deployment>\S+) to become ready: (?:deployment "[^"]*" )?(?<detail>.+)/s,
    objects: deployment,
  },
  {
    kind: 'condition-outdated',
    pattern: /operatorcondition status "(?<type>[^"]+)"="(?<status>[^"]*)" is outdated/i,
  },
  {
    kind: 'webhook-service-down',
    pattern: /Webhooks not installed/,
  },
  {
    kind: 'api-service-down',
    pattern: /APIServices? (?:not installed|install failed)/i,
  },
] as const satisfies readonly MessageRow[];

/** Fallback by reason for unknown messages of a ClusterServiceVersion. */
export const CSV_REASONS = [
  { kind: 'mode-unsupported-by-group', reasons: ['UnsupportedOperatorGroup'] },
  { kind: 'csv-without-group', reasons: ['NoOperatorGroup'] },
  { kind: 'csv-with-groups', reasons: ['TooManyOperatorGroups'] },
  { kind: 'group-selects-nothing', reasons: ['NoTargetNamespaces'] },
  { kind: 'install-modes-invalid', reasons: ['InvalidInstallModes'] },
  { kind: 'api-owned-by-other-group', reasons: ['InterOperatorGroupOwnerConflict'] },
  { kind: 'group-is-static', reasons: ['CannotModifyStaticOperatorGroupProvidedAPIs'] },
  { kind: 'api-owned-by-other-csv', reasons: ['OwnerConflict'] },
  { kind: 'bundle-invalid', reasons: ['InvalidInstallStrategy', 'InvalidWebhookDescription'] },
  { kind: 'not-upgradeable', reasons: ['OperatorConditionNotUpgradeable'] },
  {
    kind: 'api-service-down',
    reasons: [
      'APIServiceInstallFailed',
      'APIServiceResourceIssue',
      'APIServiceResourcesNeedReinstall',
    ],
  },
  {
    kind: 'component-failed',
    reasons: ['InstallComponentFailed', 'InstallComponentFailedNoRetry'],
  },
  { kind: 'component-unhealthy', reasons: ['ComponentUnhealthy', 'NeedsReinstall'] },
  { kind: 'install-check-failed', reasons: ['InstallCheckFailed'] },
  { kind: 'requirements-not-met', reasons: ['RequirementsNotMet'] },
] as const satisfies readonly MessageRow[];
