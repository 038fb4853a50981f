import { useMemo, type ReactNode } from 'react';
import {
  Button,
  Flex,
  FlexItem,
  ToolbarItem,
  Skeleton,
  Stack,
  StackItem,
  ToolbarGroup,
  EmptyState,
  EmptyStateBody,
} from '@patternfly/react-core';
import { CheckCircleIcon, SearchIcon } from '@patternfly/react-icons';
import { FailureAlert } from '~/ui/FailureAlert';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { NoMatch } from '~/ui/lists/NoMatch';
import type { LeftoverScan } from '~/remove/read/useLeftovers';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import { LEFTOVER_FACETS, type LeftoverFacetValues } from '~/remove/rules/leftovers/leftoverFacets';
import {
  isLeftoverFiltered,
  listedLeftovers,
  toggledLeftovers,
  unfilteredLeftovers,
  leftoverQuery,
  leftoverViewIn,
  type LeftoverView,
} from '~/remove/rules/leftovers/leftoverView';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { LeftoverSection } from './LeftoverSection';
import { facetTitle, kindText, valueText, optionsOf } from './leftoverText';
import { useChosenLeftovers } from './useChosenLeftovers';

/** What was found so far, worst first, and the choice of what is cleaned up. */
export function LeftoversList({ scan, scope, isCleaning, onShow, onCleanUp }: Props) {
  const t = useT();
  const { leftovers, isScanning } = scan;
  const { view, show, type } = useLeftoverUrl();
  const selection = useChosenLeftovers(leftovers);
  const { groups, facets } = useMemo(() => listedLeftovers(leftovers, view), [leftovers, view]);
  if (leftovers.length === 0) return <NothingFound scan={scan} scope={scope} />;
  const visible = groups.flatMap((group) => group.leftovers);
  const shown = visible.length;
  const hidden = selection.chosen.length - visible.filter(selection.isChosen).length;
  return (
    <>
      <LeftoversToolbar
        view={view}
        facets={facets}
        onKeyword={type}
        onView={show}
        actions={
          <ToolbarItem>
            <CleanUpButton
              chosen={selection.chosen}
              isDisabled={isCleaning || isScanning}
              onCleanUp={onCleanUp}
            />
          </ToolbarItem>
        }
      />
      <Flex columnGap={{ default: 'columnGapMd' }}>
        <FlexItem>
          <p role="status">
            {t('{{count}} leftover', { count: leftovers.length })}
            {shown < leftovers.length && <> ({t('{{count}} shown', { count: shown })})</>}
            {hidden > 0 && (
              <> · {t('{{count}} selected leftover is hidden by the filters', { count: hidden })}</>
            )}
          </p>
        </FlexItem>
        {isLeftoverFiltered(view) && (
          <FilterChips
            groups={chosenGroups(LEFTOVER_FACETS, {
              choices: view.choices,
              known: facets,
              title: (facet) => facetTitle(facet, t),
              text: (facet, value) => valueText(facet, value, t),
            })}
            onRemove={(facet, value) => {
              show((before) => toggledLeftovers(before, facet, value));
            }}
            onClear={() => {
              show(unfilteredLeftovers);
            }}
          />
        )}
      </Flex>
      {groups.map((group) => (
        <LeftoverSection key={group.severity} group={group} selection={selection} onShow={onShow} />
      ))}
      {groups.length === 0 && (
        <NoMatch
          title={t('No leftover matches the filters')}
          onClear={() => {
            show(unfilteredLeftovers);
          }}
        />
      )}
    </>
  );
}

type Props = {
  readonly scan: LeftoverScan;
  readonly scope: NamespaceScope;
  /** A clean-up is not through yet. */
  readonly isCleaning: boolean;
  readonly onShow: (leftover: Leftover) => void;
  readonly onCleanUp: (chosen: readonly Leftover[]) => void;
};

