import { TakeAwayDialog } from '~/sources/view/TakeAwayDialog';
import { useCatalogRemoval } from '~/sources/read/useCatalogRemoval';
import { useKubeClient } from '~/kube/useKubeClient';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Takes a catalog away that holds up resolution. */
export function DisableCatalogDialog({ remedy: { catalog }, details, onClose }: Props) {
  return (
    <TakeAwayDialog
      catalog={catalog}
      takeAway={useCatalogRemoval(catalog, details.operator.namespace)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type Props = RemedyDialogProps<'disable-catalog'>;
