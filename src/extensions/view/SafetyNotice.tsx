import { AlertActionLink } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { changeCalls } from '~/olm/extensions/extensionChange';
import { Notice } from '~/ui/Notice';
import { useOpenDialog } from './dialogs';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';

/** Offers to enable the safety checks of OLM again when the requested version runs. */
export function SafetyNotice({ details }: ExtensionTabProps) {
  const t = useT();
  const open = useOpenDialog();
  const { object, extension, status } = details;
  const { name, isSelfCertified, isCrdCheckOff } = extension;
  const { kind } = status.health;
  const isSettled = status.findings.length === 0 && (kind === 'healthy' || kind === 'no-workload');
  if (!isSettled || !(isSelfCertified || isCrdCheckOff)) return null;
  const action = t('Enable safety checks');
  return (
    <Notice
      variant="warning"
      className="operator-hub__extension-status"
      title={t('Safety checks disabled')}
      actionLinks={
        <AlertActionLink
          onClick={() => {
            const titles = {
              question: t('Enable safety checks for {{name}}?', { name }),
              action,
              done: t('ClusterExtension updated'),
            };
            const calls = changeCalls(object, { enforcesPaths: true, checksCrds: true });
            open({ titles, calls });
          }}
        >
          {action}
        </AlertActionLink>
      }
    >
      {t('The requested version is installed, so the checks can be enabled again.')}
    </Notice>
  );
}
