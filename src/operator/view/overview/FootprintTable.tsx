import { Label, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import { cpuText, memoryText } from '~/olm/workloads/amountText';
import { type Amount, type DeploymentFootprint, isNearLimit } from '~/olm/workloads/footprint';
import { useT } from '~/i18n';

/** One row for each Deployment: what is used first, what is asked for below. */
export function FootprintTable({ deployments, isMeasuring }: Props) {
  const t = useT();
  return (
    <Table
      variant="compact"
      aria-label={t('Resource use')}
      gridBreakPoint="grid-md"
      className="operator-hub__footprint"
    >
      <Thead>
        <Tr>
          <Th width={40}>{t('Deployment')}</Th>
          <Th width={25}>{t('CPU')}</Th>
          <Th width={25}>{t('Memory')}</Th>
          <Th modifier="fitContent">{t('Restarts')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deployments.map(({ deployment, cpu, memory, restarts }) => (
          <Tr key={deployment.object.name}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              {deployment.object.name}
            </Td>
            <Td dataLabel={t('CPU')}>
              <AmountView of={cpu} text={cpuText} isMeasuring={isMeasuring} />
            </Td>
            <Td dataLabel={t('Memory')}>
              <AmountView of={memory} text={memoryText} isMeasuring={isMeasuring} />
              {isNearLimit(memory) && (
                <Label isCompact status="warning">
                  {t('Near its limit')}
                </Label>
              )}
            </Td>
            <Td dataLabel={t('Restarts')}>{restarts ?? '–'}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly deployments: readonly DeploymentFootprint[];
  readonly isMeasuring: boolean;
};

function AmountView({ of, text, isMeasuring }: AmountProps) {
  const t = useT();
  return (
    <>
      {of.used === null && isMeasuring ? (
        <Skeleton width="3rem" screenreaderText={t('Measuring')} />
      ) : (
        <Mono>{of.used === null ? '–' : text(of.used)}</Mono>
      )}
      <div className="operator-hub__asked-for">
        {of.requested === 0
          ? t('requests nothing')
          : t('requests {{requested}}', { requested: text(of.requested) })}
      </div>
      <div className="operator-hub__asked-for">
        {of.limit === null ? t('no limit') : t('limit {{limit}}', { limit: text(of.limit) })}
      </div>
    </>
  );
}

type AmountProps = {
  readonly of: Amount;
  readonly text: (amount: number) => string;
  readonly isMeasuring: boolean;
};
