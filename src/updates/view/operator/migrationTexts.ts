import type { Translate } from '~/i18n';
import type {
  MigrationCheck,
  MigrationVerdict,
  Requirement,
} from '~/updates/rules/migration/migrationChecks';

export function requirementText(requirement: Requirement, t: Translate): string {
  switch (requirement) {
    case 'object-sets':
      return t('The cluster serves ClusterObjectSets');
    case 'in-catalog':
      return t('A ClusterCatalog contains the installed version and the channel');
    case 'catalog-image':
      return t('The CatalogSource has an image');
    case 'all-namespaces':
      return t('The version supports watching all namespaces');
    case 'no-dependencies':
      return t('The version has no dependencies');
    case 'no-api-services':
      return t('The version provides no APIService');
    case 'not-generated':
      return t('OLM did not install the Operator as a dependency');
    case 'only-subscription':
      return t('No other Subscription installs the package');
    case 'watches-all':
      return t('The OperatorGroup selects all namespaces');
    case 'no-account':
      return t('The OperatorGroup has no ServiceAccount');
    case 'no-conditions':
      return t('The Operator does not report OperatorConditions');
    case 'no-olm-access':
      return t('The Operator does not depend on the APIs of OLM v0');
    case 'steady':
      return t('The installation is complete');
  }
}

export function resultText(result: MigrationCheck['result'], t: Translate): string {
  switch (result) {
    case 'met':
      return t('Met');
    case 'unmet':
      return t('Not met');
    case 'acknowledge':
      return t('Acknowledgment required');
    case 'unknown':
      return t('Unknown');
  }
}

export function verdictText(
  verdict: MigrationVerdict,
  checks: readonly MigrationCheck[],
  t: Translate,
) {
  const countOf = (wanted: MigrationCheck['result']) =>
    checks.filter(({ result }) => result === wanted).length;
  switch (verdict) {
    case 'eligible':
      return { variant: 'success', title: t('OLM v1 can take over this Operator') } as const;
    case 'acknowledge':
      return {
        variant: 'warning',
        title: t('OLM v1 can take over this Operator after {{count}} acknowledgments', {
          count: countOf('acknowledge'),
        }),
      } as const;
    case 'ineligible':
      return {
        variant: 'warning',
        title: t('OLM v1 cannot take over this Operator: {{count}} requirements not met', {
          count: countOf('unmet'),
        }),
      } as const;
    case 'unknown':
      return {
        variant: 'info',
        title: t('Unknown whether OLM v1 can take over this Operator'),
      } as const;
  }
}
