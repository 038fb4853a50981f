import { queryOptions } from '@tanstack/react-query';
import { getServerVersion } from './request';
import { recordIn, textIn } from './json';

/** The `gitVersion` of the API server; `null` when it does not say. */
export function kubernetesVersion() {
  return queryOptions({
    queryKey: ['kubernetes-version'],
    queryFn: async ({ signal }) => serverVersionIn(await getServerVersion(signal)),
    retry: false,
  });
}

/** The `gitVersion` of what `/version` answers (apimachinery, version.Info). */
export function serverVersionIn(answer: unknown): string | null {
  return textIn(recordIn(answer)['gitVersion']);
}
