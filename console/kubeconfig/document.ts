import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { isRecord } from '../json';
import { fileProblem, KubeconfigError } from './kubeconfigError';
import { invalid, itemsIn, neededText, type Place, textIn, under } from './place';

export type Chosen = {
  readonly contextName: string;
  readonly clusterName: string;
  readonly userName: string;
  readonly cluster: Place;
  /** Without value when the context names no user. */
  readonly user: Place;
};

/**
 * The cluster and user of one context of a kubeconfig.
 * @param contextName the file's current-context when absent
 * @throws KubeconfigError when the file cannot be read or names no such context, cluster or user
 */
export async function chooseContext(path: string, contextName?: string): Promise<Chosen> {
  const root = await readDocument(path);
  const contexts = namedIn(root, 'contexts', 'context');
  const name = contextName ?? textIn(root, 'current-context');
  const known = `Its contexts are: ${[...contexts.keys()].join(', ') || 'none'}.`;
  if (name === undefined) {
    throw new KubeconfigError(
      `${root.file}: current-context is not set; choose a context with --context. ${known}`,
    );
  }
  const context = contexts.get(name);
  if (context === undefined) {
    throw new KubeconfigError(`${root.file}: there is no context "${name}". ${known}`);
  }
  const clusterName = neededText(context, 'cluster');
  const userName = textIn(context, 'user');
  const cluster = namedIn(root, 'clusters', 'cluster').get(clusterName);
  if (cluster === undefined) {
    throw invalid(under(context, 'cluster'), `names "${clusterName}", which is not in clusters`);
  }
  return {
    contextName: name,
    clusterName,
    userName: userName ?? 'anonymous',
    cluster,
    user: userName === undefined ? nothing(root) : userNamed(root, context, userName),
  };
}

async function readDocument(path: string): Promise<Place> {
  const file = resolve(path);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new KubeconfigError(`${file}: ${fileProblem(error)}`);
  });
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = text.slice(0, error.pos[0]).split('\n').length;
    throw new KubeconfigError(`${file}:${line}: this is not YAML: ${error.message}`);
  }
  const value: unknown = document.toJS();
  if (!isRecord(value)) throw new KubeconfigError(`${file}: this is not a kubeconfig`);
  const root = { file, path: '', value };
  const kind = textIn(root, 'kind');
  if (kind !== undefined && kind !== 'Config') {
    throw invalid(under(root, 'kind'), `is ${kind}; a kubeconfig's is Config`);
  }
  return root;
}

/** The entries of a list by name. Of two with one name the first counts, as for kubectl. */
function namedIn(root: Place, list: string, key: string): ReadonlyMap<string, Place> {
  const byName = new Map<string, Place>();
  for (const entry of itemsIn(root, list)) {
    const name = neededText(entry, 'name');
    if (!byName.has(name)) byName.set(name, under(entry, key));
  }
  return byName;
}

function userNamed(root: Place, context: Place, name: string): Place {
  const user = namedIn(root, 'users', 'user').get(name);
  if (user === undefined) {
    throw invalid(under(context, 'user'), `names "${name}", which is not in users`);
  }
  return user;
}

function nothing({ file }: Place): Place {
  return { file, path: 'users', value: undefined };
}
