import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  FlexItem,
  FormSelect,
  FormSelectOption,
  ToolbarItem,
} from '@patternfly/react-core';
import { CheckCircleIcon, CubesIcon } from '@patternfly/react-icons';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { useChosen } from '~/ui/useChosen';
import { useSlowClock } from '~/kube/useSlowClock';
import { type ReadInbox, useKnownRisks } from '~/updates/read/inbox';
import { usePutOffs } from '~/updates/read/snooze';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import {
  asksForRisks,
  INBOX,
  inboxCounts,
  type InboxFacts,
  listedInbox,
  type ListedInbox,
} from '~/updates/rules/inbox/inboxList';
import { snoozeOf, type Snooze } from '~/updates/rules/inbox/snooze';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { ReadNotes } from '~/updates/view/ReadNotes';
import { LinkButton } from '~/ui/LinkButton';
import type { PlansByNamespace } from '~/updates/read/readPlans';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { useListUrl, type ListUrl } from '~/ui/lists/useList';
import { InboxTable } from './InboxTable';
import { OtherPlans } from './OtherPlans';
import { SnoozeDialog, SnoozedPlans } from './SnoozedPlans';
import { approvalsText, inboxTexts, orderTexts } from '~/updates/view/texts';

/** The inbox with its notices, filters and postponed plans, or an empty state. */
export function PendingInbox({ inbox, scope, onApprove, ...rest }: Props) {
  const { waiting, others, byNamespace } = inbox;
  const isPartial = byNamespace !== null && byNamespace.settled < byNamespace.total;
  useLinkedApproval(isPartial ? null : waiting, onApprove);
  return (
    <>
      <ReadNotes how={inbox} />
      {waiting.length > 0 && <Waiting waiting={waiting} scope={scope} onApprove={onApprove} />}
      {waiting.length === 0 && !isPartial && (
        <InboxEmpty scope={scope} of={byNamespace} {...rest} />
      )}
      {others.length > 0 && <OtherPlans plans={others} scope={scope} />}
    </>
  );
}

type Props = {
  readonly inbox: ReadInbox;
  readonly scope: NamespaceScope;
  /** Approves these plans in this order. */
  readonly onApprove: (plans: readonly InboxPlan[]) => void;
  /** Nothing else on the page requires approval. */
  readonly isAlone: boolean;
  /** The updates of all extensions are known. */
  readonly isComplete: boolean;
  /** The number of Operators without a later version. */
  readonly upToDate: number;
};

/**
 * Offers to approve the plans that a link of the Installed page names. Plans that no longer require approval are ignored.
 * @param waiting `null`: not yet known
 */
function useLinkedApproval(
  waiting: readonly InboxPlan[] | null,
  onApprove: Props['onApprove'],
): void {
  const [query, change] = useUrlQuery();
  useEffect(() => {
    const linked = query.getAll('approve');
    if (linked.length === 0 || waiting === null) return;
    change(withParam('approve', null), { replace: true });
    const chosen = waiting.filter(({ id }) => linked.includes(id));
    if (chosen.length > 0) onApprove(chosen);
  });
}

