import { type FocusEvent, type ReactNode, type RefObject, useState } from 'react';
import { Tbody } from '@patternfly/react-table';
import { useVirtualRows, VirtualRows } from '~/ui/VirtualRows';
import type { Place } from '~/ui/usePlace';

/** The body of a table with many rows of one height. Only visible rows and the focused row are rendered. */
export function VirtualBody<T extends { readonly id: string }>(props: Props<T>) {
  const { body, place, rows: all, rowHeight, children } = props;
  const rowSize = rowHeight * (place?.rem ?? 0);
  const [focused, setFocused] = useState(-1);
  const { rows, height } = useVirtualRows({
    content: all,
    count: place === null ? 0 : all.length,
    size: rowSize,
    kept: focused,
    place,
  });
  return (
    <Tbody
      ref={body}
      onFocus={({ target }: FocusEvent) => {
        const row = target.closest('tr')?.getAttribute('aria-rowindex') ?? 0;
        setFocused(Number(row) - HEADER - 1);
      }}
    >
      <VirtualRows of={all} list={{ rows, rowSize, height }}>
        {(row, index) => children(row, HEADER + index + 1)}
      </VirtualRows>
    </Tbody>
  );
}

type Props<T> = {
  readonly body: RefObject<HTMLTableSectionElement>;
  readonly place: Place | null;
  readonly rows: readonly T[];
  /** rem, as in the styles. */
  readonly rowHeight: number;
  /** The `aria-rowindex` of the row. */
  readonly children: (row: T, rowIndex: number) => ReactNode;
};

/** The number of header rows. */
export const HEADER = 1;
