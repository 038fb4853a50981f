import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import { PrivilegeLabels } from '~/ui/permissions/PrivilegeLabels';
import { scopeText } from '~/ui/permissions/texts';
import type { SccUse } from '~/operator/rules/accountAccess';
import type { PlannedDeployment } from '~/olm/workloads/workloads';
import { useT } from '~/i18n';

/** The privileges of the Operator's pods beyond the API: the host, root, and SecurityContextConstraints. */
export function PodAccess({ deployments, sccs }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Operator pods')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={25}>{t('Deployment')}</Th>
          <Th width={25}>{t('ServiceAccount')}</Th>
          <Th width={25}>{t('Host access')}</Th>
          <Th>{t('SecurityContextConstraints')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deployments.map((deployment) => (
          <DeploymentRow
            key={deployment.id}
            deployment={deployment}
            sccs={sccs.filter(({ account }) => account === deployment.account)}
          />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly deployments: readonly PlannedDeployment[];
  readonly sccs: readonly SccUse[];
};

function DeploymentRow({ deployment, sccs }: RowProps) {
  const t = useT();
  const { name, account, privileges } = deployment;
  return (
    <Tr>
      <Td dataLabel={t('Deployment')} modifier="breakWord">
        <Mono>{name}</Mono>
      </Td>
      <Td dataLabel={t('ServiceAccount')} modifier="breakWord">
        {account}
      </Td>
      <Td dataLabel={t('Host access')}>
        {privileges.length === 0 ? (
          t('None')
        ) : (
          <PrivilegeLabels label={t('Host access')} privileges={privileges} />
        )}
      </Td>
      <Td dataLabel={t('SecurityContextConstraints')}>
        {sccs.length === 0 ? (
          t('Default')
        ) : (
          <LabelGroup numLabels={4} aria-label={t('SecurityContextConstraints')}>
            {sccs.map(({ id, scc, scope, isCommon }) => (
              <Label
                key={id}
                isCompact
                {...(isCommon ? {} : { status: 'warning' })}
                title={scopeText(scope, t)}
              >
                {scc ?? t('Any')}
              </Label>
            ))}
          </LabelGroup>
        )}
      </Td>
    </Tr>
  );
}

type RowProps = { readonly deployment: PlannedDeployment; readonly sccs: readonly SccUse[] };