function Waiting({ waiting, scope, onApprove }: WaitingProps) {
  const url = useListUrl(INBOX);
  const { facts, risksLeft, putOff, bringBack } = useFacts(waiting, asksForRisks(url.view));
  const found = useMemo(() => listedInbox(waiting, url.view, facts), [waiting, url.view, facts]);
  // Input has priority over the rendering of hundreds of rows.
  const result = useDeferredValue(found);
  const [isPuttingOff, setPuttingOff] = useState<InboxPlan | null>(null);
  // Selected plans are approved in the order of the table; those that a filter hides follow.
  const offered = useMemo(() => {
    const shown = found.now.flatMap(({ plans }) => plans);
    const hidden = waiting.filter((one) => !facts.putOffs.has(one.id) && !shown.includes(one));
    return [...shown, ...hidden];
  }, [waiting, found, facts]);
  const selection = useChosen(offered);
  const summary = useRef<HTMLParagraphElement>(null);
  const t = useT();
  const texts = inboxTexts(t);
  const list = { ...url, facets: result.facets };
  const isPutOffWanted = url.view.choices['later']?.includes('put-off') === true;
  const isEmpty = result.now.length + result.putOff.length === 0;
  return (
    <>
      <ListToolbar list={list} texts={texts} first={2}>
        <ToolbarItem>
          <Order url={url} />
        </ToolbarItem>
        <ToolbarItem align={{ lg: 'alignEnd' }}>
          <ApproveButton chosen={selection.chosen} onApprove={onApprove} />
        </ToolbarItem>
      </ListToolbar>
      <ListSummary list={list} texts={texts}>
        <Count place={summary} plans={offered} result={result} />
        {risksLeft > 0 && (
          <FlexItem role="status">
            {t('Checking {{count}} install plans for risks', { count: risksLeft })}
          </FlexItem>
        )}
      </ListSummary>
      {result.now.length > 0 && (
        <InboxTable
          groups={result.now}
          scope={scope}
          selection={selection}
          onPutOff={setPuttingOff}
        />
      )}
      {isEmpty && <NoMatch onClear={url.clear} />}
      {result.putOff.length > 0 && (
        <SnoozedPlans
          // A filter for postponed plans expands them.
          key={String(isPutOffWanted)}
          isOpenAtFirst={isPutOffWanted}
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
        <SnoozeDialog
          plan={isPuttingOff.plan}
          onPutOff={(days) => {
            putOff(isPuttingOff.plan, days);
            setPuttingOff(null);
            // The row with the focused button is removed.
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
      {chosen.length === 0 ? t('Approve selected in order') : approvalsText(chosen.length, t)}
    </Button>
  );
}

type WaitingProps = Pick<Props, 'scope' | 'onApprove'> & { readonly waiting: readonly InboxPlan[] };

/** Further facts about the plans, and the action that postpones them. */
function useFacts(waiting: readonly InboxPlan[], areRisksWanted: boolean) {
  const { risks, left } = useKnownRisks(waiting, areRisksWanted);
  const { putOffs, putOff, bringBack } = usePutOffs();
  const now = useSlowClock();
  const facts = useMemo((): InboxFacts => {
    const inForce = waiting.flatMap(({ id, plan }): [string, Snooze][] => {
      const found = snoozeOf(plan, { putOffs, now });
      return found === null ? [] : [[id, found]];
    });
    return { risks, putOffs: new Map(inForce) };
  }, [waiting, risks, putOffs, now]);
  return { facts, risksLeft: left, putOff, bringBack };
}

/** No known plan requires approval. This does not mean up to date, because a channel can have no further update. */
function InboxEmpty({ scope, of, isAlone, isComplete, upToDate: count }: InboxEmptyProps) {
  const t = useT();
  if (of !== null && of.unread.length === of.total) return <NothingRead hasSome={of.total > 0} />;
  if (!isAlone) return null;
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('No pending approvals')}
      {...(isComplete && { icon: CheckCircleIcon, status: 'success' })}
    >
      {count > 0 && (
        <EmptyStateBody>{t('{{count}} Operators are up to date', { count })}</EmptyStateBody>
      )}
      {of !== null && (
        <EmptyStateBody>
          {t('No install plan requires approval in namespaces that you can view.')}
        </EmptyStateBody>
      )}
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.installed(scope)}>
            {t('View installed Operators')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type InboxEmptyProps = Pick<Props, 'isAlone' | 'isComplete' | 'upToDate'> & {
  readonly scope: NamespaceScope;
  /** `null`: everything was read with one request. */
  readonly of: PlansByNamespace | null;
};

function NothingRead({ hasSome }: { readonly hasSome: boolean }) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={hasSome ? t('Insufficient permissions') : t('No projects found')}
      icon={CubesIcon}
    >
      <EmptyStateBody>
        {t(
          'Contact your cluster administrator for permission to list InstallPlans in a namespace.',
        )}
      </EmptyStateBody>
    </EmptyState>
  );
}

/** The order of the plans. */
function Order({ url: { view, show } }: { readonly url: ListUrl }) {
  const t = useT();
  return (
    <FormSelect
      aria-label={t('Order')}
      value={view.sort}
      onChange={(_, sort) => {
        show((before) => ({ ...before, sort }));
      }}
    >
      {Object.entries(orderTexts(t)).map(([sort, text]) => (
        <FormSelectOption key={sort} value={sort} label={text} />
      ))}
    </FormSelect>
  );
}

/** The number of pending plans, and how many of them are displayed. */
function Count({ place, plans, result }: CountProps) {
  const t = useT();
  const all = inboxCounts(plans);
  const shown = result.now.reduce((count, group) => count + group.plans.length, 0);
  return (
    <FlexItem>
      <p ref={place} tabIndex={-1} role="status" className="operator-hub__inbox-count">
        {t('{{count}} install plans', { count: all.plans })}
        {' · '}
        {t('{{count}} Operator', { count: all.operators })}
        {shown < all.plans && <> ({t('{{count}} install plans shown', { count: shown })})</>}
      </p>
    </FlexItem>
  );
}

type CountProps = {
  /** Receives the focus when the focused element disappears. */
  readonly place: RefObject<HTMLParagraphElement>;
  /** The pending plans that are not snoozed. */
  readonly plans: readonly InboxPlan[];
  readonly result: ListedInbox;
};
