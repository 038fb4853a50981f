import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useOpenDialog } from '~/ui/DialogProvider';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { RemoveCatalogDialog } from '~/sources/view/RemoveCatalogDialog';
import { routes } from '~/routes';
import { EnableSource } from './EnableSource';

/** Opens a dialog for a catalog, within a DialogProvider: the catalog can disappear, while the dialog must remain. */
export function useOpenSourceDialog(): (action: SourceAction, item: CatalogSourceItem) => void {
  const open = useOpenDialog();
  const scope = useNamespaceScope();
  const isPage = 'name' in useParams();
  const navigate = useNavigate();
  return (action, { namespace, name, isGlobal }) => {
    const Dialog = DIALOGS[action];
    const catalog = { namespace, name, isGlobal };
    // A catalog that is not global is available in its own namespace only.
    const here = isGlobal ? (scope ?? namespace) : namespace;
    open((onClose) => (
      <Dialog
        catalog={catalog}
        here={here}
        onClose={onClose}
        onDeleted={() => {
          onClose();
          // The page of the catalog has nothing left to show.
          if (isPage) void navigate(routes.sources(scope), { replace: true });
        }}
      />
    ));
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
  readonly onDeleted: () => void;
};
