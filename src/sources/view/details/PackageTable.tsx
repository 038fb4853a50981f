import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { VirtualRows } from '~/ui/VirtualRows';
import { usePlace } from '~/ui/usePlace';
import { useVirtualRows } from '~/ui/useVirtualRows';
import type { CatalogEntry } from '~/olm/lists/facets';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { PackageRow } from './PackageRow';
import './packages.css';

/** The packages of a catalog. Of many only those are rendered that can be seen. */
export function PackageTable({ entries, namespace }: Props) {
  const t = useT();
  const list = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(list, null);
  const isNarrow = place !== null && place.width < NARROW * place.rem;
  const rowSize = HEIGHT * (place?.rem ?? 0);
  const [focused, setFocused] = useState(-1);
  const items = useMemo(() => entries.map((entry) => ({ id: entry.item.id, entry })), [entries]);
  const { rows, height } = useVirtualRows({
    content: entries,
    count: place === null ? 0 : items.length,
    size: rowSize,
    kept: focused,
    place,
  });
  return (
    <Table
      variant="compact"
      gridBreakPoint=""
      className="operator-hub__source-packages"
      aria-label={t('Packages')}
      aria-rowcount={HEADER + items.length}
    >
      <Thead>
        <Tr aria-rowindex={HEADER}>
          <Th>{t('Name')}</Th>
          {!isNarrow && <Th width={20}>{t('Default channel')}</Th>}
          <Th width={15}>{t('Version')}</Th>
          <Th width={20}>{t('State')}</Th>
        </Tr>
      </Thead>
      <Tbody
        ref={list}
        onFocus={({ target }: FocusEvent) => {
          setFocused(rowOf(target));
        }}
      >
        <VirtualRows of={items} list={{ rows, rowSize, height }}>
          {({ entry }, index) => (
            <PackageRow
              entry={entry}
              rowIndex={HEADER + index + 1}
              isNarrow={isNarrow}
              namespace={namespace}
            />
          )}
        </VirtualRows>
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly namespace: NamespaceScope;
};

/** Rows of the head. */
const HEADER = 1;

/** Of a row in rem, as in packages.css. */
const HEIGHT = 3.5;

/** In rem: where there is less the channel is left out. */
const NARROW = 40;

/** The place of the row that an element is in. */
function rowOf(element: Element): number {
  return Number(element.closest('tr')?.getAttribute('aria-rowindex') ?? 0) - HEADER - 1;
}
