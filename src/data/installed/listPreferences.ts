import { type ListColumn, columnsIn } from '~/domain/installed/list/listColumns';
import { useParsedPreference } from '../parsedPreference';

/** The columns of the installed list that this user has chosen, in every browser. */
export function useListColumns() {
  const [columns, change] = useParsedPreference('installed.columns', columnsIn);
  return {
    columns,
    chooseColumns: (chosen: readonly ListColumn[]) => {
      change(() => chosen);
    },
  };
}
