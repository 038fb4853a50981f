import { useMemo } from 'react';
import { Button, Flex, FlexItem, ToolbarItem } from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { NoMatch } from '~/ui/lists/NoMatch';
import type { LeftoverScan } from '~/remove/read/useLeftovers';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import { LEFTOVER_FACETS } from '~/remove/rules/leftovers/leftoverFacets';
import {
  isLeftoverFiltered,
  listedLeftovers,
  toggledLeftovers,
  unfilteredLeftovers,
} from '~/remove/rules/leftovers/leftoverView';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { LeftoverSection } from './LeftoverSection';
import { facetTitle, kindText, valueText } from './leftoverText';
import { LeftoversEmpty, LeftoversUnknown } from './LeftoversEmpty';
import { LeftoversSkeleton } from './LeftoversSkeleton';
import { LeftoversToolbar } from './LeftoversToolbar';
import { useChosenLeftovers } from './useChosenLeftovers';
import { useLeftoverUrl } from './useLeftoverUrl';

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
