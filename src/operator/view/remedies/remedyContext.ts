import { createContext, useContext } from 'react';
import type { DialogRemedy } from './dialogRemedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';

export type OpenedRemedy = { readonly remedy: DialogRemedy; readonly details: OperatorDetails };

export const RemedyContext = createContext<(opened: OpenedRemedy) => void>(() => undefined);

/** Opens the dialog of a remedy, within a RemedyProvider. */
export function useOpenRemedy(): (opened: OpenedRemedy) => void {
  return useContext(RemedyContext);
}
