import { LoadableEvents } from '~/ui/pods/EventTable';
import { useExtensionEvents } from '~/extensions/read/useExtensionEvents';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';

/** The events of the extension and its pods. */
export default function EventsTab({ details }: ExtensionTabProps) {
  return <LoadableEvents of={useExtensionEvents(details)} />;
}
