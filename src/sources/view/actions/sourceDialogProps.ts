import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/** What every dialog of a catalog gets. */
export type SourceDialogProps = {
  /** As it was when the dialog was opened. */
  readonly item: CatalogSourceItem;
  readonly onClose: () => void;
};
