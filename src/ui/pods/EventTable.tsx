import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { EmptyState, EmptyStateBody, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { OperatorEvent } from '~/olm/installed/operatorEvents';
import { useT } from '~/i18n';
import './events.css';

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
