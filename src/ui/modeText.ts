import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { Translate } from '~/i18n';

/** An install mode by the name that the stock console gives it. */
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

/** What the mode means for who may use the Operator and what it may do (IN-036). */
export function modeMeaning(mode: InstallModeType, t: Translate): string {
  switch (mode) {
    case 'AllNamespaces':
      return t('It watches every namespace, and its permissions apply to the whole cluster.');
    case 'OwnNamespace':
      return t('It watches only the namespace it is installed in.');
    case 'SingleNamespace':
      return t(
        'It is installed in one namespace and watches another, whose users do not see its pod.',
      );
    case 'MultiNamespace':
      return t('It is installed in one namespace and watches a list of namespaces.');
  }
}
