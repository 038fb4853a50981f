import type { Privilege } from '~/olm/workloads/workloads';
import type { Translate } from '~/i18n';

/** What takes the pods of a Deployment out of their box, in two or three words. */
export function privilegeText(privilege: Privilege, t: Translate): string {
  switch (privilege) {
    case 'privileged':
      return t('Privileged');
    case 'host-network':
      return t('Host network');
    case 'host-pid':
      return t('Host processes');
    case 'host-ipc':
      return t('Host IPC');
    case 'host-path':
      return t('Host files');
    case 'root':
      return t('Runs as root');
    case 'control-plane':
      return t('On the control plane');
  }
}
