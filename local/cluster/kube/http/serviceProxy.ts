import { failure, notFound } from '../failures';
import { answered } from './answers';
import type { Call, Outcome } from './exchange';

/** `services/[scheme:]name[:port]/proxy/…`: responses of the pods of a Service. */
export function serviceProxy({ entry, path, request, server }: Call): Outcome {
  const { namespace = '', name: requested = '', rest = '' } = path;
  const [first = '', second = ''] = requested.split(':');
  const name = first === 'https' || first === 'http' ? second : first;
  if (server.client.get({ resource: 'services', namespace, name }) === undefined) {
    throw notFound(entry, name);
  }
  const answer = server.services.get(`${namespace}/${name}`);
  if (answer === undefined) {
    throw failure(503, 'ServiceUnavailable', {
      message: `no endpoints available for service "${requested}"`,
    });
  }
  return answered(answer({ ...request, path: `/${rest}` }));
}
