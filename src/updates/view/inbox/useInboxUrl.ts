import { useMemo } from 'react';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { type InboxView, inboxQuery, inboxViewIn } from '~/updates/rules/inbox/inboxView';

/** Makes the next view of the one that is shown. */
export type EditInbox = (edit: (view: InboxView) => InboxView) => void;

/** The view of the inbox as it stands in the query string, and how to change it. */
export function useInboxUrl() {
  const [params, change] = useUrlQuery();
  const show: EditInbox = (edit) => {
    change((before) => inboxQuery(edit(inboxViewIn(before)), before), { replace: true });
  };
  return {
    view: useMemo(() => inboxViewIn(params), [params]),
    show,
    type: (keyword: string) => {
      change((before) => inboxQuery({ ...inboxViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
  };
}
