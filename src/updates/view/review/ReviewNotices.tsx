import { AlertActionLink, List, ListItem, StackItem } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { type UnreadableGroup, unreadableGroups } from '~/updates/rules/review/unreadableGroups';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import { Sentence } from '~/ui/Sentence';
import { useT } from '~/i18n';
import { Elapsed } from '~/ui/Elapsed';
import { FailureAlert, FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

/** How old the comparison with the cluster is, and what is missing in it. */
export function ReviewNotices({ reviewed, isWaiting }: Props) {
  const t = useT();
  const { review, refresh, isRefreshing, comparedAt } = reviewed;
  if (review === null || review.status === 'loading') return null;
  if (review.status === 'failed') {
    return (
      <StackItem>
        <FailureAlert
          failure={review.failure}
          what={t('Comparison with the cluster')}
          onRetry={refresh}
        />
      </StackItem>
    );
  }
  // Of what the plan does not tell itself, that goes without saying.
  const groups = unreadableGroups(
    review.data.objects.filter(({ after }) => after.manifest !== null),
  );
  return (
    <>
      {groups.length > 0 && (
        <StackItem>
          <Unreadable groups={groups} onRetry={refresh} />
        </StackItem>
      )}
      {review.stale !== null && (
        <StackItem>
          <FailureAlert failure={review.stale} what={t('Comparison with the cluster')} />
        </StackItem>
      )}
      {comparedAt !== null && (
        <StackItem className="operator-hub__plan-holder">
          <Sentence
            text={t('Compared with the cluster <time/>')}
            parts={{ time: <Elapsed since={comparedAt} isEvent /> }}
          />{' '}
          {/* Once it is carried out it would be compared with itself. */}
          {isWaiting && (
            <BusyButton
              variant="link"
              isInline
              isLoading={isRefreshing}
              isDisabled={isRefreshing}
              onClick={refresh}
            >
              {t('Compare again')}
            </BusyButton>
          )}
        </StackItem>
      )}
    </>
  );
}

type Props = {
  readonly reviewed: PlanReviewed;
  /** The plan is still to be approved. */
  readonly isWaiting: boolean;
};

function Unreadable({ groups, onRetry }: UnreadableProps) {
  const t = useT();
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Notice
      variant="info"
      title={t('Of {{count}} object it is not known what changes', { count })}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      <List isPlain>
        {groups.map(({ id, kind, names, failure }) => (
          <ListItem key={id}>
            {t('{{kind}}: {{names}}', { kind, names: t.list(names) })}
            <FailureText failure={failure} />
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

type UnreadableProps = {
  readonly groups: readonly UnreadableGroup[];
  readonly onRetry: () => void;
};
