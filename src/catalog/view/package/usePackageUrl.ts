import { useParams } from 'react-router';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { choosing } from '~/catalog/rules/detailsInUrl';
import { packageIn } from '~/routes';

/** Which package, channel and version the URL names, and how to choose others. */
export function usePackageUrl() {
  const key = packageIn(useParams()['package']);
  const [params, setParams] = useUrlQuery();
  return {
    key,
    wanted: { channel: params.get('channel'), version: params.get('version') },
    /** Another channel has other versions: without one, its head is shown (OD-002). */
    choose: (channel: string, version?: string) => {
      setParams((before) => choosing(before, channel, version), { replace: true });
    },
  };
}
