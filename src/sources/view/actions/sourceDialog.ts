import { createContext, useContext } from 'react';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/** What a dialog does with a catalog. */
export type SourceAction = 'refresh' | 'switch-on' | 'take-away';

/** A dialog with the catalog as it was when it was opened. */
export type OpenedDialog = { readonly action: SourceAction; readonly item: CatalogSourceItem };

export const SourceDialogContext = createContext<(opened: OpenedDialog) => void>(() => undefined);

/** Opens a dialog for a catalog, within a SourceDialogs. */
export function useOpenSourceDialog(): (opened: OpenedDialog) => void {
  return useContext(SourceDialogContext);
}
