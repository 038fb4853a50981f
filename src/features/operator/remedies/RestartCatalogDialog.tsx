import { RefreshDialog } from '~/components/sources/RefreshDialog';
import { useSourceRefresh } from '~/data/sources/useSourceRefresh';
import { useKubeClient } from '~/data/useKubeClient';
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
