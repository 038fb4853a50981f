import type { ResourceModel } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';

/** The objects of an API that go with its CustomResourceDefinition. */
export type LostObjects = {
  /** `null`: the server does not say how many there are beyond those that were read. */
  readonly total: number | null;
  /** Those that were read, most first. */
  readonly places: readonly LostInPlace[];
};

export type LostInPlace = {
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly count: number;
  /** The first ones, in the order of the server. */
  readonly names: readonly string[];
};

/** So many are named. */
const NAMED = 5;

/** How the objects of a CustomResourceDefinition are addressed, in a version that is served; `null`: they are not. */
export function modelOfDefinition(definition: unknown): ResourceModel | null {
  const spec = recordIn(recordIn(definition)['spec']);
  const { plural, kind } = recordIn(spec['names']);
  const served = listIn(spec['versions'])
    .map(recordIn)
    .filter((version) => version['served'] === true);
  // What is stored need not be converted to be read.
  const [best] = [...served.filter(({ storage }) => storage === true), ...served];
  const model = {
    group: textIn(spec['group']),
    version: textIn(best?.['name']),
    kind: textIn(kind),
    plural: textIn(plural),
  };
  const { group, version } = model;
  if (group === null || version === null || model.kind === null || model.plural === null)
    return null;
  const namespaced = spec['scope'] === 'Namespaced';
  return { group, version, kind: model.kind, plural: model.plural, namespaced };
}

/**
 * Counts objects per namespace.
 * @param rest how many there are beyond these
 */
export function lostObjects(items: readonly unknown[], rest: number | null): LostObjects {
  const places = new Map<string | null, LostInPlace>();
  for (const item of items) {
    const metadata = recordIn(recordIn(item)['metadata']);
    const namespace = textIn(metadata['namespace']);
    const known = places.get(namespace) ?? { namespace, count: 0, names: [] };
    const name = known.names.length < NAMED ? textIn(metadata['name']) : null;
    places.set(namespace, {
      namespace,
      count: known.count + 1,
      names: name === null ? known.names : [...known.names, name],
    });
  }
  return {
    total: rest === null ? null : items.length + rest,
    places: [...places.values()].toSorted((one, other) => other.count - one.count),
  };
}
