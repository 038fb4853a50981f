/** OpenShift's projects: the namespaces that the user can get. */
import type { User } from '../contracts';
import { alreadyExists, methodNotAllowed, notFound } from '../failures';
import type { Subject } from '../failures';
import { textAt } from '../json';
import { fieldSelector } from '../selectors/fieldSelector';
import { labelSelector } from '../selectors/labelSelector';
import type { Selects } from '../selectors/labelSelector';
import type { JsonObject, KubeObject, VirtualResource } from '../types';
import { isWatch } from './access';
import { jsonAnswer } from './answers';
import { decodedBody } from './body';
import type { ApiServer, Outcome, Session, WatchSink } from './exchange';
import type { ResourcePath } from './path';
import { listAnswer, objectAnswer, shapeOf } from './representation';
import { virtualEntry } from '../meta/virtualEntry';
import { parseRevision } from './revision';
import { throughProxy } from './virtual';

const GROUP = 'project.openshift.io';
const API_VERSION = `${GROUP}/v1`;
const PROJECTS: Subject = { group: GROUP, plural: 'projects', kind: 'Project' };
const ADMIN_ROLE = 'admin';

/** For discovery; requests are answered by `projectAnswer`. */
export const PROJECT_RESOURCES: readonly VirtualResource[] = [
  discovered('projects', 'Project'),
  discovered('projectrequests', 'ProjectRequest'),
];

export function isProjectPath(path: ResourcePath): boolean {
  return path.group === GROUP && path.version === 'v1';
}

/** Permissions for a project are checked in its namespace. */
export function withinItself(path: ResourcePath): ResourcePath {
  return path.resource === 'projects' && path.name !== undefined
    ? { ...path, namespace: path.name }
    : path;
}

/** Projects are listed, watched, got and deleted; project requests are created. Nothing without OpenShift. */
export function projectAnswer(session: Session, path: ResourcePath): Outcome | undefined {
  const isServed = session.server.virtual.some(({ served }) => served.group === GROUP);
  if (!isServed) return undefined;
  if (path.resource === 'projectrequests' && session.request.method === 'POST') {
    return throughProxy(requestProject(session));
  }
  return path.resource === 'projects' ? throughProxy(project(session, path)) : undefined;
}

function project(session: Session, path: ResourcePath): Outcome {
  const { request, server } = session;
  if (path.name === undefined) {
    return isWatch(request.query) ? watch(session) : list(session);
  }
  const namespace = server.client.get({ resource: 'namespaces', name: path.name });
  if (namespace === undefined) {
    throw notFound(PROJECTS, path.name);
  }
  switch (request.method) {
    case 'GET':
      return objectAnswer(PROJECT_ENTRY, shapeOf(request.headers['accept']), {
        object: projectOf(namespace),
      });
    case 'DELETE':
      server.client.delete({ resource: 'namespaces', name: path.name });
      return jsonAnswer(200, { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success' });
    default:
      throw methodNotAllowed(
        PROJECTS,
        'the server does not allow this method on the requested resource',
      );
  }
}

function list({ request, server, user }: Session): Outcome {
  const isWanted = selectorIn(request.query);
  const objects = server.client
    .list('namespaces')
    .filter((namespace) => isWanted(namespace) && canSee(server, user, namespace))
    .map(projectOf);
  return listAnswer(PROJECT_ENTRY, shapeOf(request.headers['accept']), {
    objects,
    metadata: { resourceVersion: String(server.backend.store.revision()) },
  });
}

/** A namespace has the name and the labels of its project. */
function selectorIn(query: URLSearchParams): Selects {
  const labels = labelSelector(query.get('labelSelector') ?? '');
  const fields = fieldSelector(PROJECT_ENTRY, query.get('fieldSelector') ?? '').selects;
  return (namespace) => labels(namespace) && fields(namespace);
}

/** Events of the namespaces that the user can get at that time. */
function watch({ request, server, user }: Session): Outcome {
  const from = parseRevision(request.query.get('resourceVersion') ?? '');
  const { store } = server.backend;
  const isWanted = selectorIn(request.query);
  const open = (sink: WatchSink): (() => void) => {
    const send = (type: string, namespace: KubeObject): void => {
      if (!isWanted(namespace)) return;
      if (type === 'DELETED' || canSee(server, user, namespace)) {
        sink.send(JSON.stringify({ type, object: projectOf(namespace) }));
      }
    };
    const past = from === undefined ? undefined : store.since('namespaces', from);
    if (past === undefined) {
      store.list('namespaces').forEach((namespace) => {
        send('ADDED', namespace);
      });
    }
    past?.forEach(({ type, object }) => {
      send(type, object);
    });
    return store.subscribe('namespaces', ({ type, object }) => {
      send(type, object);
    });
  };
  return { kind: 'watch', open };
}

/** Creates the namespace and makes the user its admin, as OpenShift's project template does. */
function requestProject({ request, server, user }: Session): Outcome {
  const body = decodedBody(request, 'ProjectRequest');
  const name = textAt(body, 'metadata', 'name') ?? '';
  if (server.client.get({ resource: 'namespaces', name }) !== undefined) {
    throw alreadyExists({ ...PROJECTS, plural: 'project' }, name);
  }
  const namespace = server.client.create('namespaces', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {
      name,
      annotations: {
        'openshift.io/description': textAt(body, 'description') ?? '',
        'openshift.io/display-name': textAt(body, 'displayName') ?? '',
        'openshift.io/requester': user.name,
      },
    },
  });
  server.client.create('rolebindings.rbac.authorization.k8s.io', {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata: { name: ADMIN_ROLE, namespace: name },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: ADMIN_ROLE },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: user.name }],
  });
  return jsonAnswer(201, projectOf(namespace));
}

function projectOf({ metadata, spec, status }: KubeObject): KubeObject {
  const finalizers: JsonObject[string] = spec?.['finalizers'];
  return {
    kind: 'Project',
    apiVersion: API_VERSION,
    metadata,
    spec: finalizers === undefined ? {} : { finalizers },
    status: { phase: textAt(status, 'phase') ?? 'Active' },
  };
}

function canSee({ authorizer }: ApiServer, user: User, { metadata }: KubeObject): boolean {
  const { name } = metadata;
  const wanted = { kind: 'resource', verb: 'get', namespace: name, name } as const;
  return authorizer.decide(user, { ...wanted, group: '', resource: 'namespaces' }).allowed;
}

function discovered(plural: string, kind: string): VirtualResource {
  return {
    served: {
      key: `${plural}.${GROUP}`,
      group: GROUP,
      version: 'v1',
      plural,
      kind,
      namespaced: false,
    },
    singular: kind.toLowerCase(),
    shortNames: [],
    categories: [],
    list: () => [],
    get: () => undefined,
    subresources: {},
  };
}

const PROJECT_ENTRY = virtualEntry(discovered('projects', 'Project'));
