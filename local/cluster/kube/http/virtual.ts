import { methodNotAllowed, notFound } from '../failures';
import { virtualEntry } from '../meta/virtualEntry';
import { fieldSelector } from '../selectors/fieldSelector';
import { labelSelector } from '../selectors/labelSelector';
import type { RawResponse, VirtualResource } from '../types';
import { isWatch } from './access';
import { answered, pageNotFound } from './answers';
import type { ApiServer, Outcome, Session } from './exchange';
import type { ResourcePath } from './path';
import { listAnswer, objectAnswer, shapeOf } from './representation';

export function findVirtual(server: ApiServer, path: ResourcePath): VirtualResource | undefined {
  return server.virtual.find(
    ({ served }) =>
      served.group === path.group &&
      served.version === path.version &&
      served.plural === path.resource,
  );
}

/** The answer of an aggregated API server, which passes through the front one. */
export function virtualAnswer(
  session: Session,
  path: ResourcePath,
  resource: VirtualResource,
): Outcome {
  return throughProxy(direct(session, path, resource));
}

function direct(session: Session, path: ResourcePath, resource: VirtualResource): Outcome {
  const { request } = session;
  const entry = virtualEntry(resource);
  if (request.method !== 'GET' || (path.name === undefined && isWatch(request.query))) {
    const verb = request.method === 'GET' ? 'watch' : request.method.toLowerCase();
    throw methodNotAllowed(entry, `${verb} is not supported on resources of kind "${entry.key}"`);
  }
  if (path.name === undefined) {
    return list(session, path, resource);
  }
  const namespace = path.namespace ?? '';
  if (path.subresource !== undefined) {
    const answer = resource.subresources[path.subresource]?.(namespace, path.name);
    return answer === undefined ? pageNotFound() : answered(answer);
  }
  const object = resource.get(namespace, path.name);
  if (object === undefined) {
    throw notFound(entry, path.name);
  }
  return objectAnswer(entry, shapeOf(request.headers['accept']), { object });
}

/** The package server knows selectors, but neither pages nor revisions. */
function list({ request }: Session, path: ResourcePath, resource: VirtualResource): Outcome {
  const entry = virtualEntry(resource);
  const labels = labelSelector(request.query.get('labelSelector') ?? '');
  const fields = fieldSelector(entry, request.query.get('fieldSelector') ?? '').selects;
  const objects = resource
    .list(path.namespace)
    .filter((object) => labels(object) && fields(object));
  return listAnswer(entry, shapeOf(request.headers['accept']), { objects, metadata: {} });
}

/** Both servers set the header, and both values arrive. */
const TWICE = 'no-cache, private, no-cache, private';

export function throughProxy(outcome: Outcome): Outcome {
  if (outcome.kind === 'watch') {
    return outcome;
  }
  const answer: RawResponse = {
    ...outcome.answer,
    headers: { 'cache-control': TWICE, ...outcome.answer.headers },
  };
  return { kind: 'answer', answer };
}
