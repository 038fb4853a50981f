import type { Feature } from '~/olm/packages/features';
import type { Translate } from '~/i18n';

/** An infrastructure feature with what one must know of it; BR-038: where cryptography is validated. */
export function featureWithLimits(feature: Feature, t: Translate): string {
  const text = featureText(feature, t);
  return feature === 'fips-compliant'
    ? t('{{feature}} (validated cryptography on amd64, ppc64le and s390x only)', { feature: text })
    : text;
}

/** An infrastructure feature, as the documentation of OpenShift names it. */
export function featureText(feature: Feature, t: Translate): string {
  switch (feature) {
    case 'disconnected':
      return t('Disconnected');
    case 'fips-compliant':
      return t('Designed for FIPS');
    case 'proxy-aware':
      return t('Proxy-aware');
    case 'tls-profiles':
      return t('Configurable TLS ciphers');
    case 'token-auth-aws':
      return t('Short-lived tokens on AWS');
    case 'token-auth-azure':
      return t('Short-lived tokens on Azure');
    case 'token-auth-gcp':
      return t('Short-lived tokens on Google Cloud');
    case 'cnf':
      return t('Cloud-native network function');
    case 'cni':
      return t('Container network interface');
    case 'csi':
      return t('Container storage interface');
    case 'single-node':
      return t('Single-node clusters');
  }
}
