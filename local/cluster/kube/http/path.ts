import { badRequest } from '../failures';

/** Parts of a resource URL, like `k8s.io/apiserver/pkg/endpoints/request`. */
export type ResourcePath = {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly subresource?: string;
  /** For `proxy`: the forwarded path without its first slash. */
  readonly rest?: string;
};

const NAMESPACE_SUBRESOURCES = new Set(['status', 'finalize']);

/** The resource of a path; `undefined` for discovery and other paths. */
export function parsePath(path: string): ResourcePath | undefined {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
  const [prefix, ...rest] = segments;
  if (prefix === 'api') {
    const [version, ...resource] = rest;
    return version === undefined ? undefined : resourcePath({ group: '', version }, resource);
  }
  const [group, version, ...resource] = rest;
  return prefix !== 'apis' || group === undefined || version === undefined
    ? undefined
    : resourcePath({ group, version }, resource);
}

type GroupVersion = Pick<ResourcePath, 'group' | 'version'>;

function resourcePath(served: GroupVersion, rest: readonly string[]): ResourcePath | undefined {
  const [first, second, third] = rest;
  if (first === undefined) {
    return undefined;
  }
  const isWithin =
    first === 'namespaces' &&
    second !== undefined &&
    third !== undefined &&
    !(served.group === '' && NAMESPACE_SUBRESOURCES.has(third));
  if (isWithin) {
    return { ...named(served, rest.slice(2)), namespace: second };
  }
  const path = named(served, rest);
  // A namespace counts as being in itself, because its permissions are checked there.
  return first === 'namespaces' && served.group === '' && second !== undefined
    ? { ...path, namespace: second }
    : path;
}

function named(served: GroupVersion, rest: readonly string[]): ResourcePath {
  const [resource = '', name, ...subresource] = rest;
  const part = { ...served, resource, ...(name === undefined ? {} : { name }) };
  if (subresource[0] === 'proxy') {
    return { ...part, subresource: 'proxy', rest: subresource.slice(1).join('/') };
  }
  return {
    ...part,
    ...(subresource.length === 0 ? {} : { subresource: subresource.join('/') }),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest(`invalid URL escape in "${segment}"`);
  }
}
