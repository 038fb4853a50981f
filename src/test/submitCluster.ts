/** A cluster that stores created objects, for tests of submitting and canceling. */
import { answering } from './consoleSdk';

type Stored = { readonly metadata: { readonly name: string; readonly annotations?: object } };

export type SubmitCluster = {
  /** The existing objects, as `plural namespace/name`. */
  readonly names: () => readonly string[];
  /** Creates an object as another user. */
  readonly put: (path: string, object: Stored) => void;
};

/** A failure: a Status in the API server's format. */
export type Refusal = {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
  readonly details?: object;
};

const API = '/api/kubernetes';

/**
 * Stores posted objects in memory, answers lists and reads from them, and deletes them.
 * @param refuse the failure of a request; an Error is a broken connection
 */
export function aSubmitCluster(
  refuse: (method: string, resource: string) => Refusal | Error | undefined = () => undefined,
): SubmitCluster {
  const objects = new Map<string, Stored>();
  let uids = 0;
  const put = (path: string, object: Stored): void => {
    uids += 1;
    const metadata = { uid: `uid-${uids.toString()}`, ...object.metadata };
    objects.set(`${API}${path}`, { ...object, metadata });
  };
  answering(({ method, url, body }) => {
    const [path = '', query = ''] = url.split('?');
    if (ELSEWHERE.test(path)) return undefined;
    if (query.includes('dryRun')) return {};
    const refused = refuse(method, resourceIn(method, path));
    if (refused !== undefined) throw thrown(refused);
    switch (method) {
      case 'POST':
        return post(path, body);
      case 'DELETE':
        objects.delete(path.replace('project.openshift.io/v1/projects', 'v1/namespaces'));
        return {};
      default:
        return get(path);
    }
  });

  function post(path: string, body: unknown): unknown {
    if (!isStored(body)) throw new Error('what is posted has no name');
    if (path.endsWith('/projectrequests')) return request(body.metadata.name);
    const key = `${path}/${body.metadata.name}`;
    if (objects.has(key)) {
      throw thrown({ code: 409, reason: 'AlreadyExists', message: 'already exists' });
    }
    put(key.replace(API, ''), body);
    return body;
  }

  /** The project has only the name of the request. */
  function request(name: string): unknown {
    put(`/api/v1/namespaces/${name}`, { metadata: { name } });
    return objects.get(`${API}/api/v1/namespaces/${name}`);
  }

  function get(path: string): unknown {
    if (path === `${API}/api` || path === `${API}/apis`) return discovery(path);
    const found = objects.get(path);
    if (found !== undefined) return found;
    const items = [...objects].filter(([key]) => key.startsWith(`${path}/`)).map(([, one]) => one);
    return path.includes('/namespaces/') && !/\/namespaces\/[^/]+$/.test(path)
      ? { items }
      : undefined;
  }

  return {
    put,
    names: () => [...objects.keys()].map((key) => key.split('/').slice(-2).join(' ')),
  };
}

/** The mocked cluster with the package answers it. */
const ELSEWHERE = /\/packagemanifests|authorization\.k8s\.io\/v1\/self/;

function resourceIn(method: string, path: string): string {
  return path.split('/').at(method === 'DELETE' ? -2 : -1) ?? '';
}

function isStored(body: unknown): body is Stored {
  return typeof body === 'object' && body !== null && 'metadata' in body;
}

function thrown(refused: Refusal | Error): Error {
  if (refused instanceof Error) return refused;
  const { code, ...status } = refused;
  const json = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, ...status };
  return Object.assign(new Error(refused.message), { code, json });
}

/** ConfigMaps and OperatorGroups are all that a namespace of this cluster can contain. */
function discovery(path: string): unknown {
  const isCore = path === `${API}/api`;
  const [name, version, plural, kind] = isCore
    ? ['', 'v1', 'configmaps', 'ConfigMap']
    : ['operators.coreos.com', 'v1', 'operatorgroups', 'OperatorGroup'];
  const resource = {
    resource: plural,
    responseKind: { group: '', version: '', kind },
    scope: 'Namespaced',
    verbs: ['delete', 'list'],
  };
  return {
    kind: 'APIGroupDiscoveryList',
    items: [{ metadata: { name }, versions: [{ version, resources: [resource] }] }],
  };
}
