import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { EmptyState, EmptyStateBody, Label, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useT } from '~/i18n';
import type { Loadable } from '~/kube/loadable';
import type { OperatorEvent } from '~/olm/installed/operatorEvents';
import type { PodEvent } from '~/olm/workloads/podEvents';
import { LoadableView } from '~/ui/LoadableView';
import './events.css';

/** The events of an object while they load, and afterwards. */
export function LoadableEvents({ of }: { readonly of: Loadable<readonly OperatorEvent[]> }) {
  const t = useT();
  return (
    <LoadableView
      of={of}
      what={t('Events')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(events) => <EventTable events={events} areAll />}
    </LoadableView>
  );
}

/** Events with Kubernetes' messages. */
export function EventTable({ events, areAll }: Props) {
  const t = useT();
  if (events.length === 0) {
    return (
      <EmptyState headingLevel="h2" titleText={t('No events')} variant="sm">
        <EmptyStateBody>
          {areAll
            ? t('No events. Kubernetes keeps events for a few hours.')
            : t('No results match the filter criteria')}
        </EmptyStateBody>
      </EmptyState>
    );
  }
  return (
    <Table variant="compact" aria-label={t('Events')} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={15}>{t('Last seen')}</Th>
          <Th width={10}>{t('Type')}</Th>
          <Th width={25}>{t('Resource')}</Th>
          <Th>{t('Message')}</Th>
          <Th modifier="fitContent">{t('Count')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly events: readonly OperatorEvent[];
  /** There are no events at all, whatever the filter. */
  readonly areAll: boolean;
};

function EventRow({ event }: { readonly event: OperatorEvent }) {
  const t = useT();
  const { at, isWarning, kind, name, namespace, gvk, reason, message, count, source } = event;
  return (
    <Tr>
      <Td dataLabel={t('Last seen')} modifier="nowrap">
        {at === null ? '–' : <Timestamp timestamp={at} simple />}
      </Td>
      <Td dataLabel={t('Type')}>
        {isWarning ? (
          <Label isCompact status="warning">
            {t('Warning')}
          </Label>
        ) : (
          <Label isCompact>{t('Normal')}</Label>
        )}
      </Td>
      <Td dataLabel={t('Resource')} modifier="breakWord">
        {gvk === null ? (
          `${kind} ${name}`
        ) : (
          <ResourceLink groupVersionKind={gvk} name={name} namespace={namespace} inline />
        )}
      </Td>
      <Td dataLabel={t('Message')} modifier="breakWord">
        {/* In a stacked table a cell is a grid: one element beside its label. */}
        <div>
          <strong>{reason}</strong> {message}
          {source !== '' && <div className="operator-hub__event-source">{source}</div>}
        </div>
      </Td>
      <Td dataLabel={t('Count')}>{count}</Td>
    </Tr>
  );
}

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
