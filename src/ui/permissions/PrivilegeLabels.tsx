import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import type { Privilege } from '~/olm/workloads/workloads';
import { useT, type Translate } from '~/i18n';

/** Privileges of a Deployment's pods on their node. */
export function PrivilegeLabels({ label, privileges }: Props) {
  const t = useT();
  return (
    <LabelGroup numLabels={4} aria-label={label}>
      {privileges.map((privilege) => (
        <Label key={privilege} isCompact status="warning">
          {privilegeText(privilege, t)}
        </Label>
      ))}
    </LabelGroup>
  );
}

type Props = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly privileges: readonly Privilege[];
};

/** Each privilege in two or three words. */
function privilegeText(privilege: Privilege, t: Translate): string {
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
      return t('Runs on control plane nodes');
  }
}
