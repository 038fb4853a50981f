import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import type { Privilege } from '~/olm/workloads/workloads';
import { useT } from '~/i18n';
import { privilegeText } from './privilegeText';

/** What takes the pods of a Deployment out of their box. */
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
  /** What they are called together. */
  readonly label: string;
  readonly privileges: readonly Privilege[];
};
