import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { useInbox } from '~/updates/read/inbox';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { Approvals } from '~/updates/view/approvals/Approvals';
import { UpdatesSkeleton } from '~/updates/view/UpdatesSkeleton';
import { OthersApprovals } from './OthersApprovals';
import { PendingInbox } from './PendingInbox';

/** What waits for approval, and what OLM is at. */
export function InboxTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const inbox = useInbox(scope);
  return (
    <Approvals scope={scope}>
      {(approve) => (
        <>
          <OthersApprovals />
          <LoadableView of={inbox} what={t('InstallPlans')} skeleton={<UpdatesSkeleton />}>
            {(found) => <PendingInbox inbox={found} scope={scope} onApprove={approve} />}
          </LoadableView>
          <ChooseProjectHint of={inbox} scope={scope} />
        </>
      )}
    </Approvals>
  );
}
