import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { EventTable } from '~/ui/pods/EventTable';
import { useExtensionEvents } from '~/extensions/read/useExtensionEvents';
import type { ExtensionTabProps } from '~/extensions/view/extensionTab';

/** The events of the extension and its pods. */
export function EventsTab({ details }: ExtensionTabProps) {
  const t = useT();
  const events = useExtensionEvents(details);
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
