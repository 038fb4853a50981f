import type { CredentialName } from '~/olm/packages/credentialFormats';
import type { Translate } from '~/i18n';

/** What the clouds themselves call it. */
export function credentialLabel(name: CredentialName, t: Translate): string {
  switch (name) {
    case 'ROLEARN':
      return t('Role ARN');
    case 'CLIENTID':
      return t('Client ID');
    case 'TENANTID':
      return t('Tenant ID');
    case 'SUBSCRIPTIONID':
      return t('Azure subscription ID');
    case 'RESOURCEGROUP':
      return t('Resource group');
    case 'PROJECT_NUMBER':
      return t('Project number');
    case 'POOL_ID':
      return t('Pool ID');
    case 'PROVIDER_ID':
      return t('Provider ID');
    case 'SERVICE_ACCOUNT_EMAIL':
      return t('Service account email');
  }
}

/** What it looks like. */
export function credentialFormat(name: CredentialName, t: Translate): string {
  switch (name) {
    case 'ROLEARN':
      return t('For example {{example}}.', {
        example: 'arn:aws:iam::123456789012:role/my-operator',
      });
    case 'CLIENTID':
    case 'TENANTID':
    case 'SUBSCRIPTIONID':
      return t('For example {{example}}.', { example: '4f2d6a10-9c3e-4b7a-8d55-0e1f2a3b4c5d' });
    case 'RESOURCEGROUP':
      return t('Up to 90 letters, digits, periods, underscores, hyphens and parentheses.');
    case 'PROJECT_NUMBER':
      return t('The project number, not the project ID.');
    case 'POOL_ID':
    case 'PROVIDER_ID':
      return t('4 to 32 lowercase letters, digits and hyphens. Must not start with gcp-.');
    case 'SERVICE_ACCOUNT_EMAIL':
      return t('For example {{example}}.', {
        example: 'my-operator@my-project.iam.gserviceaccount.com',
      });
  }
}
