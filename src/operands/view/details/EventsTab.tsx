import { LoadableEvents } from '~/ui/pods/EventTable';
import { useInstanceEvents } from '~/operands/read/useInstanceEvents';
import type { InstanceTabProps } from '~/operands/view/instanceDetails';

/** The events of the instance. */
export default function EventsTab({ details: { object } }: InstanceTabProps) {
  return <LoadableEvents of={useInstanceEvents(object.metadata)} />;
}
