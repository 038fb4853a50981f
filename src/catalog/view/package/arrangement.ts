import { createContext, useContext } from 'react';

/** Where the details stand: on a page of their own, or in one column beside the catalog. */
export type Arrangement = 'page' | 'drawer';

export const ArrangementContext = createContext<Arrangement>('page');

export function useArrangement(): Arrangement {
  return useContext(ArrangementContext);
}
