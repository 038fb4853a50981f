import { isUnavailable } from '../admission/apiServices';
import { checkConversion } from '../admission/conversion';
import type { KindEntry } from '../contracts';
import { failure, methodNotAllowed, tooLarge } from '../failures';
import { faultAnswer, isFaultPath } from '../faults/faultRoutes';
import { strikeAdmission } from '../faults/admissionStrikes';
import type { Matched } from '../faults/fault';
import { connected, exposed, struckBefore } from '../faults/strikes';
import { checkAccess, checkPathAccess, verbOf } from './access';
import { answered, pageNotFound, refusal, unavailable } from './answers';
import type { ApiRequest, ApiServer, Call, Outcome, Session } from './exchange';
import { parsePath } from './path';
import type { ResourcePath } from './path';
import { isProjectPath, projectAnswer, withinItself } from './projects';
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
export const BODY_LIMIT = 3 * 1024 * 1024;

/** Answers a request. Never throws, because errors are responses, too. */
export async function handle(server: ApiServer, request: ApiRequest): Promise<Outcome> {
  try {
    return await route(server, request);
  } catch (thrown) {
    return refusal(thrown);
  }
}

async function route(server: ApiServer, request: ApiRequest): Promise<Outcome> {
  const session: Session = { server, request, user: userOf(server, request) };
  const path = parsePath(request.path);
  if (isFaultPath(request.path)) {
    checkPathAccess(session);
    return faultAnswer(session);
  }
  const verb = path === undefined ? request.method.toLowerCase() : verbOf(request, path);
  const { faults } = server;
  const user = session.user.name;
  const matched = { path: request.path, verb, user, dryRun: request.query.get('dryRun') === 'All' };
  const outcome =
    (await struckBefore(faults, matched)) ??
    (await connected(faults, matched, () => admitted(session, path, matched)));
  return outcome.kind === 'watch' ? exposed(outcome, faults, matched) : outcome;
}

function admitted(
  session: Session,
  path: ResourcePath | undefined,
  matched: Matched,
): Outcome | Promise<Outcome> {
  const { server, request } = session;
  if (path === undefined) {
    checkPathAccess(session);
    if (isGone(server, request.path)) return unavailable();
    const answer = server.meta(request.path, request.headers['accept'] ?? '');
    return answer === undefined ? pageNotFound() : answered(answer);
  }
  checkAccess(session, isProjectPath(path) ? withinItself(path) : path);
  if (request.body.length > BODY_LIMIT) {
    throw tooLarge(BODY_LIMIT);
  }
  strikeAdmission(server.faults, matched);
  return isUnavailable(server.client, path) ? unavailable() : resourceAnswer(session, path);
}

/** Whether a path requests discovery of an API whose server is unavailable. */
function isGone({ client }: ApiServer, path: string): boolean {
  const [, root, group, version] = path.split('/');
  return (
    root === 'apis' &&
    group !== undefined &&
    version !== undefined &&
    isUnavailable(client, { group, version })
  );
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
  checkConversion(server.client, entry);
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
  const { path, request } = call;
  const verb = verbOf(request, path);
  if (!isServed(call.entry, path, verb)) {
    throw notAllowed();
  }
  switch (verb) {
    case 'get':
      return getObject(call);
    case 'list':
      return listObjects(call);
    case 'watch':
      return watchObjects(call);
    default:
      return write(call, verb);
  }
}

/** Whether the kind has the verb at this place: a collection or an object, within a namespace or not. */
function isServed(entry: KindEntry, { namespace, name }: ResourcePath, verb: string): boolean {
  const isWide = ['list', 'watch', 'deletecollection'].includes(verb);
  const isOfOne = ['get', 'update', 'patch', 'delete'].includes(verb);
  return (
    entry.verbs.some((served) => served === verb) &&
    (isWide || !entry.namespaced || namespace !== undefined) &&
    isOfOne === (name !== undefined)
  );
}

function write(call: Call, verb: string): Outcome {
  switch (verb) {
    case 'create':
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
