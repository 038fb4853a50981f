import { Fragment, type ReactNode } from 'react';
import type { VirtualRow } from './useVirtualRows';
import './virtualRows.css';

/** The visible rows of a table, with empty rows in place of the others. */
export function VirtualRows<T extends { readonly id: string }>({ of, list, children }: Props<T>) {
  const { rows, rowSize, height } = list;
  return (
    <>
      {rows.map(({ index, offset }, at) => {
        const item = of[index];
        if (item === undefined) return null;
        const before = rows[at - 1];
        return (
          <Fragment key={item.id}>
            <Gap height={offset - (before === undefined ? 0 : before.offset + rowSize)} />
            {children(item, index)}
          </Fragment>
        );
      })}
      <Gap height={height - ((rows.at(-1)?.offset ?? 0) + rowSize)} />
    </>
  );
}

type Props<T> = {
  readonly of: readonly T[];
  readonly list: {
    readonly rows: readonly VirtualRow[];
    /** Pixels, like the total height. */
    readonly rowSize: number;
    readonly height: number;
  };
  readonly children: (item: T, index: number) => ReactNode;
};

/** A spacer for rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className="operator-hub__rows-gap">
      <td style={{ blockSize: height }} />
    </tr>
  );
}
