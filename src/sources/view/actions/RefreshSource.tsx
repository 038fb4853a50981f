import { useMemo } from 'react';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { useSourceRefresh } from '~/sources/read/useSourceRefresh';
import { useKubeClient } from '~/kube/useKubeClient';
import type { SourceDialogProps } from './sourceDialogProps';

/** Makes OLM read a catalog anew, now. */
export function RefreshSource({ item: { namespace, name }, onClose }: SourceDialogProps) {
  const catalog = useMemo(() => ({ namespace, name }), [namespace, name]);
  return (
    <RefreshDialog
      catalog={catalog}
      refresh={useSourceRefresh(catalog)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}
