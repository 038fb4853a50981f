import { Stack, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PlannedDeployment, PlannedImage } from '~/olm/workloads/workloads';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { PrivilegeLabels } from '~/ui/permissions/PrivilegeLabels';

/** What a plan runs: the Operators' Deployments, and the images that the nodes pull now or later. */
export function PlanWorkloads({ deployments, images }: Props) {
  return (
    <Stack hasGutter>
      <StackItem>
        <Deployments deployments={deployments} />
      </StackItem>
      {images.length > 0 && (
        <StackItem>
          <Images images={images} />
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly deployments: readonly PlannedDeployment[];
  readonly images: readonly PlannedImage[];
};

function Deployments({ deployments }: Pick<Props, 'deployments'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Deployments')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={35}>{t('Deployment')}</Th>
          <Th width={25}>{t('ServiceAccount')}</Th>
          <Th>{t('Pods')}</Th>
          <Th width={25}>{t('Attention')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deployments.map(({ id, name, account, replicas, privileges }) => (
          <Tr key={id}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              <Mono>{name}</Mono>
            </Td>
            <Td dataLabel={t('ServiceAccount')} modifier="breakWord">
              {account}
            </Td>
            <Td dataLabel={t('Pods')}>{replicas}</Td>
            <Td dataLabel={t('Attention')}>
              {privileges.length > 0 && (
                <PrivilegeLabels label={t('Attention')} privileges={privileges} />
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Images({ images }: Pick<Props, 'images'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Images')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={70}>{t('Image')}</Th>
          <Th>{t('Name')}</Th>
          <Th>{t('Used')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {images.map(({ image, names, isRun }) => (
          <Tr key={image}>
            <Td dataLabel={t('Image')} modifier="breakWord">
              <Mono>{image}</Mono>
            </Td>
            <Td dataLabel={t('Name')} modifier="breakWord">
              {t.list(names)}
            </Td>
            <Td dataLabel={t('Used')}>{isRun ? t('At once') : t('When it is needed')}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