/** There is nothing, or nothing yet. */
function NothingFound({ scan, scope }: Pick<Props, 'scan' | 'scope'>) {
  const t = useT();
  const { isScanning, failure, unread, scanAgain } = scan;
  if (isScanning) return <LeftoversSkeleton />;
  if (failure !== null) {
    return <FailureAlert failure={failure} what={t('Leftovers')} onRetry={scanAgain} />;
  }
  if (unread.length > 0) return <LeftoversUnknown />;
  return <LeftoversEmpty scope={scope} kinds={LEFTOVER_KINDS.map((kind) => kindText(kind, t))} />;
}

function CleanUpButton({ chosen, isDisabled, onCleanUp }: ButtonProps) {
  const t = useT();
  return (
    <Button
      variant="primary"
      isDisabled={isDisabled || chosen.length === 0}
      onClick={() => {
        onCleanUp(chosen);
      }}
    >
      {chosen.length === 0
        ? t('Clean up selected…')
        : t('Clean up {{count}} selected leftover…', { count: chosen.length })}
    </Button>
  );
}

type ButtonProps = Pick<Props, 'onCleanUp'> & {
  readonly chosen: readonly Leftover[];
  readonly isDisabled: boolean;
};

/** Has the size of a short list. */
function LeftoversSkeleton() {
  const t = useT();
  return (
    <Stack hasGutter>
      {['40%', '100%', '100%', '100%'].map((width, index) => (
        <StackItem key={`${index.toString()}-${width}`}>
          <Skeleton width={width} height="3rem" screenreaderText={t('Loading')} />
        </StackItem>
      ))}
    </Stack>
  );
}

/** Search, facets, and what can be done with what is chosen. */
function LeftoversToolbar({ view, facets, onKeyword, onView, actions }: LeftoversToolbarProps) {
  const t = useT();
  return (
    <FilterToolbar
      search={{
        label: t('Find by name, kind, namespace or package'),
        placeholder: t('Find a leftover'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={LEFTOVER_FACETS.map((facet) => ({
        facet,
        title: facetTitle(facet, t),
        options: optionsOf(facet, facets[facet], t),
        chosen: view.choices[facet],
      }))}
      onToggle={(facet, value) => {
        onView((before) => toggledLeftovers(before, facet, value));
      }}
    >
      <ToolbarGroup align={{ lg: 'alignEnd' }}>{actions}</ToolbarGroup>
    </FilterToolbar>
  );
}

type LeftoversToolbarProps = {
  readonly view: LeftoverView;
  readonly facets: LeftoverFacetValues;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditLeftovers;
  readonly actions: ReactNode;
};

/** Everything was looked at, and nothing is left. */
function LeftoversEmpty({ scope, kinds }: LeftoversEmptyProps) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('Nothing is left')}
      icon={CheckCircleIcon}
      status="success"
    >
      <EmptyStateBody>
        <p>
          {scope === null
            ? t('No Operator that is gone left anything on this cluster.')
            : t(
                'No Operator that is gone left anything that has to do with namespace {{namespace}}.',
                {
                  namespace: scope,
                },
              )}
        </p>
        <p>{t('Looked at: {{kinds}}', { kinds: t.list(kinds) })}</p>
      </EmptyStateBody>
    </EmptyState>
  );
}

type LeftoversEmptyProps = {
  readonly scope: NamespaceScope;
  /** Of everything that was looked at. */
  readonly kinds: readonly string[];
};

/** Nothing was found, which says nothing of what could not be looked at. */
function LeftoversUnknown() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('Nothing was found in what could be looked at')}
      icon={SearchIcon}
    >
      <EmptyStateBody>
        {t('Something may be left all the same: what could not be looked at is named above.')}
      </EmptyStateBody>
    </EmptyState>
  );
}

/** Makes the next view of the one that is shown. */
type EditLeftovers = (edit: (view: LeftoverView) => LeftoverView) => void;

/** The view of the leftovers as it stands in the query string, and how to change it. */
function useLeftoverUrl() {
  const [params, change] = useUrlQuery();
  const show: EditLeftovers = (edit) => {
    change((before) => leftoverQuery(edit(leftoverViewIn(before)), before), { replace: true });
  };
  return {
    view: useMemo(() => leftoverViewIn(params), [params]),
    show,
    type: (keyword: string) => {
      change((before) => leftoverQuery({ ...leftoverViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
  };
}
