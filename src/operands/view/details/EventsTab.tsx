import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { EventTable } from '~/ui/pods/EventTable';
import { useInstanceEvents } from '~/operands/read/useInstanceEvents';
import type { InstanceTabProps } from '~/operands/view/instanceTab';

/** The events of the instance. */
export function EventsTab({ details: { object } }: InstanceTabProps) {
  const t = useT();
  const events = useInstanceEvents(object.metadata);
  return (
    <LoadableView
      of={events}
      what={t('Events')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(list) => <EventTable events={list} areAll />}
    </LoadableView>
  );
}
