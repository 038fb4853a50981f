import type { AccessAttributes } from '../contracts';
import { failure, forbidden } from '../failures';
import { requiredName } from '../selectors/fieldSelector';
import type { ApiRequest, Session } from './exchange';
import type { ResourcePath } from './path';

/** The RBAC verb of a request on a resource. */
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

/** 403 if the user lacks permission. */
export function checkAccess(session: Session, path: ResourcePath): void {
  const { server, user, request } = session;
  // A list of one name is authorized like a request for that object.
  const name = path.name ?? requiredName(request.query.get('fieldSelector') ?? '');
  const verb = verbOf(request, path);
  const wanted: AccessAttributes = { kind: 'resource', verb, ...placeOf(path, name) };
  const answer = server.authorizer.decide(user, wanted);
  if (!answer.allowed) {
    const why = answer.reason === '' ? '' : `: ${answer.reason}`;
    throw forbidden(
      { group: path.group, plural: path.resource, kind: path.resource },
      name ?? '',
      `User "${user.name}" cannot ${verb} resource ${placeText(path)}${why}`,
    );
  }
}

function placeOf(
  { group, resource, subresource, namespace }: ResourcePath,
  name: string | undefined,
): Omit<Extract<AccessAttributes, { readonly kind: 'resource' }>, 'kind' | 'verb'> {
  return {
    group,
    resource,
    ...(subresource === undefined ? {} : { subresource }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
  };
}

function placeText({ group, resource, subresource, namespace }: ResourcePath): string {
  const full = subresource === undefined ? resource : `${resource}/${subresource}`;
  const where =
    namespace === undefined ? 'at the cluster scope' : `in the namespace "${namespace}"`;
  return `"${full}" in API group "${group}" ${where}`;
}

/** 403 if the user lacks permission for a non-resource path. */
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
