import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '@patternfly/react-core';
import { NoMatch } from '~/ui/lists/NoMatch';
import { useChosen } from '~/ui/useChosen';
import { useSlowClock } from '~/kube/useSlowClock';
import type { ReadInbox } from '~/updates/read/inbox';
import { useKnownRisks } from '~/updates/read/inboxRisks';
import { usePutOffs } from '~/updates/read/putOff';
import type { InboxFacts } from '~/updates/rules/inbox/inboxFacets';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { asksForRisks, listedInbox, unfilteredInbox } from '~/updates/rules/inbox/inboxView';
import { type PutOff, putOffOf } from '~/updates/rules/inbox/putOff';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { ReadNotes } from '~/updates/view/ReadNotes';
import { InboxEmpty } from './InboxEmpty';
import { InboxSummary } from './InboxSummary';
import { InboxTable } from './InboxTable';
import { InboxToolbar } from './InboxToolbar';
import { OtherPlans } from './OtherPlans';
import { PutOffDialog } from './PutOffDialog';
import { PutOffPlans } from './PutOffPlans';
import { useInboxUrl } from './useInboxUrl';

/** The inbox with its notes, filters, and what is put off; where nothing waits, that. */
export function PendingInbox({ inbox, scope, onApprove }: Props) {
  const { waiting, others, byNamespace } = inbox;
  const isPartial = byNamespace !== null && byNamespace.settled < byNamespace.total;
  return (
    <>
      <ReadNotes how={inbox} />
      {waiting.length > 0 && <Waiting waiting={waiting} scope={scope} onApprove={onApprove} />}
      {waiting.length === 0 && !isPartial && <InboxEmpty scope={scope} of={byNamespace} />}
      {others.length > 0 && <OtherPlans plans={others} scope={scope} />}
    </>
  );
}

type Props = {
  readonly inbox: ReadInbox;
  readonly scope: NamespaceScope;
  /** Somebody wants these approved in this order. */
  readonly onApprove: (plans: readonly InboxPlan[]) => void;
};

function Waiting({ waiting, scope, onApprove }: WaitingProps) {
  const url = useInboxUrl();
  const { facts, risksLeft, putOff, bringBack } = useFacts(waiting, asksForRisks(url.view));
  const found = useMemo(() => listedInbox(waiting, url.view, facts), [waiting, url.view, facts]);
  // Hundreds of rows take their time: what is typed or clicked comes first.
  const result = useDeferredValue(found);
  const [isPuttingOff, setPuttingOff] = useState<InboxPlan | null>(null);
  const offered = useMemo(
    () => waiting.filter(({ id }) => !facts.putOffs.has(id)),
    [waiting, facts],
  );
  const selection = useChosen(offered);
  const summary = useRef<HTMLParagraphElement>(null);
  const t = useT();
  const isEmpty = result.now.length + result.putOff.length === 0;
  return (
    <>
      <InboxToolbar
        view={url.view}
        facets={result.facets}
        onKeyword={url.type}
        onView={url.show}
        action={<ApproveButton chosen={selection.chosen} onApprove={onApprove} />}
      />
      <InboxSummary
        place={summary}
        plans={offered}
        result={result}
        view={url.view}
        risksLeft={risksLeft}
        onView={url.show}
      />
      {result.now.length > 0 && (
        <InboxTable
          groups={result.now}
          scope={scope}
          selection={selection}
          onPutOff={setPuttingOff}
        />
      )}
      {isEmpty && (
        <NoMatch
          title={t('No plan matches the filters')}
          onClear={() => {
            url.show(unfilteredInbox);
          }}
        />
      )}
      {result.putOff.length > 0 && (
        <PutOffPlans
          // Who looks for what is put off wants to see it.
          key={String(url.view.choices.later.includes('put-off'))}
          isOpenAtFirst={url.view.choices.later.includes('put-off')}
          groups={result.putOff}
          putOffs={facts.putOffs}
          scope={scope}
          onBringBack={({ plan }) => {
            bringBack(plan);
            summary.current?.focus();
          }}
        />
      )}
      {isPuttingOff !== null && (
        <PutOffDialog
          plan={isPuttingOff.plan}
          onPutOff={(until) => {
            putOff(isPuttingOff.plan, until);
            setPuttingOff(null);
            // The row with the button is gone.
            setTimeout(() => summary.current?.focus());
          }}
          onClose={() => {
            setPuttingOff(null);
          }}
        />
      )}
    </>
  );
}

type ApproveProps = Pick<Props, 'onApprove'> & { readonly chosen: readonly InboxPlan[] };

function ApproveButton({ chosen, onApprove }: ApproveProps) {
  const t = useT();
  return (
    <Button
      variant="primary"
      isDisabled={chosen.length === 0}
      onClick={() => {
        onApprove(chosen);
      }}
    >
      {chosen.length === 0
        ? t('Approve selected in order…')
        : t('Approve {{count}} selected plan in order…', { count: chosen.length })}
    </Button>
  );
}

type WaitingProps = Pick<Props, 'scope' | 'onApprove'> & { readonly waiting: readonly InboxPlan[] };

/** What is known of the plans besides themselves, and how to put them off. */
function useFacts(waiting: readonly InboxPlan[], areRisksWanted: boolean) {
  const { risks, left } = useKnownRisks(waiting, areRisksWanted);
  const { putOffs, putOff, bringBack } = usePutOffs();
  const now = useSlowClock();
  const facts = useMemo((): InboxFacts => {
    const inForce = waiting.flatMap(({ id, plan }): [string, PutOff][] => {
      const found = putOffOf(plan, { putOffs, now });
      return found === null ? [] : [[id, found]];
    });
    return { risks, putOffs: new Map(inForce) };
  }, [waiting, risks, putOffs, now]);
  return { facts, risksLeft: left, putOff, bringBack };
}
