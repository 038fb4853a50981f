import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PodEvent } from '~/olm/workloads/podEvents';
import { useT } from '~/i18n';

/** The events of a pod, latest first. */
export function PodEventTable({ events }: { readonly events: readonly PodEvent[] }) {
  const t = useT();
  if (events.length === 0) return <p>{t('No events. Kubernetes keeps events for a few hours.')}</p>;
  return (
    <Table variant="compact" aria-label={t('Pod events')}>
      <Thead>
        <Tr>
          <Th>{t('Last seen')}</Th>
          <Th>{t('Reason')}</Th>
          <Th>{t('Message')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {events.map(({ id, isWarning, reason, message, count, last }) => (
          <Tr key={id}>
            <Td dataLabel={t('Last seen')} modifier="nowrap">
              {last !== null && <Timestamp timestamp={last} simple />}
            </Td>
            <Td dataLabel={t('Reason')}>
              {isWarning ? (
                <Label isCompact status="warning">
                  {reason}
                </Label>
              ) : (
                reason
              )}
            </Td>
            <Td dataLabel={t('Message')}>
              {message} {count > 1 && t('({{count}} times)', { count })}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
