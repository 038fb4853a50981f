import type { ComponentType } from 'react';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useOpenDialog } from '~/ui/DialogProvider';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { RemoveCatalogDialog } from '~/sources/view/RemoveCatalogDialog';
import { EnableSource } from './EnableSource';

/** Opens a dialog for a catalog, within a DialogProvider: the catalog can disappear, while the dialog must remain. */
export function useOpenSourceDialog(): (action: SourceAction, item: CatalogSourceItem) => void {
  const open = useOpenDialog();
  const scope = useNamespaceScope();
  return (action, { namespace, name, isGlobal }) => {
    const Dialog = DIALOGS[action];
    const catalog = { namespace, name, isGlobal };
    // A catalog that is not global is available in its own namespace only.
    const here = isGlobal ? (scope ?? namespace) : namespace;
    open((onClose) => <Dialog catalog={catalog} here={here} onClose={onClose} />);
  };
}

type SourceAction = 'refresh' | 'switch-on' | 'take-away';

const DIALOGS: Readonly<Record<SourceAction, ComponentType<SourceDialogProps>>> = {
  refresh: RefreshDialog,
  'switch-on': EnableSource,
  'take-away': RemoveCatalogDialog,
};

type SourceDialogProps = {
  readonly catalog: Pick<CatalogSourceItem, 'namespace' | 'name' | 'isGlobal'>;
  readonly here: string;
  readonly onClose: () => void;
};
