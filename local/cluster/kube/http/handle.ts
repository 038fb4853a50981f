import type { KindEntry } from '../contracts';
import { failure, methodNotAllowed, tooLarge } from '../failures';
import { checkAccess, checkPathAccess, isWatch, verbOf } from './access';
import { answered, pageNotFound, refusal } from './answers';
import type { ApiRequest, ApiServer, Call, Outcome, Session } from './exchange';
import { parsePath } from './path';
import type { ResourcePath } from './path';
import { isProjectPath, projectAnswer } from './projects';
import { isReview, review } from './reviews';
import { subresource } from './subresources';
import { userOf } from './users';
import { remove, removeCollection } from './verbs/delete';
import { getObject } from './verbs/get';
import { listObjects } from './verbs/list';
import { patch } from './verbs/patch';
import { watchObjects } from './verbs/watch';
import { create, update } from './verbs/write';
import { findVirtual, virtualAnswer } from './virtual';

/** The longest body of a write, in bytes, as kube-apiserver limits it. */
const BODY_LIMIT = 3 * 1024 * 1024;

/** Answers a request. A refusal is an answer too: this never throws. */
export async function handle(server: ApiServer, request: ApiRequest): Promise<Outcome> {
  try {
    return await route(server, request);
  } catch (thrown) {
    return refusal(thrown);
  }
}

function route(server: ApiServer, request: ApiRequest): Outcome | Promise<Outcome> {
  const session: Session = { server, request, user: userOf(server, request) };
  const path = parsePath(request.path);
  if (path === undefined) {
    checkPathAccess(session);
    const answer = server.meta(request.path, request.headers['accept'] ?? '');
    return answer === undefined ? pageNotFound() : answered(answer);
  }
  if (isProjectPath(path) && path.resource === 'projects') {
    checkKnown(session, path);
  } else {
    checkAccess(session, path);
  }
  if (request.body.length > BODY_LIMIT) {
    throw tooLarge(BODY_LIMIT);
  }
  return resourceAnswer(session, path);
}

/** Any user that is logged in may ask for projects; the answer holds only what that user may see. */
function checkKnown(session: Session, path: ResourcePath): void {
  if (!session.user.groups.includes('system:authenticated')) {
    checkAccess(session, path);
  }
}

function resourceAnswer(session: Session, path: ResourcePath): Outcome | Promise<Outcome> {
  const { server } = session;
  if (isProjectPath(path)) {
    return projectAnswer(session, path) ?? pageNotFound();
  }
  const virtual = findVirtual(server, path);
  if (virtual !== undefined) {
    return virtualAnswer(session, path, virtual);
  }
  const entry = server.backend.registry.find(path.group, path.version, path.resource);
  if (entry === undefined || (path.namespace !== undefined && !isScoped(entry, path))) {
    return pageNotFound();
  }
  const call: Call = { ...session, path, entry };
  if (path.subresource !== undefined) {
    return subresource(call);
  }
  return isReview(entry) && session.request.method === 'POST' ? review(call) : dispatch(call);
}

/** A namespace in the path belongs to namespaced kinds, and to namespaces themselves. */
function isScoped(entry: KindEntry, path: ResourcePath): boolean {
  return entry.namespaced || (path.resource === 'namespaces' && path.name !== undefined);
}

function dispatch(call: Call): Outcome | Promise<Outcome> {
  const { entry, path, request } = call;
  const verb = verbOf(request, path);
  const needsNamespace = verb !== 'list' && verb !== 'watch' && verb !== 'deletecollection';
  const isPlaced = !entry.namespaced || path.namespace !== undefined || !needsNamespace;
  if (!entry.verbs.some((served) => served === verb) || !isPlaced) {
    throw notAllowed();
  }
  switch (verb) {
    case 'get':
      return isWatch(request.query) ? watchObjects(call) : getObject(call);
    case 'list':
      return listObjects(call);
    case 'watch':
      return watchObjects(call);
    default:
      return write(call, verb);
  }
}

function write(call: Call, verb: string): Outcome {
  switch (verb) {
    case 'create':
      if (call.path.name !== undefined) {
        throw notAllowed();
      }
      return create(call);
    case 'update':
      return update(call);
    case 'patch':
      return patch(call);
    case 'delete':
      return remove(call);
    case 'deletecollection':
      return removeCollection(call);
    default:
      throw methodNotAllowed(call.entry, `${verb} is not supported`);
  }
}

function notAllowed(): Error {
  return failure(405, 'MethodNotAllowed', {
    message: 'the server does not allow this method on the requested resource',
    details: {},
  });
}
