import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { Translate } from '~/i18n';

/** The name of an install mode in the stock console. */
export function modeName(mode: InstallModeType, t: Translate): string {
  switch (mode) {
    case 'AllNamespaces':
      return t('All namespaces on the cluster');
    case 'OwnNamespace':
      return t('A specific namespace on the cluster');
    case 'SingleNamespace':
      return t('One other namespace');
    case 'MultiNamespace':
      return t('Several namespaces');
  }
}

/** Who can use the Operator in this mode, and which permissions it has (IN-036). */
export function modeMeaning(mode: InstallModeType, t: Translate): string {
  switch (mode) {
    case 'AllNamespaces':
      return t('Watches all namespaces with cluster-wide permissions.');
    case 'OwnNamespace':
      return t('Watches only its installation namespace.');
    case 'SingleNamespace':
      return t('Watches one other namespace. Users of that namespace cannot view its pods.');
    case 'MultiNamespace':
      return t('Watches a list of namespaces.');
  }
}
