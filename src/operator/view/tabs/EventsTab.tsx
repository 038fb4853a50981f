import { useState } from 'react';
import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { useOperatorEvents } from '~/operator/read/useOperatorEvents';
import type { OperatorEvent } from '~/olm/installed/operatorEvents';
import { useT } from '~/i18n';
import { EventTable } from '~/ui/pods/EventTable';
import { type EventFilter, EventToolbar } from './EventToolbar';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** What happened to the Operator's objects, live, newest first. */
export function EventsTab({ details: { facts } }: OperatorTabProps) {
  const t = useT();
  const [filter, setFilter] = useState<EventFilter>({ isWarningOnly: false, object: '' });
  const events = useOperatorEvents(facts);
  return (
    <LoadableView
      of={events}
      what={t('Events')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {({ events: all, unread }) => (
        <Stack hasGutter>
          {unread !== null && (
            <StackItem>
              <FailureAlert failure={unread} what={t('Events of the unpacking')} />
            </StackItem>
          )}
          <StackItem>
            <EventToolbar events={all} filter={filter} onFilter={setFilter} />
            <EventTable events={filtered(all, filter)} areAll={all.length === 0} />
          </StackItem>
        </Stack>
      )}
    </LoadableView>
  );
}

function filtered(events: readonly OperatorEvent[], { isWarningOnly, object }: EventFilter) {
  return events.filter(
    (event) => (!isWarningOnly || event.isWarning) && (object === '' || nameOf(event) === object),
  );
}

function nameOf({ kind, name }: OperatorEvent): string {
  return `${kind} ${name}`;
}
