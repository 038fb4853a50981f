import { type FocusEvent, useId, useRef, useState } from 'react';
import { Content, Title } from '@patternfly/react-core';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { VirtualRows } from '~/ui/VirtualRows';
import { usePlace } from '~/ui/usePlace';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { useSlowClock } from '~/kube/useSlowClock';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type { LeftoverGroup } from '~/remove/rules/leftovers/leftoverView';
import { canBeCleanedUp } from '~/remove/rules/leftovers/severity';
import { SelectAllHead } from '~/ui/SelectAllHead';
import { useT } from '~/i18n';
import { LeftoverRow } from './LeftoverRow';
import { severityText, severityTitle } from './leftoverText';
import type { ChosenLeftovers } from './useChosenLeftovers';

/** What does the same to others, as a table. Of many rows only those are rendered that can be seen. */
export function LeftoverSection({ group, selection, onShow }: Props) {
  const t = useT();
  const { severity, leftovers } = group;
  const title = useId();
  const list = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(list, leftovers.length);
  const isNarrow = place !== null && place.width < NARROW * place.rem;
  const rowSize = (isNarrow ? NARROW_ROW : WIDE_ROW) * (place?.rem ?? 0);
  const [focused, setFocused] = useState(-1);
  const { rows, height } = useVirtualRows({
    content: leftovers,
    count: place === null ? 0 : leftovers.length,
    size: rowSize,
    kept: focused,
    place,
  });
  const now = useSlowClock();
  return (
    <section className="operator-hub__leftovers-section" aria-labelledby={title}>
      <Title id={title} headingLevel="h2" size="lg">
        {t('{{title}} ({{total}})', {
          title: severityTitle(severity, t),
          total: leftovers.length,
        })}
      </Title>
      <Content component="p" className="operator-hub__leftovers-note">
        {severityText(severity, t)}
      </Content>
      <Table
        variant="compact"
        gridBreakPoint=""
        aria-labelledby={title}
        aria-rowcount={HEADER + leftovers.length}
        className={`operator-hub__leftovers-table${isNarrow ? ' operator-hub__leftovers-table--narrow' : ''}`}
      >
        <Columns isNarrow={isNarrow} />
        <Head leftovers={leftovers} selection={selection} isNarrow={isNarrow} />
        <Tbody
          ref={list}
          onFocus={({ target }: FocusEvent) => {
            setFocused(rowOf(target));
          }}
        >
          <VirtualRows of={leftovers} list={{ rows, rowSize, height }}>
            {(leftover, index) => (
              <LeftoverRow
                leftover={leftover}
                rowIndex={HEADER + index + 1}
                isNarrow={isNarrow}
                now={now}
                isChosen={selection.isChosen(leftover)}
                onChoose={selection.choose}
                onShow={onShow}
              />
            )}
          </VirtualRows>
        </Tbody>
      </Table>
    </section>
  );
}

type Props = {
  readonly group: LeftoverGroup;
  readonly selection: ChosenLeftovers;
  /** The very same function on every rendering. */
  readonly onShow: (leftover: Leftover) => void;
};

/** In rem, as in leftovers.css: where there is less a row is one cell. */
const NARROW = 50;
const NARROW_ROW = 9;
const WIDE_ROW = 5.5;

/** Rows of the head. */
const HEADER = 1;

/** The place of the row that an element is in. */
function rowOf(element: Element): number {
  return Number(element.closest('tr')?.getAttribute('aria-rowindex') ?? 0) - HEADER - 1;
}

/** Their widths: PatternFly sets those of the cells. */
function Columns({ isNarrow }: Pick<HeadProps, 'isNarrow'>) {
  return (
    <colgroup>
      <col className="operator-hub__leftovers-check" />
      <col />
      {!isNarrow && (
        <>
          <col className="operator-hub__leftovers-why" />
          <col className="operator-hub__leftovers-owner" />
          <col className="operator-hub__leftovers-age" />
        </>
      )}
      <col className="operator-hub__leftovers-actions" />
    </colgroup>
  );
}

function Head({ leftovers, selection, isNarrow }: HeadProps) {
  const t = useT();
  const possible = leftovers.filter(canBeCleanedUp);
  return (
    <Thead>
      <Tr>
        <SelectAllHead
          isSelected={possible.length > 0 && possible.every(selection.isChosen)}
          isDisabled={possible.length === 0}
          onSelect={(isChoosing) => {
            selection.choose(possible, isChoosing);
          }}
        />
        <Th>{t('Object')}</Th>
        {!isNarrow && (
          <>
            <Th>{t('Why it is a leftover')}</Th>
            <Th>{t('Whose it was')}</Th>
            <Th>{t('Age')}</Th>
          </>
        )}
        <Th screenReaderText={t('Actions')} />
      </Tr>
    </Thead>
  );
}

type HeadProps = Pick<Props, 'selection'> & {
  readonly leftovers: readonly Leftover[];
  readonly isNarrow: boolean;
};
