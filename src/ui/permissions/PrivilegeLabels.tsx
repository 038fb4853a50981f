import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import type { Privilege } from '~/olm/workloads/workloads';
import { type Texts, useT } from '~/i18n';

/** Privileges of a Deployment's pods on their node. */
export function PrivilegeLabels({ label, privileges }: Props) {
  const t = useT();
  return (
    <LabelGroup numLabels={4} aria-label={label}>
      {privileges.map((privilege) => (
        <Label key={privilege} isCompact status="warning">
          {PRIVILEGES[privilege](t)}
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
const PRIVILEGES: Texts<Privilege> = {
  privileged: (t) => t('Privileged'),
  'host-network': (t) => t('Host network'),
  'host-pid': (t) => t('Host processes'),
  'host-ipc': (t) => t('Host IPC'),
  'host-path': (t) => t('Host files'),
  root: (t) => t('Runs as root'),
  'control-plane': (t) => t('Runs on control plane nodes'),
};
