import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { limitText } from './limitText';
import { WayOn } from './WayOn';

/** The Operators that keep the cluster back, each with what lifts that. */
export function BlockingOperators({ operators, next }: Props) {
  const t = useT();
  return (
    <Table
      variant="compact"
      gridBreakPoint="grid-lg"
      aria-label={t('Operators that keep the cluster back')}
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Operator')}</Th>
          <Th width={20}>{t('Namespace')}</Th>
          <Th modifier="fitContent">{t('Version')}</Th>
          <Th>{t('Stated limit')}</Th>
          <Th>{t('What lifts it')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {operators.map((operator) => (
          <Tr key={operator.id}>
            <Td dataLabel={t('Operator')} dir="auto">
              <Link to={routes.operator(operator.namespace, operator.name)}>
                {operator.displayName}
              </Link>
            </Td>
            <Td dataLabel={t('Namespace')}>{operator.namespace}</Td>
            <Td dataLabel={t('Version')}>
              <Mono>{operator.version ?? t('Unknown')}</Mono>
            </Td>
            <Td dataLabel={t('Stated limit')} modifier="nowrap">
              {limitText(operator.maxOpenShift, t)}
            </Td>
            <Td dataLabel={t('What lifts it')}>
              <WayOn operator={operator} next={next} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly operators: readonly InstalledOperator[];
  readonly next: OpenShiftMinor;
};
