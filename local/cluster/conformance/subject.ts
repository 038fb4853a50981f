/** Observed objects of a situation, and their names. */
import { listAt, textAt } from '../kube/json';
import { normalText } from './normalText';
import type { Observation } from './observation';

export type Scope = {
  /** The situation. */
  readonly name: string;
  /** The namespaces in which the situation takes place. */
  readonly namespaces: readonly string[];
  /** Names of catalogs that the situation creates. */
  readonly catalogs?: readonly string[];
};

/** Excludes objects of other situations, which continue in the background. */
export function within(scope: Scope, seen: readonly Observation[]): readonly Observation[] {
  const packages = new Set(
    seen
      .filter((one) => one.resource === 'subscriptions' && isInside(scope, one))
      .map(({ object }) => textAt(object, 'spec', 'name') ?? ''),
  );
  const unpacking = new Set(
    seen
      .filter((one) => packages.has(bundlePackageOf(one)))
      .map(({ object }) => object.metadata.name),
  );
  return seen.filter((one) => {
    const name =
      one.resource === 'events'
        ? (textAt(one.object, 'involvedObject', 'name') ?? '')
        : one.object.metadata.name;
    return isInside(scope, one) || unpacking.has(name) || isNamed(scope, one);
  });
}

function isInside({ namespaces }: Scope, { resource, object }: Observation): boolean {
  const { name, namespace } = object.metadata;
  switch (resource) {
    case 'events':
      return namespaces.includes(
        textAt(object, 'involvedObject', 'namespace') ??
          textAt(object, 'involvedObject', 'name') ??
          '-',
      );
    case 'configmaps':
      return false;
    case 'operators':
      return namespaces.some((each) => name.endsWith(`.${each}`));
    default:
      return namespaces.includes(namespace ?? '-');
  }
}

const definitionsOfPackages = /\.(?:acme|cache)\.example\.com$/u;

function isNamed({ catalogs = [] }: Scope, { resource, object }: Observation): boolean {
  return (
    (resource === 'crds' && definitionsOfPackages.test(object.metadata.name)) ||
    (resource === 'catalogsources' && catalogs.includes(object.metadata.name))
  );
}

/** The bundle images by the name that their Job and ConfigMap share. */
function unpackedImages(seen: readonly Observation[]): ReadonlyMap<string, string> {
  return new Map(
    seen.flatMap((one) => {
      const image = bundleImageOf(one);
      return image === undefined ? [] : [[one.object.metadata.name, `<${image}>`]];
    }),
  );
}

/** The package whose bundle a Job unpacks: `registry.example.com/<package>-bundle:<version>`. */
function bundlePackageOf(one: Observation): string {
  return /([^/]+)-bundle:/u.exec(bundleImageOf(one) ?? '')?.[1] ?? '-';
}

function bundleImageOf({ resource, object }: Observation): string | undefined {
  if (resource !== 'jobs') return undefined;
  const images = listAt(object, 'spec', 'template', 'spec', 'initContainers').map(
    (container) => textAt(container, 'image') ?? '',
  );
  return images.find((image) => image.includes('-bundle:'));
}

/** Name of an object in an account. Objects with equal generated names get numbers. */
export function titlesOf(seen: readonly Observation[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const images = unpackedImages(seen);
  const used = new Map<string, number>();
  for (const one of seen) {
    const key = keyOf(one);
    if (titles.has(key)) continue;
    const { name, namespace } = one.object.metadata;
    const title = normalText(
      `${one.resource} ${namespace === undefined ? '' : `${namespace}/`}${images.get(name) ?? name}`,
    );
    const number = (used.get(title) ?? 0) + 1;
    used.set(title, number);
    titles.set(key, number === 1 ? title : `${title} (${String(number)})`);
  }
  return titles;
}

/** Successive objects of the same name count as one. */
export function keyOf({ resource, object }: Observation): string {
  const { name, namespace = '' } = object.metadata;
  return `${resource}|${namespace}/${name}`;
}
