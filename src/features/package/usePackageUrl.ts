import { useParams, useSearchParams } from 'react-router';
import type { PackageKey } from '~/domain/catalog/operatorPackage';

/** Which package, channel and version the URL names, and how to choose others. */
export function usePackageUrl() {
  const path = useParams();
  const [params, setParams] = useSearchParams();
  const key: PackageKey = {
    catalogNamespace: path['catalogNamespace'] ?? '',
    catalog: path['catalog'] ?? '',
    packageName: path['packageName'] ?? '',
  };
  return {
    key,
    wanted: { channel: params.get('channel'), version: params.get('version') },
    /** Another channel has other versions: its head is shown (OD-002). */
    showChannel: (channel: string) => {
      setParams({ channel }, { replace: true });
    },
    showVersion: (channel: string, version: string) => {
      setParams({ channel, version }, { replace: true });
    },
  };
}
