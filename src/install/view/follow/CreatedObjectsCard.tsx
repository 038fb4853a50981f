import { Card, CardBody, CardTitle, Progress } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { StepStatus } from '~/updates/view/plan/StepStatus';
import type { CreatedObject, CreatedObjects } from '~/install/rules/createdObjects';
import { useT } from '~/i18n';
/** How many of a plan's objects are there, and which. */
export function CreatedObjectsCard({ created }: { readonly created: CreatedObjects }) {
  const t = useT();
  const { done, all, steps } = created;
  const title = t('Objects of the plan');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <Progress
          value={done}
          max={all}
          label={t('{{done}} of {{all}}', { done, all })}
          valueText={t('{{done}} of {{all}}', { done, all })}
          aria-label={t('Objects created')}
          size="sm"
        />
        <Fold title={t('Show the objects')}>
          <Table variant="compact" aria-label={title} gridBreakPoint="grid-lg">
            <Thead>
              <Tr>
                <Th width={25}>{t('Kind')}</Th>
                <Th>{t('Name')}</Th>
                <Th width={25}>{t('Status')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {steps.map((step) => (
                <ObjectRow key={step.id} step={step} />
              ))}
            </Tbody>
          </Table>
        </Fold>
      </CardBody>
    </Card>
  );
}

function ObjectRow({ step }: { readonly step: CreatedObject }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Kind')}>{step.kind}</Td>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Mono>{step.name}</Mono>
      </Td>
      <Td dataLabel={t('Status')}>
        <StepStatus status={step.status} />
      </Td>
    </Tr>
  );
}
