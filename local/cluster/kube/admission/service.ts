/** The Service of a webhook, a conversion or an APIService. */
import { numberAt, objectAt, textAt } from '../json';
import type { ClusterClient, JsonObject } from '../types';

export type ServiceCall = {
  readonly namespace: string;
  readonly name: string;
  readonly url: string;
};

/** `undefined`: it uses a URL outside the cluster. */
export function serviceCall(
  clientConfig: JsonObject | undefined,
  timeoutSeconds: number,
): ServiceCall | undefined {
  const service = objectAt(clientConfig, 'service');
  if (service === undefined) return undefined;
  const name = textAt(service, 'name') ?? '';
  const namespace = textAt(service, 'namespace') ?? '';
  const port = numberAt(service, 'port') ?? 443;
  const path = textAt(service, 'path') ?? '/';
  const url = `https://${name}.${namespace}.svc:${port}${path}?timeout=${timeoutSeconds}s`;
  return { namespace, name, url };
}

/** The API server's error if the Service does not exist; `undefined`: it exists. */
export function callProblem(
  client: Pick<ClusterClient, 'get'>,
  { namespace, name, url }: ServiceCall,
): string | undefined {
  return client.get({ resource: 'services', namespace, name }) === undefined
    ? `Post "${url}": service "${name}" not found`
    : undefined;
}
