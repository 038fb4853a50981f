import { INSTALL_MODES } from '~/olm/packages/installModes';
import { capabilityText } from '~/ui/CatalogCapability';
import { modeName } from '~/ui/modeText';
import { featureText } from '~/catalog/view/package/factText';
import { capabilityOf } from '~/olm/packages/capability';
import type { Compared } from '~/catalog/rules/compare';
import { FEATURES } from '~/olm/packages/features';
import type { Translate } from '~/i18n';

/** What a row of the comparison is about. */
export function comparedText(field: Compared, t: Translate): string {
  switch (field) {
    case 'catalog':
      return t('Catalog');
    case 'provider':
      return t('Provider');
    case 'version':
      return t('Version');
    case 'channels':
      return t('Channels');
    case 'capability':
      return t('Capability level');
    case 'installModes':
      return t('Install modes');
    case 'features':
      return t('Infrastructure features');
    case 'subscriptions':
      return t('Valid subscriptions');
    case 'architectures':
      return t('Architectures');
    case 'providedApis':
      return t('Provided APIs');
    case 'dependencies':
      return t('Dependencies');
    case 'minKubeVersion':
      return t('Kubernetes version, at least');
    case 'deprecated':
      return t('Deprecated');
    case 'created':
      return t('Created');
    case 'images':
      return t('Number of images');
  }
}

/** A value of a cell, as the details say it. */
export function valueText(field: Compared, value: string, t: Translate): string {
  switch (field) {
    case 'capability': {
      const level = capabilityOf(value);
      return level === null ? value : capabilityText(level, t);
    }
    case 'installModes': {
      const mode = INSTALL_MODES.find((one) => one === value);
      return mode === undefined ? value : modeName(mode, t);
    }
    case 'features': {
      const feature = FEATURES.find((one) => one === value);
      return feature === undefined ? value : featureText(feature, t);
    }
    default:
      return value;
  }
}
