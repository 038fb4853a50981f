import { createContext, useContext } from 'react';

/** The layout of the details: a page of their own, or one column beside the catalog. */
export type Arrangement = 'page' | 'drawer';

export const ArrangementContext = createContext<Arrangement>('page');

export function useArrangement(): Arrangement {
  return useContext(ArrangementContext);
}
