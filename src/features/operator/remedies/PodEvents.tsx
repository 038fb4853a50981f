import { Label, Skeleton, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useQuery } from '@tanstack/react-query';
import { Elapsed } from '~/components/Elapsed';
import { LoadableView } from '~/components/LoadableView';
import { fromQuery } from '~/data/fromQuery';
import { type PodName, eventsOfPod } from '~/data/remedies/podQueries';
import type { PodEvent } from '~/domain/remedies/podEvents';
import { useT } from '~/i18n';

/** What Kubernetes noted about a pod, the newest first. */
export function PodEvents({ pod }: { readonly pod: PodName }) {
  const t = useT();
  const events = fromQuery(useQuery(eventsOfPod(pod)));
  return (
    <>
      <Title headingLevel="h2" size="md">
        {t('Events of the pod')}
      </Title>
      <LoadableView of={events} what={t('Events of the pod')} skeleton={<Skeleton height="6rem" />}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('None: Kubernetes keeps events for some hours only.')}</p>
          ) : (
            <EventTable events={found} />
          )
        }
      </LoadableView>
    </>
  );
}

function EventTable({ events }: { readonly events: readonly PodEvent[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Events of the pod')}>
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
              {last !== null && <Elapsed isEvent since={last} />}
            </Td>
            <Td dataLabel={t('Reason')}>
              {isWarning ? <Label status="warning">{reason}</Label> : reason}
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
