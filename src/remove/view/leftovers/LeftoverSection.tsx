import { useId } from 'react';
import { Title } from '@patternfly/react-core';
import { type Column, ListTable } from '~/ui/lists/ListTable';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type { LeftoverGroup } from '~/remove/rules/leftovers/leftoverList';
import { canBeCleanedUp } from '~/remove/rules/leftovers/severity';
import { useT } from '~/i18n';
import { CreatedCell, LeftoverRow, OwnerCell, WhyCell } from './LeftoverRow';
import { severityTitle } from './leftoverText';
import type { ChosenLeftovers } from './useChosenLeftovers';

/** What does the same to others, as a table. */
export function LeftoverSection({ group, selection, onShow }: Props) {
  const t = useT();
  const { severity, leftovers } = group;
  const title = useId();
  const possible = leftovers.filter(canBeCleanedUp);
  return (
    <section className="operator-hub__leftovers-section" aria-labelledby={title}>
      <Title id={title} headingLevel="h2" size="lg">
        {t('{{title}} ({{total}})', {
          title: severityTitle(severity, t),
          total: leftovers.length,
        })}
      </Title>
      <ListTable
        rows={leftovers}
        names={{ 'aria-labelledby': title }}
        className="operator-hub__leftovers-table"
        nameTitle={t('Resource')}
        columnsFor={columnsFor}
        actionsWidth={5}
        rowHeight={ROW_HEIGHT}
        selectAll={{
          isSelected: possible.length > 0 && possible.every(selection.isChosen),
          isDisabled: possible.length === 0,
          onSelect: (isChoosing) => {
            selection.choose(possible, isChoosing);
          },
        }}
      >
        {(row, how) => (
          <LeftoverRow
            {...how}
            row={row}
            isChosen={selection.isChosen(row)}
            onChoose={selection.choose}
            onShow={onShow}
          />
        )}
      </ListTable>
    </section>
  );
}

type Props = {
  readonly group: LeftoverGroup;
  readonly selection: ChosenLeftovers;
  /** The very same function on every rendering. */
  readonly onShow: (leftover: Leftover) => void;
};

const COLUMNS: readonly Column<Leftover>[] = [
  { id: 'why', title: (t) => t('Evidence'), width: '34%', Cell: WhyCell },
  { id: 'owner', title: (t) => t('Former package'), width: '16%', Cell: OwnerCell },
  { id: 'created', title: (t) => t('Created'), width: 8, Cell: CreatedCell },
];

/** In rem, as in leftovers.css. */
const ROW_HEIGHT = { wide: 5.5, narrow: 9 };

/** Below 50 rem a row is one cell. */
function columnsFor(widthInRem: number): readonly Column<Leftover>[] {
  return widthInRem < 50 ? [] : COLUMNS;
}
