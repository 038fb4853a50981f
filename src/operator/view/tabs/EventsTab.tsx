import { useState } from 'react';
import {
  Skeleton,
  Stack,
  StackItem,
  FormSelect,
  FormSelectOption,
  Switch,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { useOperatorEvents } from '~/operator/read/useOperatorEvents';
import type { OperatorEvent } from '~/olm/installed/operatorEvents';
import { useT } from '~/i18n';
import { EventTable } from '~/ui/pods/EventTable';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';

/** The live events of the Operator's objects, latest first. */
export default function EventsTab({ details: { facts } }: OperatorTabProps) {
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
              <FailureAlert failure={unread} what={t('Unpack events')} />
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

/** The filters of the events. */
function EventToolbar({ events, filter, onFilter }: Props) {
  const t = useT();
  const objects = [...new Set(events.map(({ kind, name }) => `${kind} ${name}`))].toSorted();
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent>
        <ToolbarItem>
          <FormSelect
            aria-label={t('Resource')}
            value={filter.object}
            onChange={(_event, object) => {
              onFilter({ ...filter, object });
            }}
          >
            <FormSelectOption value="" label={t('All resources')} />
            {objects.map((object) => (
              <FormSelectOption key={object} value={object} label={object} />
            ))}
          </FormSelect>
        </ToolbarItem>
        <ToolbarItem alignSelf="center">
          <Switch
            id="operator-hub-events-warnings"
            label={t('Only warnings')}
            isChecked={filter.isWarningOnly}
            onChange={(_event, isWarningOnly) => {
              onFilter({ ...filter, isWarningOnly });
            }}
          />
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

type EventFilter = {
  readonly isWarningOnly: boolean;
  /** `kind name`; empty: all. */
  readonly object: string;
};

type Props = {
  readonly events: readonly OperatorEvent[];
  readonly filter: EventFilter;
  readonly onFilter: (filter: EventFilter) => void;
};
