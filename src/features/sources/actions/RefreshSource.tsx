import { useMemo } from 'react';
import { RefreshDialog } from '~/components/sources/RefreshDialog';
import { useSourceRefresh } from '~/data/sources/useSourceRefresh';
import { useKubeClient } from '~/data/useKubeClient';
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
