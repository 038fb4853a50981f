import { EmptyState, Label, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type {
  K8sResourceCommon,
  ResourceEventStreamProps,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useTranslation } from 'react-i18next';
import { numberAt, textAt } from '../../../../json';
import { useWatch } from '../../../kube/useWatch';
import Timestamp from '../../shared/src/components/datetime/Timestamp';

/** The events about one object, the latest first, as they come. */
export function WrappedResourceEventStream({ resource }: ResourceEventStreamProps) {
  const { t } = useTranslation('public');
  const { uid = '', name = '', namespace } = resource.metadata ?? {};
  const {
    data: events,
    isLoaded,
    failure,
  } = useWatch<K8sResourceCommon[]>({
    groupVersionKind: { version: 'v1', kind: 'Event' },
    isList: true,
    fieldSelector: `involvedObject.uid=${uid},involvedObject.name=${name},involvedObject.kind=${resource.kind ?? ''}`,
    ...(namespace === undefined ? {} : { namespace }),
  });
  if (failure !== undefined) {
    return (
      <EmptyState titleText={t('Could not load events')} headingLevel="h2" status="danger">
        {failure}
      </EmptyState>
    );
  }
  if (!isLoaded) {
    return <Skeleton screenreaderText={t('Loading')} />;
  }
  const sorted = events.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
  return sorted.length === 0 ? (
    <EmptyState titleText={t('No events')} headingLevel="h2" variant="sm" />
  ) : (
    <EventTable events={sorted} />
  );
}

function EventTable({ events }: { readonly events: readonly K8sResourceCommon[] }) {
  const { t } = useTranslation('public');
  return (
    <Table variant="compact" aria-label={t('Events')}>
      <Thead>
        <Tr>
          <Th>{t('Type')}</Th>
          <Th>{t('Reason')}</Th>
          <Th>{t('Message')}</Th>
          <Th>{t('Count')}</Th>
          <Th>{t('Last seen')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {events.map((event) => (
          <Tr key={event.metadata?.uid}>
            <Td dataLabel={t('Type')}>
              <Label isCompact status={textAt(event, 'type') === 'Warning' ? 'warning' : 'info'}>
                {textAt(event, 'type')}
              </Label>
            </Td>
            <Td dataLabel={t('Reason')}>{textAt(event, 'reason')}</Td>
            <Td dataLabel={t('Message')}>{textAt(event, 'message')}</Td>
            <Td dataLabel={t('Count')}>{numberAt(event, 'count')}</Td>
            <Td dataLabel={t('Last seen')}>
              <Timestamp timestamp={timeOf(event)} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function timeOf(event: K8sResourceCommon): string {
  return (
    textAt(event, 'lastTimestamp') ??
    textAt(event, 'eventTime') ??
    event.metadata?.creationTimestamp ??
    ''
  );
}
