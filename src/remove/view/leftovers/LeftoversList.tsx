import { useMemo } from 'react';
import {
  Button,
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
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import type { LeftoverScan } from '~/remove/read/useLeftovers';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import { LEFTOVERS, leftoverGroups } from '~/remove/rules/leftovers/leftoverList';
import { useT } from '~/i18n';
import { useList } from '~/ui/lists/useList';
import { LeftoverSection } from './LeftoverSection';
import { LEFTOVER_TEXTS, leftoverTexts } from './texts';
import { useChosenLeftovers } from './useChosenLeftovers';

/** The leftovers found so far, worst first, with the selection for a clean-up. */
export function LeftoversList({ scan, isCleaning, onShow, onCleanUp }: Props) {
  const t = useT();
  const { leftovers, isScanning } = scan;
  const list = useList<Leftover>(LEFTOVERS, leftovers);
  const selection = useChosenLeftovers(leftovers);
  const groups = useMemo(() => leftoverGroups(list.rows), [list.rows]);
  if (leftovers.length === 0) return <NothingFound scan={scan} />;
  const texts = leftoverTexts(t);
  const shown = list.rows.length;
  const hidden = selection.chosen.length - list.rows.filter(selection.isChosen).length;
  return (
    <>
      <ListToolbar list={list} texts={texts}>
        <ToolbarGroup align={{ lg: 'alignEnd' }}>
          <ToolbarItem>
            <CleanUpButton
              chosen={selection.chosen}
              isDisabled={isCleaning || isScanning}
              onCleanUp={onCleanUp}
            />
          </ToolbarItem>
        </ToolbarGroup>
      </ListToolbar>
      <ListSummary list={list} texts={texts} areFacetsFixed>
        <FlexItem>
          <p role="status">
            {t('{{count}} leftover resources', { count: leftovers.length })}
            {shown < leftovers.length && <> ({t('{{count}} shown', { count: shown })})</>}
            {hidden > 0 && (
              <>
                {' '}
                · {t('{{count}} selected resources are hidden by the filters', { count: hidden })}
              </>
            )}
          </p>
        </FlexItem>
      </ListSummary>
      {groups.map((group) => (
        <LeftoverSection key={group.severity} group={group} selection={selection} onShow={onShow} />
      ))}
      {groups.length === 0 && <NoMatch onClear={list.clear} />}
    </>
  );
}

type Props = {
  readonly scan: LeftoverScan;
  /** A clean-up is not complete. */
  readonly isCleaning: boolean;
  readonly onShow: (leftover: Leftover) => void;
  readonly onCleanUp: (chosen: readonly Leftover[]) => void;
};

/** No leftovers, or none found yet. */
function NothingFound({ scan }: Pick<Props, 'scan'>) {
  const t = useT();
  const { isScanning, failure, unread, scanAgain } = scan;
  if (isScanning) return <LeftoversSkeleton />;
  if (failure !== null) {
    return <FailureAlert failure={failure} what={t('Leftovers')} onRetry={scanAgain} />;
  }
  if (unread.length > 0) return <LeftoversUnknown />;
  return <LeftoversEmpty kinds={LEFTOVER_KINDS.map((kind) => LEFTOVER_TEXTS[kind].title(t))} />;
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
        ? t('Delete selected')
        : t('Delete {{count}} selected resources', { count: chosen.length })}
    </Button>
  );
}

type ButtonProps = Pick<Props, 'onCleanUp'> & {
  readonly chosen: readonly Leftover[];
  readonly isDisabled: boolean;
};

/** As large as a short list. */
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

/** The scan was complete and found no leftovers. */
function LeftoversEmpty({ kinds }: LeftoversEmptyProps) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('No leftover resources found')}
      icon={CheckCircleIcon}
      status="success"
    >
      <EmptyStateBody>{t('Checked: {{kinds}}', { kinds: t.list(kinds) })}</EmptyStateBody>
    </EmptyState>
  );
}

type LeftoversEmptyProps = {
  /** The scanned kinds. */
  readonly kinds: readonly string[];
};

/** The scan found no leftovers, but some kinds could not be read. */
function LeftoversUnknown() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('No leftover resources found in the checked types')}
      icon={SearchIcon}
    ></EmptyState>
  );
}
