import { queryOptions } from '@tanstack/react-query';
import { getServerVersion } from './request';
import { recordIn, textIn } from './json';

/** The `gitVersion` of the API server; `null` if unknown. */
export function kubernetesVersion() {
  return queryOptions({
    queryKey: ['kubernetes-version'],
    queryFn: async ({ signal }) => serverVersionIn(await getServerVersion(signal)),
    retry: false,
  });
}

/** The `gitVersion` in the answer of `/version` (apimachinery, version.Info). */
export function serverVersionIn(answer: unknown): string | null {
  return textIn(recordIn(answer)['gitVersion']);
}
