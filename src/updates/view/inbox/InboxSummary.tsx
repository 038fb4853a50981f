import type { RefObject } from 'react';
import { Flex, FlexItem } from '@patternfly/react-core';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { INBOX_FACETS } from '~/updates/rules/inbox/inboxFacets';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import {
  type InboxView,
  type ListedInbox,
  inboxCounts,
  isInboxFiltered,
  toggledInbox,
  unfilteredInbox,
  withoutInboxFacet,
} from '~/updates/rules/inbox/inboxView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './inboxText';
import type { EditInbox } from './useInboxUrl';

/** How much waits, and by what the view is narrowed. */
export function InboxSummary({ place, plans, result, view, risksLeft, onView }: Props) {
  const t = useT();
  const all = inboxCounts(plans);
  const shown = result.now.reduce((count, group) => count + group.plans.length, 0);
  return (
    <Flex
      className="operator-hub__inbox-summary"
      columnGap={{ default: 'columnGapMd' }}
      rowGap={{ default: 'rowGapSm' }}
    >
      <FlexItem>
        <p ref={place} tabIndex={-1} role="status" className="operator-hub__inbox-count">
          {t('{{count}} plan', { count: all.plans })}
          {' · '}
          {t('{{count}} Operator', { count: all.operators })}
          {shown < all.plans && <> ({t('{{count}} plan shown', { count: shown })})</>}
        </p>
      </FlexItem>
      {risksLeft > 0 && (
        <FlexItem role="status">
          {t('{{count}} plan is still looked at for risks', { count: risksLeft })}
        </FlexItem>
      )}
      {isInboxFiltered(view) && (
        <FilterChips
          groups={chosenGroups(INBOX_FACETS, {
            choices: view.choices,
            known: result.facets,
            title: (facet) => facetTitle(facet, t),
            text: (facet, value) => valueText(facet, value, t),
          })}
          onRemove={(facet, value) => {
            onView((before) => toggledInbox(before, facet, value));
          }}
          onRemoveFacet={(facet) => {
            onView((before) => withoutInboxFacet(before, facet));
          }}
          onClear={() => {
            onView(unfilteredInbox);
          }}
        />
      )}
    </Flex>
  );
}

type Props = {
  /** Where the focus goes when what had it is gone. */
  readonly place: RefObject<HTMLParagraphElement>;
  /** All that wait, and are not put off. */
  readonly plans: readonly InboxPlan[];
  readonly result: ListedInbox;
  readonly view: InboxView;
  /** Plans whose risks a filter or the order waits for. */
  readonly risksLeft: number;
  readonly onView: EditInbox;
};
