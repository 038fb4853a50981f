import { Badge, Skeleton, Stack, StackItem, Tab, TabTitleText, Tabs } from '@patternfly/react-core';
import { type PlanContent, unreadByCause } from '~/olm/plans/planContent';
import { useTabScroll } from '~/ui/useTabScroll';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { PlanUnread } from './PlanUnread';
import { ReviewNotices } from '~/updates/view/review/ReviewNotices';
import type { ContentProps, SectionId } from '~/updates/view/review/planSections';
import { useSections } from '~/updates/view/review/useSections';
import './plan.css';

/** Everything that a plan does and changes: who gets which rights, which APIs come, what runs, and every object. */
export function PlanContentView(props: ContentProps) {
  const t = useT();
  const { details } = props;
  return (
    <LoadableView
      of={details.content}
      what={t('Content of the plan')}
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

/** Of a plan that cannot be read there is next to nothing to compare: its names are shown at once. */
function isAwaited({ objects }: PlanContent, { reviewed: { review } }: ContentProps): boolean {
  return review?.status === 'loading' && objects.some(({ manifest }) => manifest !== null);
}

type SectionProps = ContentProps & { readonly content: PlanContent };

/** Which section is open stands in the URL. Only that one is rendered: bundles can be large. */
function Sections(props: SectionProps) {
  const t = useT();
  const { content, details, reviewed, isWaiting } = props;
  const [query, change] = useUrlQuery();
  const choose = (section: SectionId) => {
    change((before) => {
      before.set(TAB, section);
      return before;
    });
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
      <ReviewNotices reviewed={reviewed} isWaiting={isWaiting} />
      <StackItem>
        <Tabs
          aria-label={t('Content of the plan')}
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
