import type { CredentialName } from '~/olm/packages/credentialFormats';
import type { Texts, Translate } from '~/i18n';

/** What the clouds themselves call it. */
export function credentialLabel(name: CredentialName, t: Translate): string {
  return CREDENTIAL_LABELS[name](t);
}

const CREDENTIAL_LABELS: Texts<CredentialName> = {
  ROLEARN: (t) => t('Role ARN'),
  CLIENTID: (t) => t('Client ID'),
  TENANTID: (t) => t('Tenant ID'),
  SUBSCRIPTIONID: (t) => t('Azure subscription ID'),
  RESOURCEGROUP: (t) => t('Resource group'),
  PROJECT_NUMBER: (t) => t('Project number'),
  POOL_ID: (t) => t('Pool ID'),
  PROVIDER_ID: (t) => t('Provider ID'),
  SERVICE_ACCOUNT_EMAIL: (t) => t('Service account email'),
};

/** What it looks like. */
export function credentialFormat(name: CredentialName, t: Translate): string {
  return CREDENTIAL_FORMATS[name](t);
}

const uuid = (t: Translate) =>
  t('For example {{example}}.', { example: '4f2d6a10-9c3e-4b7a-8d55-0e1f2a3b4c5d' });
const poolName = (t: Translate) =>
  t('4 to 32 lowercase letters, digits, and hyphens. Must not start with gcp-.');

const CREDENTIAL_FORMATS: Texts<CredentialName> = {
  ROLEARN: (t) =>
    t('For example {{example}}.', { example: 'arn:aws:iam::123456789012:role/my-operator' }),
  CLIENTID: uuid,
  TENANTID: uuid,
  SUBSCRIPTIONID: uuid,
  RESOURCEGROUP: (t) =>
    t('Up to 90 letters, digits, periods, underscores, hyphens, and parentheses.'),
  PROJECT_NUMBER: (t) => t('The project number, not the project ID.'),
  POOL_ID: poolName,
  PROVIDER_ID: poolName,
  SERVICE_ACCOUNT_EMAIL: (t) =>
    t('For example {{example}}.', {
      example: 'my-operator@my-project.iam.gserviceaccount.com',
    }),
};
