import { ACTIONS_WIDTH, SELECT_WIDTH, type ShownColumn } from './listLayout';

/** The widths of the columns; the name takes what is left. */
export function ListColumns({ columns }: { readonly columns: readonly ShownColumn[] }) {
  return (
    <colgroup>
      <col style={{ width: `${SELECT_WIDTH}rem` }} />
      <col />
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width: `${width}rem` }} />
      ))}
      <col style={{ width: `${ACTIONS_WIDTH}rem` }} />
    </colgroup>
  );
}
