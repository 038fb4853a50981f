import { Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PlanChange, PlanStep } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Mono } from './Mono';
import { PlanChangeText } from './PlanChangeText';
import { StepStatus } from './StepStatus';

/** Everything that a plan creates or changes, Operator by Operator. Nothing is folded away. */
export function PlanChanges({ changes }: { readonly changes: readonly PlanChange[] }) {
  return (
    <Stack hasGutter>
      {changes.map((change) => (
        <StackItem key={change.csvName}>
          <Title headingLevel="h3" size="md">
            <PlanChangeText change={change} />
          </Title>
          <Steps change={change} />
        </StackItem>
      ))}
    </Stack>
  );
}

function Steps({ change }: { readonly change: PlanChange }) {
  const t = useT();
  if (change.steps.length === 0) return <p>{t('OLM has not listed the objects yet.')}</p>;
  return (
    <Table
      variant="compact"
      aria-label={t('What changes with {{name}}', { name: change.csvName })}
      gridBreakPoint="grid-lg"
    >
      <Thead>
        <Tr>
          <Th width={25}>{t('Kind')}</Th>
          <Th>{t('Name')}</Th>
          <Th width={20}>{t('Status')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {change.steps.map((step) => (
          <StepRow key={`${step.apiVersion} ${step.kind} ${step.name}`} step={step} />
        ))}
      </Tbody>
    </Table>
  );
}

function StepRow({ step }: { readonly step: PlanStep }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Kind')} modifier="breakWord">
        <span title={step.apiVersion}>{step.kind}</span>
      </Td>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Mono>{step.name}</Mono>
      </Td>
      <Td dataLabel={t('Status')}>
        <StepStatus status={step.status} />
      </Td>
    </Tr>
  );
}
