import { createContext, useContext } from 'react';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/** The action of a catalog dialog. */
export type SourceAction = 'refresh' | 'switch-on' | 'take-away';

/** A dialog with the catalog at the time it was opened. */
export type OpenedDialog = { readonly action: SourceAction; readonly item: CatalogSourceItem };

export const SourceDialogContext = createContext<(opened: OpenedDialog) => void>(() => undefined);

/** Opens a dialog for a catalog, inside of SourceDialogs. */
export function useOpenSourceDialog(): (opened: OpenedDialog) => void {
  return useContext(SourceDialogContext);
}
