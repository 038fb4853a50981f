import {
  Badge,
  Skeleton,
  Stack,
  StackItem,
  Tab,
  TabTitleText,
  Tabs,
  AlertActionLink,
  List,
  ListItem,
} from '@patternfly/react-core';
import { unreadByCause, type PlanContent, type UnreadBundle } from '~/olm/plans/planContent';
import { useTabScroll } from '~/ui/usePlace';
import { useT, type Translate } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import type { SectionId } from '~/updates/view/review/planSections';
import { useSections, type ContentProps } from '~/updates/view/review/useSections';
import { FailureText, FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { type UnreadableGroup, unreadableGroups } from '~/updates/rules/review/servedKind';
import type { PlanReviewed } from '~/updates/rules/review/planDelta';
import './plan.css';

/** All actions and changes of a plan: permissions, APIs, Deployments, and every object. */
export function PlanContentView(props: ContentProps) {
  const t = useT();
  const { details } = props;
  return (
    <LoadableView
      of={details.content}
      what={props.label ?? t('Install plan content')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
      onRetry={details.refetch}
    >
      {(content) =>
        isAwaited(content, props) ? (
          <div role="status" aria-busy="true" aria-label={t('Comparing with the cluster')}>
            <Skeleton height="12rem" screenreaderText={t('Loading')} />
          </div>
        ) : (
          <Sections {...props} content={content} />
        )
      }
    </LoadableView>
  );
}

/** An unreadable plan has nearly nothing to compare, so that its names are shown immediately. */
function isAwaited({ objects }: PlanContent, { reviewed: { review } }: ContentProps): boolean {
  return review?.status === 'loading' && objects.some(({ manifest }) => manifest !== null);
}

type SectionProps = ContentProps & { readonly content: PlanContent };

/** The URL contains the open section. Only that one is rendered, because bundles can be large. */
function Sections(props: SectionProps) {
  const t = useT();
  const { content, details, reviewed, isWaiting } = props;
  const [query, change] = useUrlQuery();
  const choose = (section: SectionId) => {
    change(withParam(TAB, section));
  };
  const sections = useSections(props, choose);
  const chosen = query.get(TAB);
  const open = sections.find((section) => section.id === chosen) ?? sections[0];
  const scroll = useTabScroll(open?.id ?? '');
  return (
    <Stack hasGutter>
      {unreadByCause(content).map((bundles) => (
        <StackItem key={bundles.map(({ reference }) => reference.name).join(' ')}>
          <PlanUnread
            bundles={bundles}
            isWaiting={isWaiting}
            onRetry={() => {
              details.refetch();
              reviewed.refresh();
            }}
          />
        </StackItem>
      ))}
      <ReviewNotices reviewed={reviewed} />
      <StackItem>
        <Tabs
          aria-label={props.label ?? t('Install plan content')}
          {...scroll}
          activeKey={open?.id ?? ''}
          onSelect={(_, section) => {
            const found = sections.find(({ id: one }) => one === section);
            if (found !== undefined) choose(found.id);
          }}
        >
          {sections.map((section) => (
            <Tab
              key={section.id}
              eventKey={section.id}
              title={
                <>
                  <TabTitleText>{section.title}</TabTitleText>{' '}
                  {section.count !== null && <Badge isRead>{section.count}</Badge>}
                </>
              }
            >
              {section.id === open?.id && (
                <div className="operator-hub__plan-section">{section.render()}</div>
              )}
            </Tab>
          ))}
        </Tabs>
      </StackItem>
    </Stack>
  );
}

const TAB = 'tab';

/** The reason why bundles, or parts of one, are unreadable. The plan still contains the names of their objects. */
function PlanUnread({ bundles, isWaiting, onRetry }: Props) {
  const t = useT();
  const [first] = bundles;
  if (first === undefined) return null;
  const { failure, files } = first;
  const name = t.list(bundles.map(({ csvName }) => csvName));
  if (failure === null) {
    return (
      <Notice
        isPlain
        variant="info"
        title={t('Some files in the bundle of {{name}} cannot be shown', { name })}
      >
        {files.map(({ name: file, problem }) => (
          <p key={file}>
            <strong>{file}</strong> {problem !== null && problemText(problem, t)}
          </p>
        ))}
      </Notice>
    );
  }
  return (
    <Notice
      variant={failure.kind === 'forbidden' ? 'info' : 'warning'}
      title={t('Only resource names of {{name}} are available', { name })}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      {failure.permission === undefined && <p>{causeText(first, t)}</p>}
      {isWaiting && failure.kind === 'not-found' && (
        <p>
          {t(
            'The install plan would fail. Delete it so that OLM re-creates it with the ConfigMap.',
          )}
        </p>
      )}
      <FailureText failure={failure} />
    </Notice>
  );
}

type Props = {
  readonly bundles: readonly UnreadBundle[];
  /** The plan requires approval. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
};

function causeText({ reference, failure }: UnreadBundle, t: Translate): string {
  const { namespace } = reference;
  switch (failure?.kind) {
    case 'not-found':
      return t('The bundle ConfigMap in namespace {{namespace}} does not exist.', {
        namespace,
      });
    default:
      return t('Unable to load the bundle ConfigMap in namespace {{namespace}}.', {
        namespace,
      });
  }
}

function problemText(
  problem: NonNullable<UnreadBundle['files'][number]['problem']>,
  t: Translate,
): string {
  switch (problem) {
    case 'too-large':
      return t('is too large');
    case 'not-decodable':
      return t('cannot be unpacked');
    case 'no-manifest':
      return t('contains no manifest that OLM can apply');
  }
}

/** The missing data of the comparison with the cluster. */
function ReviewNotices({ reviewed }: ReviewNoticesProps) {
  const t = useT();
  const { review, refresh } = reviewed;
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
  // Objects of unreadable bundles are reported with the plan.
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
    </>
  );
}

type ReviewNoticesProps = { readonly reviewed: PlanReviewed };

function Unreadable({ groups, onRetry }: UnreadableProps) {
  const t = useT();
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Notice
      variant="info"
      title={t('Unable to compare {{count}} resources', { count })}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      <List isPlain>
        {groups.map(({ id, kind, names, failure }) => (
          <ListItem key={id}>
            {t('{{what}}: {{state}}', { what: kind, state: t.list(names) })}
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
