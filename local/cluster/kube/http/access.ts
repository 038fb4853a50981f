import type { AccessAttributes } from '../contracts';
import { failure, forbidden } from '../failures';
import { requiredName } from '../selectors/fieldSelector';
import type { ApiRequest, Session } from './exchange';
import type { ResourcePath } from './path';

/** The verb of a request on a resource, as access control names it. */
export function verbOf({ method, query }: ApiRequest, path: ResourcePath): string {
  switch (method) {
    case 'POST':
      return 'create';
    case 'PUT':
      return 'update';
    case 'PATCH':
      return 'patch';
    case 'DELETE':
      return path.name === undefined ? 'deletecollection' : 'delete';
    default:
      return path.name !== undefined ? 'get' : isWatch(query) ? 'watch' : 'list';
  }
}

export function isWatch(query: URLSearchParams): boolean {
  const watch = query.get('watch');
  return watch !== null && watch !== 'false' && watch !== '0';
}

/** 403 unless the user may do this. */
export function checkAccess(session: Session, path: ResourcePath): void {
  const { server, user, request } = session;
  const verb = verbOf(request, path);
  // A list of one name is decided as a request for that object.
  const name = path.name ?? requiredName(request.query.get('fieldSelector') ?? '');
  const wanted: AccessAttributes = {
    kind: 'resource',
    verb,
    group: path.group,
    resource: path.resource,
    ...(path.subresource === undefined ? {} : { subresource: path.subresource }),
    ...(path.namespace === undefined ? {} : { namespace: path.namespace }),
    ...(name === undefined ? {} : { name }),
  };
  const answer = server.authorizer.decide(user, wanted);
  if (!answer.allowed) {
    const resource =
      path.subresource === undefined ? path.resource : `${path.resource}/${path.subresource}`;
    const where =
      path.namespace === undefined
        ? 'at the cluster scope'
        : `in the namespace "${path.namespace}"`;
    const why = answer.reason === '' ? '' : `: ${answer.reason}`;
    throw forbidden(
      { group: path.group, plural: path.resource, kind: path.resource },
      name ?? '',
      `User "${user.name}" cannot ${verb} resource "${resource}" in API group "${path.group}" ${where}${why}`,
    );
  }
}

/** 403 unless the user may read a path that is no resource. */
export function checkPathAccess({ server, user, request }: Session): void {
  const verb = request.method.toLowerCase();
  const wanted = { kind: 'path', verb, path: request.path } as const;
  if (!server.authorizer.decide(user, wanted).allowed) {
    throw failure(403, 'Forbidden', {
      message: `forbidden: User "${user.name}" cannot ${verb} path "${request.path}"`,
      details: {},
    });
  }
}
