import { useMemo } from 'react';
import { TakeAwayDialog } from '~/sources/view/TakeAwayDialog';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useCatalogRemoval } from '~/sources/read/useCatalogRemoval';
import { useKubeClient } from '~/kube/useKubeClient';
import type { SourceDialogProps } from './sourceDialogProps';

/** Deletes a catalog, or switches a default one off. */
export function TakeAwaySource({
  item: { namespace, name, isGlobal },
  onClose,
}: SourceDialogProps) {
  const catalog = useMemo(() => ({ namespace, name, isGlobal }), [namespace, name, isGlobal]);
  const scope = useNamespaceScope();
  // A catalog that is not global serves its own namespace only.
  const here = isGlobal ? (scope ?? namespace) : namespace;
  return (
    <TakeAwayDialog
      catalog={catalog}
      takeAway={useCatalogRemoval(catalog, here)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}
