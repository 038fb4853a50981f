import { methodNotAllowed, notFound } from '../failures';
import { PROXIED, virtualEntry } from '../meta/virtualEntry';
import { fieldSelector } from '../selectors/fieldSelector';
import { labelSelector } from '../selectors/labelSelector';
import type { RawResponse, VirtualResource } from '../types';
import { isWatch, verbOf } from './access';
import { answered, pageNotFound, refusal } from './answers';
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

/** The response of an aggregated API server, forwarded by the main one. */
export function virtualAnswer(
  session: Session,
  path: ResourcePath,
  resource: VirtualResource,
): Outcome {
  try {
    return throughProxy(direct(session, path, resource));
  } catch (thrown) {
    return throughProxy(refusal(thrown));
  }
}

function direct(session: Session, path: ResourcePath, resource: VirtualResource): Outcome {
  const { request } = session;
  const refused = unsupportedVerb(session, path);
  if (refused !== undefined) {
    const entry = virtualEntry(resource);
    throw methodNotAllowed(
      entry,
      `${refused} is not supported on resources of kind "${entry.key}"`,
    );
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
    throw notFound(virtualEntry(resource), path.name);
  }
  return objectAnswer(virtualEntry(resource), shapeOf(request.headers['accept']), { object });
}

function unsupportedVerb({ request }: Session, path: ResourcePath): string | undefined {
  if (request.method !== 'GET') {
    return verbOf(request, path);
  }
  return path.name === undefined && isWatch(request.query) ? 'watch' : undefined;
}

/** The package server supports selectors, but neither pages nor revisions. */
function list({ request }: Session, path: ResourcePath, resource: VirtualResource): Outcome {
  const entry = virtualEntry(resource);
  const labels = labelSelector(request.query.get('labelSelector') ?? '');
  const fields = fieldSelector(entry, request.query.get('fieldSelector') ?? '').selects;
  const objects = resource
    .list(path.namespace)
    .filter((object) => labels(object) && fields(object));
  return listAnswer(entry, shapeOf(request.headers['accept']), { objects, metadata: {} });
}

export function throughProxy(outcome: Outcome): Outcome {
  if (outcome.kind !== 'answer') {
    return outcome;
  }
  const answer: RawResponse = {
    ...outcome.answer,
    headers: { ...outcome.answer.headers, ...PROXIED },
  };
  return { kind: 'answer', answer };
}
