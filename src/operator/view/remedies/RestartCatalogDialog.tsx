import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { useSourceRefresh } from '~/sources/read/useSourceRefresh';
import { useKubeClient } from '~/kube/useKubeClient';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Starts the pod of a catalog anew that does not answer. */
export function RestartCatalogDialog({ remedy: { catalog }, onClose }: Props) {
  return (
    <RefreshDialog
      catalog={catalog}
      refresh={useSourceRefresh(catalog)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type Props = RemedyDialogProps<'restart-catalog'>;
