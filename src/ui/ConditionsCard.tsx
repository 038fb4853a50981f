import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useT } from '~/i18n';
import { lineIn } from '~/kube/json';
import type { Condition } from '~/kube/models/meta';
import { TitledCard } from '~/ui/TitledCard';

/** A card with the conditions of an object, unchanged. */
export function ConditionsCard({ conditions }: Props) {
  const t = useT();
  return (
    <TitledCard title={t('Conditions')}>
      <ConditionTable conditions={conditions.slice(0, MOST)} />
    </TitledCard>
  );
}

type Props = { readonly conditions: readonly Condition[] };

/** The list is limited, because the conditions of a custom resource are untrusted. */
const MOST = 50;

function ConditionTable({ conditions }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Conditions')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={25}>{t('Type')}</Th>
          <Th width={10}>{t('Status')}</Th>
          <Th width={20}>{t('Updated')}</Th>
          <Th>{t('Message')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {conditions.map(({ type, status, reason, message, lastTransitionTime }, index) => (
          // A type can occur twice.
          <Tr key={index}>
            <Td dataLabel={t('Type')} modifier="breakWord">
              {lineIn(type)}
            </Td>
            <Td dataLabel={t('Status')}>{lineIn(status) ?? '–'}</Td>
            <Td dataLabel={t('Updated')}>
              {lastTransitionTime === undefined ? (
                '–'
              ) : (
                <Timestamp timestamp={lastTransitionTime} simple />
              )}
            </Td>
            <Td dataLabel={t('Message')} modifier="breakWord">
              <div>
                <div>{lineIn(reason)}</div>
                <small dir="auto">{lineIn(message)?.slice(0, LONGEST) ?? '–'}</small>
              </div>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const LONGEST = 4000;
