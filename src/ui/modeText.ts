import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { Texts, Translate } from '~/i18n';

/** The name of an install mode, as in the catalog. */
export function modeName(mode: InstallModeType, t: Translate): string {
  return MODE_NAMES[mode](t);
}

const MODE_NAMES: Texts<InstallModeType> = {
  AllNamespaces: (t) => t('Whole cluster'),
  OwnNamespace: (t) => t('One project'),
  SingleNamespace: (t) => t('One other project'),
  MultiNamespace: (t) => t('Several projects'),
};

/** Who can use the Operator in this mode, and which permissions it has (IN-036). */
export function modeMeaning(mode: InstallModeType, t: Translate): string {
  return MODE_MEANINGS[mode](t);
}

const MODE_MEANINGS: Texts<InstallModeType> = {
  AllNamespaces: (t) => t('Watches all namespaces with cluster-wide permissions.'),
  OwnNamespace: (t) => t('Watches only its installation namespace.'),
  SingleNamespace: (t) =>
    t('Watches one other namespace. Users of that namespace cannot view its pods.'),
  MultiNamespace: (t) => t('Watches a list of namespaces.'),
};
