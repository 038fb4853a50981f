import { Label } from '@patternfly/react-core';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useT } from '~/i18n';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { listPermission } from '~/kube/permissions';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { gitOpsOwner } from '~/olm/gitOpsOwner';
import { routes } from '~/routes';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { aimText } from '~/ui/approvalText';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { MigratedLabel } from '~/ui/MigratedLabel';
import { PageHead } from '~/ui/page/PageHead';
import { neededText } from '~/ui/permissionText';
import { requestedVersion } from '~/olm/extensions/requestedVersion';
import { useOpenDialog } from './dialogs';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { useOptionalFields } from '~/extensions/read/useOptionalFields';
import { useExtensionAbout } from '~/extensions/read/useExtensionAbout';
import { pauseAction, resumeAction } from './remedies';

/** The head of an extension's page: name, status and actions. */
export function ExtensionHead({ details }: ExtensionTabProps) {
  const t = useT();
  const { extension, operator } = details;
  const { metadata } = details.object;
  const { name, namespace, isSelfCertified, isCrdCheckOff } = extension;
  const aim = requestedVersion(extension);
  const { about } = useExtensionAbout(details);
  const messages = operator.deprecations.map(({ message }) => message);
  return (
    <PageHead
      icon={about?.icon ?? null}
      title={name}
      version={operator.version}
      place={
        namespace === null
          ? t('Cluster-wide')
          : t('Cluster-wide, in namespace {{namespace}}', { namespace })
      }
      actions={<Actions details={details} />}
    >
      <HealthLabel health={operator.health} />
      <Label variant="outline">{t('OLM v1')}</Label>
      <MigratedLabel kind="Subscription" from={extension.migration?.from ?? null} />
      {aim.kind !== 'follows' && <Label variant="outline">{aimText(aim, t)}</Label>}
      {isSelfCertified && (
        <Label variant="outline" status="warning">
          {t('Update path not enforced')}
        </Label>
      )}
      {isCrdCheckOff && (
        <Label variant="outline" status="warning">
          {t('CRD upgrade safety check disabled')}
        </Label>
      )}
      <GitOpsLabel owner={gitOpsOwner({ kind: 'ClusterExtension', metadata })} />
      {messages.length > 0 && <DeprecatedLabel message={messages.join(' ')} />}
    </PageHead>
  );
}

function Actions({ details }: ExtensionTabProps) {
  const t = useT();
  const open = useOpenDialog();
  const { name } = details.extension;
  const missing = useMissingPermissions([
    { ...listPermission(clusterExtensionModel), verb: 'patch', name },
  ]);
  const change = (text: string, action: Parameters<typeof open>[0]) => ({
    text,
    why: neededText(missing, t),
    onSelect: () => {
      open(action);
    },
  });
  const fields = useOptionalFields();
  const hasSettings = fields !== null && (fields.config || fields.deadline !== null);
  const changes = [pauseAction(details, t), resumeAction(details, t)];
  return (
    <ActionsMenu>
      <MenuItems
        actions={[
          change(t('Edit version and catalog'), 'target'),
          hasSettings && change(t('Edit settings'), 'settings'),
          ...changes.map((one) => one !== null && change(one.text, one.action)),
          {
            text: t('Uninstall Operator'),
            to: routes.uninstallHere(CLUSTER_SCOPE, name),
          },
        ]}
      />
    </ActionsMenu>
  );
}
